# OpenGL 3.3 core loader, written at build time by the packaged glad 2 generator: #include <glad/gl.h>.
find_program(GLAD_GENERATOR glad REQUIRED)
set(glad_dir ${CMAKE_CURRENT_BINARY_DIR}/glad)
add_custom_command(
  OUTPUT ${glad_dir}/src/gl.c ${glad_dir}/include/glad/gl.h
  COMMAND ${GLAD_GENERATOR} --api gl:core=3.3 --extensions GL_KHR_debug --reproducible --quiet --out-path ${glad_dir} c
  COMMENT "Generating the OpenGL loader" VERBATIM)
add_library(tunnel_glad STATIC ${glad_dir}/src/gl.c ${glad_dir}/include/glad/gl.h)
target_include_directories(tunnel_glad SYSTEM PUBLIC ${glad_dir}/include)
target_link_libraries(tunnel_glad PUBLIC ${CMAKE_DL_LIBS})
