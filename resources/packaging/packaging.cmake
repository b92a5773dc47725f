# What is installed, and the packages that cpack makes of it. Read by CMakeLists.txt.
include(GNUInstallDirs)
set(packaging ${CMAKE_SOURCE_DIR}/resources/packaging)
set(packed ${CMAKE_BINARY_DIR}/packaging) # what is made for packages
set(data ${CMAKE_INSTALL_DATADIR})

# The newest version of the history is this one; its day is that of all files of a package, so that whoever builds it
# again gets the same bytes.
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/resources/docs/CHANGELOG.md)
file(STRINGS ${CMAKE_SOURCE_DIR}/resources/docs/CHANGELOG.md newest REGEX "^## " LIMIT_COUNT 1)
if(NOT newest MATCHES "^## ${PROJECT_VERSION} \\(([0-9]+-[0-9]+-[0-9]+)\\)$")
    message(FATAL_ERROR "resources/docs/CHANGELOG.md begins with \"${newest}\", and this is version ${PROJECT_VERSION}; "
        "write \"## ${PROJECT_VERSION} (YYYY-MM-DD)\".")
endif()
set(LOCKSTEP_DATE ${CMAKE_MATCH_1})
set(LOCKSTEP_MAINTAINER "The Lockstep authors <authors@lockstep.invalid>" CACHE STRING
    "Who answers for the package: a name and an address that somebody reads")

install(TARGETS lockstep)
if(LOCKSTEP_OCLGRIND)
    install(TARGETS lockstep_oclgrind LIBRARY DESTINATION lib/lockstep) # engine/files/shipped.cpp looks there
endif()
install(DIRECTORY kernels/ DESTINATION ${data}/lockstep/kernels)
install(DIRECTORY resources/plans/ DESTINATION ${data}/lockstep/plans)
install(DIRECTORY resources/docs resources/pictures DESTINATION ${CMAKE_INSTALL_DOCDIR})
if(LOCKSTEP_GUI)
    install(DIRECTORY resources/lectures/ DESTINATION ${data}/lockstep/lectures)
endif()

# Pages and completions, from the help of the program itself.
if(NOT CMAKE_CROSSCOMPILING)
    add_custom_command(OUTPUT ${packed}/pages
        COMMAND ${CMAKE_COMMAND} -DPROGRAM=$<TARGET_FILE:lockstep> -DTO=${packed}/pages -P ${packaging}/pages.cmake
        DEPENDS lockstep ${packaging}/pages.cmake VERBATIM)
    add_custom_target(pages ALL DEPENDS ${packed}/pages)
    install(DIRECTORY ${packed}/pages/man1 DESTINATION ${CMAKE_INSTALL_MANDIR} OPTIONAL)
    install(FILES ${packed}/pages/lockstep.bash DESTINATION ${data}/bash-completion/completions RENAME lockstep OPTIONAL)
    if(EXISTS /etc/debian_version)
        set(zsh vendor-completions)
    else()
        set(zsh site-functions)
    endif()
    install(FILES ${packed}/pages/_lockstep DESTINATION ${data}/zsh/${zsh} OPTIONAL)
    install(FILES ${packed}/pages/lockstep.fish DESTINATION ${data}/fish/vendor_completions.d OPTIONAL)
endif()

if(NOT UNIX OR APPLE)
    set(CPACK_GENERATOR ZIP)
    include(CPack)
    return()
endif()

# The desktop then opens .lockstep files with the program.
if(LOCKSTEP_GUI)
    install(FILES resources/desktop/lockstep.desktop DESTINATION ${data}/applications)
    install(FILES resources/desktop/lockstep.xml DESTINATION ${data}/mime/packages)
    set(icons ${data}/icons/hicolor/scalable)
    install(FILES resources/desktop/lockstep.svg DESTINATION ${icons}/apps)
    install(FILES resources/desktop/application-x-lockstep.svg DESTINATION ${icons}/mimetypes)
    configure_file(resources/desktop/lockstep.metainfo.xml.in ${packed}/lockstep.metainfo.xml @ONLY)
    install(FILES ${packed}/lockstep.metainfo.xml DESTINATION ${data}/metainfo)
    # A package leaves the desktop's lists to those who install it.
    install(CODE "
        if(\"\$ENV{DESTDIR}\$ENV{LOCKSTEP_PACKING}\" STREQUAL \"\")
            set(data \${CMAKE_INSTALL_PREFIX}/${data})
            execute_process(COMMAND update-mime-database \${data}/mime ERROR_QUIET)
            execute_process(COMMAND update-desktop-database \${data}/applications ERROR_QUIET)
        endif()")
endif()

# Debian's words for the same: who may use it, and what changed.
configure_file(LICENSE ${packed}/copyright COPYONLY)
find_program(GZIP gzip)
find_program(DATE date)
if(GZIP AND DATE)
    execute_process(COMMAND ${CMAKE_COMMAND} "-DFROM=${CMAKE_SOURCE_DIR}/resources/docs/CHANGELOG.md" -DTO=${packed}
        "-DMAINTAINER=${LOCKSTEP_MAINTAINER}" -DLICENCE=${CMAKE_SOURCE_DIR}/LICENSE -P ${packaging}/debian_texts.cmake
        COMMAND_ERROR_IS_FATAL ANY)
    install(FILES ${packed}/changelog.gz ${packed}/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR})
    execute_process(COMMAND ${DATE} -u -d ${LOCKSTEP_DATE} +%s OUTPUT_VARIABLE LOCKSTEP_EPOCH
        OUTPUT_STRIP_TRAILING_WHITESPACE)
endif()

set(CPACK_GENERATOR DEB TGZ)
set(CPACK_PACKAGE_NAME lockstep)
set(CPACK_PACKAGE_VENDOR "The Lockstep authors")
set(CPACK_PACKAGE_CONTACT "${LOCKSTEP_MAINTAINER}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "step through parallel sorts and scans that run on OpenCL")
set(CPACK_PACKAGE_FILE_NAME lockstep-${PROJECT_VERSION}-linux-${CMAKE_SYSTEM_PROCESSOR})
set(CPACK_RESOURCE_FILE_LICENSE ${CMAKE_SOURCE_DIR}/LICENSE)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION education)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"Lockstep shows parallel sorts, scans and reductions launch by launch, as
a teacher or a student steps through them. Each really runs on an OpenCL
device, and the pictures are drawn from what it gave back.
.
Pictures, slides, videos and pages can be exported, runs compared, and
kernels of one's own recorded.")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS
    "pocl-opencl-icd | opencl-icd, ffmpeg, bubblewrap, fonts-inter, fonts-jetbrains-mono, fonts-noto-cjk, libqt6svg6, qt6-translations-l10n")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "oclgrind, openssh-client")
configure_file(${packaging}/cpack_options.cmake.in ${packed}/cpack_options.cmake @ONLY)
set(CPACK_PROJECT_CONFIG_FILE ${packed}/cpack_options.cmake)
set(CPACK_PRE_BUILD_SCRIPTS ${packaging}/finish_tree.cmake)
set(CPACK_POST_BUILD_SCRIPTS ${packaging}/sort_archive.cmake)
include(CPack)
