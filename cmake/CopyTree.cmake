# cmake -DFROM=… -DTO=… -P CopyTree.cmake: TO becomes a copy of FROM; a file deleted in FROM goes from TO as well.
file(REMOVE_RECURSE ${TO})
file(MAKE_DIRECTORY ${TO})
file(COPY ${FROM}/ DESTINATION ${TO})
