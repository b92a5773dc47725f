# Puts into the folder `tree` the libraries that the program loads, but for those that belong to the machine: the C and
# C++ libraries, the graphics driver's, X's and the fonts', as AppImage leaves them out, too. Their licences come along.
set(own ${tree}/lib/lockstep)
find_program(PATCHELF patchelf)
if(NOT PATCHELF)
    message(FATAL_ERROR "The portable archive needs patchelf, so that its libraries find each other.")
endif()
execute_process(COMMAND qtpaths6 --query QT_INSTALL_PLUGINS OUTPUT_VARIABLE from OUTPUT_STRIP_TRAILING_WHITESPACE
    COMMAND_ERROR_IS_FATAL ANY)
set(plugins "")
foreach(kind platforms/libqxcb platforms/libqoffscreen platforms/libqwayland-generic platforms/libqwayland-egl
        wayland-shell-integration/libxdg-shell platforminputcontexts/libcomposeplatforminputcontextplugin
        platforminputcontexts/libibusplatforminputcontextplugin imageformats/libqsvg imageformats/libqjpeg
        iconengines/libqsvgicon)
    if(EXISTS ${from}/${kind}.so)
        get_filename_component(folder ${kind} DIRECTORY)
        file(COPY ${from}/${kind}.so DESTINATION ${own}/plugins/${folder})
        list(APPEND plugins ${own}/plugins/${kind}.so)
    endif()
endforeach()
string(CONCAT ofTheMachine "^(linux-vdso|ld-linux.*|libc|libm|libdl|librt|libpthread|libresolv|libgcc_s|libstdc\\+\\+"
    "|libGL|libGLX|libEGL|libOpenGL|libGLdispatch|libGLESv2|libdrm|libgbm|libX11|libX11-xcb|libxcb|libXau|libXdmcp"
    "|libwayland-.*|libfontconfig|libfreetype|libexpat|libz|libuuid|libcom_err|libselinux|libudev)\\.so.*")
file(GET_RUNTIME_DEPENDENCIES EXECUTABLES ${tree}/bin/lockstep LIBRARIES ${plugins}
    RESOLVED_DEPENDENCIES_VAR found UNRESOLVED_DEPENDENCIES_VAR missing PRE_EXCLUDE_REGEXES ${ofTheMachine})
if(missing)
    message(FATAL_ERROR "The portable archive lacks ${missing}.")
endif()
foreach(library ${found})
    file(COPY ${library} DESTINATION ${own} FOLLOW_SYMLINK_CHAIN)
    get_filename_component(real ${library} REALPATH)
    get_filename_component(name ${real} NAME)
    execute_process(COMMAND ${PATCHELF} --set-rpath $ORIGIN ${own}/${name} COMMAND_ERROR_IS_FATAL ANY)
    # Debian lists its libraries under /usr or without it.
    string(REGEX REPLACE "^/usr/" "/" short ${real})
    foreach(path /usr${short} ${short})
        execute_process(COMMAND dpkg -S ${path} OUTPUT_VARIABLE package ERROR_QUIET RESULT_VARIABLE unknown)
        if(NOT unknown)
            string(REGEX REPLACE ":.*" "" package ${package})
            configure_file(/usr/share/doc/${package}/copyright ${tree}/share/doc/lockstep/licences/${package} COPYONLY)
            break()
        endif()
    endforeach()
endforeach()
foreach(plugin ${plugins})
    execute_process(COMMAND ${PATCHELF} --set-rpath $ORIGIN/../.. ${plugin} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
execute_process(COMMAND ${PATCHELF} --set-rpath $ORIGIN/../lib/lockstep ${tree}/bin/lockstep COMMAND_ERROR_IS_FATAL ANY)
file(WRITE ${tree}/bin/qt.conf "[Paths]\nPrefix = ..\nPlugins = lib/lockstep/plugins\n")
