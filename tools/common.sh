# shellcheck shell=bash disable=SC2034
# Shared by the commands of this folder. Messages go to stderr: stdout belongs to the program that is run.
set -euo pipefail

top=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
jobs=$(nproc 2>/dev/null || getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)

say() { printf '%s\n' "$*" >&2; }

# A compiler cache is used when it is there, and never asked for. Without it, headers read once for many files save most
# of a build; the two do not go together.
launcher=() batches=(-DTUNNEL_LAB_PCH=ON -DTUNNEL_LAB_UNITY=8)
if command -v ccache >/dev/null; then
    launcher=(-DCMAKE_C_COMPILER_LAUNCHER=ccache -DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
    batches=(-DTUNNEL_LAB_PCH=OFF -DTUNNEL_LAB_UNITY=0)
fi

# configure PRESET [cmake options…]: quiet unless it fails. A build folder that was moved is begun anew.
configure() {
    local preset=$1 build=$top/build/$1 fresh=() log
    shift
    if [ -f "$build/CMakeCache.txt" ] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$top" "$build/CMakeCache.txt"; then
        fresh=(--fresh)
    fi
    mkdir -p "$build"
    log=$build/configure.log
    if ! (cd "$top" && cmake --preset "$preset" "${fresh[@]}" "${launcher[@]}" "$@") >"$log" 2>&1; then
        cat "$log" >&2
        say "Configuring failed (preset $preset)."
        return 1
    fi
    if grep -q '^CMake Warning' "$log"; then cat "$log" >&2; fi
}

# build PRESET [targets…]: one moving line on a terminal, nothing when up to date, the compiler's words on failure
# (all of them: it goes on after the first).
build() {
    local preset=$1 log=$top/build/$1/build.log targets=() status=0
    shift
    if [ $# -gt 0 ]; then targets=(--target "$@"); fi
    if [ -t 2 ]; then
        (cd "$top" && cmake --build --preset "$preset" -j "$jobs" "${targets[@]}" -- -k 0 2>&1) | tee "$log" |
            awk '/^\[[0-9]+\/[0-9]+\] (Build|Link|Gener)/ { printf "\r\033[K%s", substr($0, 1, 78); shown = 1; fflush() }
                 END { if (shown) printf "\r\033[K" }' >&2 || status=1
    else
        (cd "$top" && cmake --build --preset "$preset" -j "$jobs" "${targets[@]}" -- -k 0) >"$log" 2>&1 || status=1
    fi
    if [ $status -ne 0 ]; then
        grep -v '^\[[0-9]*/[0-9]*\] ' "$log" | tail -n 200 >&2
        say "Building failed (preset $preset); the whole log is in $log."
    fi
    return $status
}
