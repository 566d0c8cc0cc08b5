# What the program reads at run time. One layout serves a build and an installation:
#   <build>/tunnel-lab            <build>/share/tunnel-lab/{fonts,shaders,assets}
#   <prefix>/bin/tunnel-lab      <prefix>/share/tunnel-lab/{fonts,shaders,assets}
# The program looks in <its folder>/share/tunnel-lab, then in <its folder>/../share/tunnel-lab (app/files/resources.hpp).
set(resources_dir ${PROJECT_BINARY_DIR}/share/tunnel-lab)
set(resource_stamps "")

foreach(folder shaders assets)
  file(GLOB_RECURSE files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${folder}/*)
  if(NOT files)
    continue()
  endif()
  # The list is a dependency too, so that a deleted file disappears from the copy.
  set(list ${CMAKE_CURRENT_BINARY_DIR}/${folder}.files)
  string(REPLACE ";" "\n" lines "${files}")
  file(CONFIGURE OUTPUT ${list} CONTENT "${lines}\n" @ONLY)
  set(stamp ${CMAKE_CURRENT_BINARY_DIR}/${folder}.stamp)
  add_custom_command(
    OUTPUT ${stamp}
    COMMAND ${CMAKE_COMMAND} -DFROM=${PROJECT_SOURCE_DIR}/${folder} -DTO=${resources_dir}/${folder}
            -P ${PROJECT_SOURCE_DIR}/cmake/CopyTree.cmake
    COMMAND ${CMAKE_COMMAND} -E touch ${stamp}
    DEPENDS ${files} ${list} ${PROJECT_SOURCE_DIR}/cmake/CopyTree.cmake
    COMMENT "Copying ${folder}" VERBATIM)
  list(APPEND resource_stamps ${stamp})
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/${folder}/ DESTINATION ${CMAKE_INSTALL_DATADIR}/tunnel-lab/${folder}
          COMPONENT app)
endforeach()

# The fonts are not ours and not committed: copied from where the system keeps them.
find_program(FC_LIST fc-list)
set(font_folders "")
if(FC_LIST)
  execute_process(COMMAND ${FC_LIST} --format "%{file}\n" OUTPUT_VARIABLE installed ERROR_QUIET)
  string(REGEX MATCHALL "[^\n]*/Nanum[^/\n]*" installed "${installed}")
  foreach(file IN LISTS installed)
    get_filename_component(folder ${file} DIRECTORY)
    list(APPEND font_folders ${folder})
  endforeach()
  list(REMOVE_DUPLICATES font_folders)
endif()
set(fonts_missing "")
foreach(font NanumGothic NanumGothicBold NanumGothicCoding)
  if(FONT_${font} AND NOT EXISTS ${FONT_${font}}) # Found once, removed since: look again.
    unset(FONT_${font} CACHE)
  endif()
  find_file(FONT_${font} ${font}.ttf
            HINTS ${font_folders}
            PATHS $ENV{HOME}/.local/share/fonts $ENV{HOME}/.fonts $ENV{HOME}/Library/Fonts
            PATH_SUFFIXES share/fonts share/fonts/truetype/nanum share/fonts/nanum share/fonts/TTF share/fonts/naver-nanum)
  mark_as_advanced(FONT_${font})
  if(NOT FONT_${font})
    list(APPEND fonts_missing ${font}.ttf)
    continue()
  endif()
  set(copy ${resources_dir}/fonts/${font}.ttf)
  add_custom_command(OUTPUT ${copy} COMMAND ${CMAKE_COMMAND} -E copy ${FONT_${font}} ${copy}
                     DEPENDS ${FONT_${font}} COMMENT "Copying ${font}.ttf" VERBATIM)
  list(APPEND resource_stamps ${copy})
  install(FILES ${FONT_${font}} DESTINATION ${CMAKE_INSTALL_DATADIR}/tunnel-lab/fonts COMPONENT app)
endforeach()
# Their licence (SIL OFL 1.1) asks to travel with them.
find_file(FONT_LICENCE NAMES copyright OFL.txt LICENSE HINTS ${font_folders} PATH_SUFFIXES share/doc/fonts-nanum)
mark_as_advanced(FONT_LICENCE)
if(FONT_LICENCE AND EXISTS ${FONT_LICENCE})
  set(copy ${resources_dir}/fonts/LICENCE-Nanum.txt)
  add_custom_command(OUTPUT ${copy} COMMAND ${CMAKE_COMMAND} -E copy ${FONT_LICENCE} ${copy}
                     DEPENDS ${FONT_LICENCE} COMMENT "Copying the fonts' licence" VERBATIM)
  list(APPEND resource_stamps ${copy})
  install(FILES ${FONT_LICENCE} DESTINATION ${CMAKE_INSTALL_DATADIR}/tunnel-lab/fonts RENAME LICENCE-Nanum.txt
          COMPONENT app)
endif()
if(fonts_missing)
  list(JOIN fonts_missing ", " fonts_missing)
  message(WARNING "Fonts not found: ${fonts_missing} (Debian: fonts-nanum). Without them the program opens in English only.")
endif()

add_custom_target(tunnel_resources ALL DEPENDS ${resource_stamps})
