# cmake --install, and two Debian packages (cpack): wharf, the program with the web client inside; wharf-server, its
# service.

install(TARGETS wharf RUNTIME DESTINATION bin COMPONENT wharf)
install(FILES README.md LICENSE CHANGELOG.md DESTINATION share/doc/wharf COMPONENT wharf)
install(DIRECTORY docs/ DESTINATION share/doc/wharf/docs COMPONENT wharf PATTERN pictures EXCLUDE)
# Man pages and completions say what this very program says of itself.
install(CODE "
  set(program ${CMAKE_BINARY_DIR}/wharf)
  set(share \$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/share)
  file(MAKE_DIRECTORY \${share}/man/man1 \${share}/bash-completion/completions \${share}/zsh/vendor-completions
       \${share}/fish/vendor_completions.d)
  execute_process(COMMAND \${program} man --folder \${share}/man/man1 COMMAND_ERROR_IS_FATAL ANY)
  file(GLOB pages \${share}/man/man1/wharf*.1)
  execute_process(COMMAND gzip -9nf \${pages} COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND \${program} completion bash OUTPUT_FILE \${share}/bash-completion/completions/wharf
                  COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND \${program} completion zsh OUTPUT_FILE \${share}/zsh/vendor-completions/_wharf
                  COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND \${program} completion fish OUTPUT_FILE \${share}/fish/vendor_completions.d/wharf.fish
                  COMMAND_ERROR_IS_FATAL ANY)" COMPONENT wharf)
install(FILES packaging/wharf-server.service DESTINATION lib/systemd/system COMPONENT wharf-server)
install(DIRECTORY packaging/monitoring packaging/several-machines DESTINATION share/doc/wharf-server/examples COMPONENT wharf-server
        USE_SOURCE_PERMISSIONS)
install(FILES packaging/wharf.sysusers DESTINATION lib/sysusers.d RENAME wharf.conf COMPONENT wharf-server)
# A system's settings lie in /etc, those of a folder of one's own inside it.
install(CODE "
  set(settings \${CMAKE_INSTALL_PREFIX}/etc)
  if(CMAKE_INSTALL_PREFIX STREQUAL /usr)
    set(settings /etc)
  endif()
  file(INSTALL ${CMAKE_SOURCE_DIR}/packaging/wharf.conf DESTINATION \${settings}/wharf)" COMPONENT wharf-server)

set(CPACK_GENERATOR DEB)
set(CPACK_SET_DESTDIR ON)
set(CPACK_INSTALL_PREFIX /usr)
set(CPACK_PACKAGE_NAME wharf)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_VENDOR Wharf)
set(CPACK_PACKAGE_CONTACT "Wharf <maintainers@wharf.invalid>")
set(CPACK_STRIP_FILES ON)
set(CPACK_COMPONENTS_ALL wharf wharf-server)
set(CPACK_COMPONENTS_GROUPING ONE_PER_GROUP)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_WHARF_PACKAGE_NAME wharf)
set(CPACK_DEBIAN_WHARF_PACKAGE_SHLIBDEPS ON)
set(CPACK_COMPONENT_WHARF_DESCRIPTION "Eurogames against people and computer players
 Rules, records, analysis, arena and server in one program; the web client is inside.")
set(CPACK_DEBIAN_WHARF-SERVER_PACKAGE_NAME wharf-server)
set(CPACK_DEBIAN_WHARF-SERVER_PACKAGE_ARCHITECTURE all)
set(CPACK_DEBIAN_WHARF-SERVER_PACKAGE_DEPENDS "wharf (>= ${PROJECT_VERSION}), systemd | passwd")
set(CPACK_DEBIAN_WHARF-SERVER_PACKAGE_CONTROL_EXTRA
    "${CMAKE_SOURCE_DIR}/packaging/postinst;${CMAKE_SOURCE_DIR}/packaging/prerm;${CMAKE_SOURCE_DIR}/packaging/conffiles")
set(CPACK_COMPONENT_WHARF-SERVER_DESCRIPTION "Wharf as a service
 A systemd unit, its user, and /etc/wharf/wharf.conf.")
include(CPack)
