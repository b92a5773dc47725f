# Sourced by app/run and tests/run: packages, configuring and building. Needs $root.
# shellcheck shell=bash

build_packages="bubblewrap cmake ninja-build g++ qt6-base-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools libqt6svg6 pocl-opencl-icd ocl-icd-opencl-dev opencl-clhpp-headers
 libfmt-dev nlohmann-json3-dev libzstd-dev liblua5.4-dev libharfbuzz-dev libqpdf-dev libzip-dev libcli11-dev libstb-dev fonts-inter fonts-jetbrains-mono fonts-noto-cjk libgl-dev qt6-qpa-plugins ffmpeg"

missing_packages() {
    local package
    for package in "$@"; do
        [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || echo "$package"
    done
}

# Installs what is missing, by name; does nothing, quickly, where nothing is.
install_packages() {
    local missing
    missing=$(missing_packages "$@" | tr '\n' ' ')
    [ -n "${missing// /}" ] || return 0
    local as_root=""
    if [ "$(id -u)" != 0 ]; then
        if command -v sudo >/dev/null 2>&1 && { sudo -n true 2>/dev/null || [ -t 0 ]; }; then
            as_root=sudo
        else
            echo "Some packages are missing; install them as root with: apt-get install $missing" >&2
            return 1
        fi
    fi
    echo "Installing: $missing" >&2
    $as_root apt-get update -qq >&2 || true
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >&2 || {
        echo "The packages could not be installed; try: apt-get install $missing" >&2
        return 1
    }
}

# build TESTS TARGET…: configures build/ once, with the tests (ON) or so far without (OFF), and builds the targets.
build() {
    local tests=$1
    shift
    if [ ! -f "$root/build/build.ninja" ] ||
        { [ "$tests" = ON ] && ! grep -qs '^LOCKSTEP_TESTS:BOOL=ON' "$root/build/CMakeCache.txt"; }; then
        (cd "$root" && cmake --preset release "-DLOCKSTEP_TESTS=$tests") >&2 || return 1
    fi
    cmake --build "$root/build" --target "$@" >&2
}
