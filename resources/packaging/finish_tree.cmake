# Run by cpack on the folder that it packs. The portable archive gets the libraries that it needs; of all files the time
# is that of the version, so that a package that is built again is the same.
set(tree ${CPACK_TEMPORARY_INSTALL_DIRECTORY})
if(CPACK_GENERATOR STREQUAL "TGZ")
    include(${CMAKE_CURRENT_LIST_DIR}/portable.cmake)
endif()
execute_process(COMMAND chmod -R u+rwX,go+rX,go-w ${tree} COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND find ${tree} -exec touch -h -d @$ENV{SOURCE_DATE_EPOCH} {} + COMMAND_ERROR_IS_FATAL ANY)
