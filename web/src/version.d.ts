// The version of Wharf, which the build takes from CMakeLists.txt.
declare const __WHARF_VERSION__: string;
