# One place for what every target of ours has in common. A folder's sources are all its .cpp files.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

add_library(tunnel_options INTERFACE)
target_include_directories(tunnel_options INTERFACE ${PROJECT_SOURCE_DIR})
# Same bits everywhere: no contraction into fused multiply-add, never fast-math.
target_compile_options(tunnel_options INTERFACE -Wall -Wextra -Wconversion -Wshadow -ffp-contract=off)
# g++ 12 at -O3 sees an overlap in "text" + std::string (GCC bug 105651) and unset members in a moved std::variant,
# neither of which is there; clang's own analysis and the sanitizers stay on.
target_compile_options(tunnel_options INTERFACE
                       "$<$<CXX_COMPILER_ID:GNU>:-Wno-restrict;-Wno-maybe-uninitialized>")
# With precompiled headers g++ no longer knows that bug's other warnings as those of system headers.
if(TUNNEL_LAB_PCH)
  target_compile_options(tunnel_options INTERFACE "$<$<CXX_COMPILER_ID:GNU>:-Wno-stringop-overflow;-Wno-array-bounds>")
endif()
# Of files compiled as one, names of a neighbour count as shadowed; a file's own are told in other builds.
if(TUNNEL_LAB_UNITY)
  target_compile_options(tunnel_options INTERFACE -Wno-shadow)
endif()
if(TUNNEL_LAB_WERROR)
  target_compile_options(tunnel_options INTERFACE -Werror)
endif()
if(TUNNEL_LAB_NATIVE)
  target_compile_options(tunnel_options INTERFACE -march=native)
endif()
if(TUNNEL_LAB_BASELINE)
  target_compile_definitions(tunnel_options INTERFACE TUNNEL_LAB_BASELINE)
endif()
if(TUNNEL_LAB_SANITIZE)
  target_compile_options(tunnel_options INTERFACE -fsanitize=${TUNNEL_LAB_SANITIZE} -fno-sanitize-recover=all
                         -fno-omit-frame-pointer)
  target_link_options(tunnel_options INTERFACE -fsanitize=${TUNNEL_LAB_SANITIZE})
endif()

# tunnel_folder_sources(OUT folder…): every .cpp below the folders.
function(tunnel_folder_sources out)
  set(found "")
  foreach(folder IN LISTS ARGN)
    file(GLOB_RECURSE here CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*.cpp)
    list(APPEND found ${here})
  endforeach()
  set(${out} ${found} PARENT_SCOPE)
endfunction()

# tunnel_precompile(target headers…): these and the commonest headers are read once for the whole target, if asked for.
function(tunnel_precompile target)
  if(TUNNEL_LAB_PCH)
    target_precompile_headers(${target} PRIVATE <algorithm> <array> <cmath> <functional> <memory> <optional> <span>
                              <string> <string_view> <variant> <vector> <glm/vec2.hpp> <glm/vec3.hpp> ${ARGN})
  endif()
endfunction()

# tunnel_unite(target [BY_SUBJECT]): the files of a folder (BY_SUBJECT: those whose first word is the same) are compiled
# several at a time, if asked for. Names in their anonymous namespaces must differ for that; generated files and those
# elsewhere stay alone. Tests are small, and what they include is large: twice as many go together.
function(tunnel_unite target)
  if(NOT TUNNEL_LAB_UNITY)
    return()
  endif()
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources INCLUDE REGEX "\\.cpp$")
  list(SORT sources)
  set(most ${TUNNEL_LAB_UNITY})
  if(target MATCHES "_tests$")
    math(EXPR most "2 * ${most}")
  endif()
  set(last "")
  foreach(source IN LISTS sources)
    get_filename_component(source ${source} ABSOLUTE)
    get_filename_component(folder ${source} DIRECTORY)
    if("BY_SUBJECT" IN_LIST ARGN AND source MATCHES "/([^/_]*)_([^/]*_)?test\\.cpp$")
      string(APPEND folder "/${CMAKE_MATCH_1}")
    endif()
    if(NOT folder STREQUAL last OR held EQUAL most)
      set(held 0)
      math(EXPR group "${group} + 1")
    endif()
    math(EXPR held "${held} + 1")
    set(last ${folder})
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${target}_${group})
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()

# tunnel_library(name sources…): a static library with our options; they stay out of an installed package.
function(tunnel_library name)
  if(NOT ARGN)
    file(CONFIGURE OUTPUT empty.cpp CONTENT "// No source yet.\n")
    set(ARGN ${CMAKE_CURRENT_BINARY_DIR}/empty.cpp)
  endif()
  add_library(${name} STATIC ${ARGN})
  target_link_libraries(${name} PRIVATE $<BUILD_INTERFACE:tunnel_options>)
  tunnel_precompile(${name})
endfunction()
