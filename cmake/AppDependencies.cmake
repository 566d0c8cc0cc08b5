# What only the window program needs: SDL2, Dear ImGui, CLI11, toml++, stb. Found by CMake package or pkg-config,
# so that no distribution's paths stand here. OpenGL itself is loaded at run time (glad, ImGui), not linked.
# core and scenes configure without this file.
find_package(Threads REQUIRED)
find_package(CLI11 REQUIRED)
find_package(tomlplusplus REQUIRED)
find_package(PkgConfig REQUIRED)

find_package(SDL2 CONFIG QUIET)
if(NOT TARGET SDL2::SDL2)
  pkg_check_modules(SDL2 REQUIRED IMPORTED_TARGET GLOBAL sdl2>=2.26)
  add_library(SDL2::SDL2 ALIAS PkgConfig::SDL2)
endif()

# The packaged library already holds the SDL2 and OpenGL 3 backends.
pkg_check_modules(imgui REQUIRED IMPORTED_TARGET imgui)
find_path(imgui_backends_dir NAMES imgui_impl_sdl2.h imgui_impl_sdl.h
          HINTS ${imgui_INCLUDE_DIRS} PATH_SUFFIXES backends imgui/backends REQUIRED)
add_library(tunnel_imgui INTERFACE)
target_include_directories(tunnel_imgui SYSTEM INTERFACE ${imgui_backends_dir})
target_link_libraries(tunnel_imgui INTERFACE PkgConfig::imgui SDL2::SDL2 ${CMAKE_DL_LIBS})

find_path(stb_dir stb/stb_image_write.h REQUIRED)
add_library(tunnel_stb INTERFACE)
target_include_directories(tunnel_stb SYSTEM INTERFACE ${stb_dir})
