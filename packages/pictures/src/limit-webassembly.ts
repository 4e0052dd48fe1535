/**
 * Limits the memory of WebAssembly, which has no limit of its own. From here on, growing beyond `bytes` fails, and the program inside
 * reports it. `onFull` is called before. ADR 31 weighs this patch of a prototype.
 */
export function limitWebAssembly(bytes: number, onFull?: () => void): void {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function limited(pages) {
    if (this.buffer.byteLength + pages * 65_536 > bytes) {
      onFull?.();
      throw new RangeError('The file needs too much memory.');
    }
    return grow.call(this, pages);
  };
}
