// Rust's library takes its first chance from bcryptprimitives.dll, which Wine has from version 9 on: that of Debian 12 cannot load a program that
// asks for it. The same chance by its older name is in every Windows and every Wine.

#include <windows.h>

// RtlGenRandom of advapi32: the name that its library knows it by.
BOOLEAN NTAPI SystemFunction036(PVOID bytes, ULONG count);

BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T count) {
    const ULONG most = 1u << 30;
    while (count > 0) {
        ULONG part = count < most ? (ULONG)count : most;
        if (!SystemFunction036(bytes, part)) {
            return FALSE;
        }
        bytes += part;
        count -= part;
    }
    return TRUE;
}
