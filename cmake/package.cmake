# What is installed, and packed by scripts/package.sh: the program with its five rulebooks, what it knows of its own
# command line, and the documents. No compiler is needed where it is installed.
include(GNUInstallDirs)

set(manual ${CMAKE_CURRENT_BINARY_DIR}/manual)
file(MAKE_DIRECTORY ${manual})
set(pages ${manual}/nomos.1.gz ${manual}/nomos.bash ${manual}/nomos.zsh ${manual}/nomos.fish)
add_custom_command(OUTPUT ${pages}
  COMMAND sh -c "$<TARGET_FILE:nomos> man | gzip -9n > ${manual}/nomos.1.gz"
  COMMAND sh -c "for shell in bash zsh fish; do $<TARGET_FILE:nomos> completion $shell > ${manual}/nomos.$shell; done"
  DEPENDS nomos VERBATIM COMMENT "Printing the manual page")
add_custom_target(nomos_manual ALL DEPENDS ${pages})
if(TARGET nomos_mpi)  # its help says whether it is there
  add_dependencies(nomos_manual nomos_mpi)
endif()

set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME runtime)
install(TARGETS nomos RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(FILES ${manual}/nomos.1.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${manual}/nomos.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME nomos)
install(FILES ${manual}/nomos.zsh DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions RENAME _nomos)
install(FILES ${manual}/nomos.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
install(FILES README.md CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY docs DESTINATION ${CMAKE_INSTALL_DOCDIR})  # so that they find each other as in the tree
install(DIRECTORY examples DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT dev)
include(kit)

set(CPACK_GENERATOR TGZ)
find_program(DPKG_SHLIBDEPS dpkg-shlibdeps)
if(DPKG_SHLIBDEPS)
  list(APPEND CPACK_GENERATOR DEB)
endif()
set(CPACK_PACKAGE_NAME nomos)
set(CPACK_PACKAGE_VENDOR Nomos)
set(CPACK_PACKAGE_CONTACT "Nomos <nomos@example.org>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "proves what rulebooks of board games say and finds what they fail to say")
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Its one program needs what the package "nomos" brings; a look at each of its 400 headers takes a minute.
set(CPACK_DEBIAN_DEV_PACKAGE_SHLIBDEPS OFF)
set(CPACK_THREADS 2)
# Packages of Debian's: the program, what a ruleset of one's own is built with, and what mpirun needs. The archive holds
# all of them.
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_RUNTIME_PACKAGE_NAME nomos)
set(CPACK_DEBIAN_DEV_PACKAGE_NAME nomos-dev)
set(CPACK_COMPONENT_DEV_DESCRIPTION "builds programs of rulesets outside of Nomos' tree")
set(CPACK_DEBIAN_DEV_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEV_PACKAGE_DEPENDS
  "nomos (= ${PROJECT_VERSION}), cmake, make | ninja-build, g++, libz3-dev, libfmt-dev, libsqlite3-dev, libboost-graph-dev")
set(CPACK_DEBIAN_MPI_PACKAGE_NAME nomos-mpi)
set(CPACK_COMPONENT_MPI_DESCRIPTION "lets mpirun share nomos explore among processes and machines")
set(CPACK_DEBIAN_MPI_PACKAGE_DEPENDS "nomos (= ${PROJECT_VERSION}), openmpi-bin")
include(CPack)
