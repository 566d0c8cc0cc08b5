# cmake -DOBJDUMP=… -DLIBRARY=… -P NoGlobals.cmake: fails when the library has a variable in writable memory.
# Constant tables of pointers sit in .data.rel.ro and are read-only once loaded: no fault.
execute_process(COMMAND ${OBJDUMP} -t -C ${LIBRARY} OUTPUT_VARIABLE symbols COMMAND_ERROR_IS_FATAL ANY)
string(REPLACE ";" "," symbols "${symbols}")
string(REGEX MATCHALL "[^\n]* O \\.(data|bss|tdata|tbss)[^\n]*" writable "${symbols}")
list(FILTER writable EXCLUDE REGEX " O \\.data\\.rel\\.ro")
# Typeinfo and the like are the compiler's own.
list(FILTER writable EXCLUDE REGEX "DW\\.ref\\.__gxx_personality_v0")
if(writable)
  list(JOIN writable "\n" text)
  message(FATAL_ERROR "Writable variables in ${LIBRARY}:\n${text}")
endif()
