# Manual pages and completions, as PROGRAM prints them, in the folder TO. Run by the build.
file(REMOVE_RECURSE ${TO})
file(MAKE_DIRECTORY ${TO}/man1)
find_program(GZIP gzip)

function(printed file) # ARGN: the call
    execute_process(COMMAND ${PROGRAM} ${ARGN} OUTPUT_FILE ${TO}/${file} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

printed(man1/lockstep.1 man)
file(READ ${TO}/man1/lockstep.1 page)
string(REGEX MATCHALL "\\.BR lockstep\\\\-[a-z]+" names "${page}")
foreach(name ${names})
    string(REGEX REPLACE ".*-" "" name ${name})
    printed(man1/lockstep-${name}.1 man ${name})
endforeach()
if(GZIP)
    file(GLOB all ${TO}/man1/*.1)
    execute_process(COMMAND ${GZIP} -9n ${all} COMMAND_ERROR_IS_FATAL ANY)
endif()
printed(lockstep.bash completion bash)
printed(_lockstep completion zsh)
printed(lockstep.fish completion fish)
