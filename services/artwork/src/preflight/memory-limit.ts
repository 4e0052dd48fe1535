/** WebAssembly has no memory limit of its own. From here on, growing beyond `bytes` fails, and the program inside reports it. */
export function limitWebAssembly(bytes: number): void {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function limited(pages) {
    if (this.buffer.byteLength + pages * 65_536 > bytes) throw new RangeError('The file needs too much memory.');
    return grow.call(this, pages);
  };
}
