# Run by cpack behind a package. Its archives have their files in the order in which the disk has them; packed again, by
# name and of nobody, the same files are the same archive.
if(CPACK_GENERATOR STREQUAL "TGZ")
    get_filename_component(above ${CPACK_TEMPORARY_INSTALL_DIRECTORY} DIRECTORY)
    get_filename_component(folder ${CPACK_TEMPORARY_INSTALL_DIRECTORY} NAME)
    foreach(archive ${CPACK_PACKAGE_FILES})
        string(REGEX REPLACE "\\.gz$" "" plain ${archive})
        file(REMOVE ${archive})
        execute_process(COMMAND tar --sort=name --mtime=@$ENV{SOURCE_DATE_EPOCH} --owner=0 --group=0 --numeric-owner
            -C ${above} -cf ${plain} ${folder} COMMAND_ERROR_IS_FATAL ANY)
        execute_process(COMMAND gzip -9n ${plain} COMMAND_ERROR_IS_FATAL ANY)
    endforeach()
endif()
