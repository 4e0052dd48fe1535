/** prctl(2): the signal that a process gets when its parent ends. */
const PR_SET_PDEATHSIG = 1;
const SIGKILL = 9;

/**
 * Has this process end with the one that started it, however that ends, and even while it rests. A stopped process does not learn that its
 * channel was closed. Where the kernel offers nothing of that kind, it does nothing.
 */
export function endWithParent(): void {
  const ffi = process.platform === 'linux' ? process.getBuiltinModule('node:ffi') : undefined;
  if (!ffi) return;
  const { functions } = ffi.dlopen(null, { prctl: { arguments: ['i32', 'u64'], return: 'i32' } });
  functions.prctl(PR_SET_PDEATHSIG, BigInt(SIGKILL));
}
