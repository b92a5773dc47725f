# Debian's changelog, from CHANGELOG.md (FROM), and its copyright, from LICENCE, in the folder TO.
file(STRINGS ${FROM} lines ENCODING UTF-8)
set(text "")
set(end "")
set(entry "")
foreach(line IN LISTS lines)
    if(line MATCHES "^## ([0-9.]+) \\(([-0-9]+)\\)$")
        string(APPEND text "${entry}${end}")
        set(version ${CMAKE_MATCH_1})
        execute_process(COMMAND date -u -d ${CMAKE_MATCH_2} +%s OUTPUT_VARIABLE epoch OUTPUT_STRIP_TRAILING_WHITESPACE
            COMMAND_ERROR_IS_FATAL ANY)
        set(ENV{SOURCE_DATE_EPOCH} ${epoch})
        string(TIMESTAMP day "%a, %d %b %Y %H:%M:%S +0000" UTC)
        set(entry "lockstep (${version}) unstable; urgency=medium\n")
        set(end "\n\n -- ${MAINTAINER}  ${day}\n\n")
    elseif(NOT version)
        continue()
    elseif(line MATCHES "^- (.*)$")
        string(APPEND entry "\n  * ${CMAKE_MATCH_1}")
    elseif(line MATCHES "^  ?([^ ].*)$")
        string(APPEND entry "\n    ${CMAKE_MATCH_1}")
    endif()
endforeach()
file(WRITE ${TO}/changelog "${text}${entry}${end}")
execute_process(COMMAND gzip -9nf ${TO}/changelog COMMAND_ERROR_IS_FATAL ANY)

file(STRINGS ${LICENCE} lines)
set(body "")
set(holder "")
foreach(line IN LISTS lines)
    if(line MATCHES "^Copyright \\(c\\) (.*)$")
        set(holder ${CMAKE_MATCH_1})
    elseif(holder)
        if(line STREQUAL "")
            set(line .)
        endif()
        string(APPEND body " ${line}\n")
    endif()
endforeach()
string(REGEX REPLACE "^ \\.\n" "" body "${body}") # the empty line under the holder
file(WRITE ${TO}/copyright "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Lockstep

Files: *
Copyright: ${holder}
License: Expat
${body}")
