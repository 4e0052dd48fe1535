import type { pdfium } from './wasm.ts';

type Module = Awaited<ReturnType<typeof pdfium>>;

/**
 * A WebAssembly module of one import, `e.f`, of the type of `FPDF_FILEACCESS.m_GetBlock` (fpdfview.h), which it exports again as `f`.
 * PDFium calls functions of its own kind only.
 */
const GET_BLOCK = new Uint8Array(
  [
    [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00], // "\0asm", version 1
    [0x01, 0x09, 0x01, 0x60, 0x04, 0x7f, 0x7f, 0x7f, 0x7f, 0x01, 0x7f], // a type: four numbers of 32 bits to one
    [0x02, 0x07, 0x01, 0x01, 0x65, 0x01, 0x66, 0x00, 0x00], // the import "e" "f" of this type
    [0x07, 0x05, 0x01, 0x01, 0x66, 0x00, 0x00], // the export "f"
  ].flat(),
);

/** `FPDF_FILEACCESS`: the length, the function and its first argument, of 4 bytes each. */
const ACCESS_BYTES = 12;

/** No function of a C program has the address 0, and PDFium's table of functions cannot grow: this place is free. */
const FREE_PLACE = 0;

interface Files {
  open: Map<number, Uint8Array>;
  lastKey: number;
}
const filesOf = new WeakMap<Module, Files>();

/** The open files of a PDFium, with the function that reads them in its table. */
function filesIn(module: Module): Files {
  const known = filesOf.get(module);
  if (known) return known;
  const open = new Map<number, Uint8Array>();
  const read = (key: number, position: number, to: number, size: number): number => {
    const [from, at] = [position >>> 0, to >>> 0];
    const block = open.get(key)?.subarray(from, from + size);
    if (block?.length !== size) return 0;
    module.HEAPU8.set(block, at);
    return 1;
  };
  const { f } = new WebAssembly.Instance(new WebAssembly.Module(GET_BLOCK), { e: { f: read } }).exports;
  module.wasmExports.__indirect_function_table.set(FREE_PLACE, f);
  const files = { open, lastKey: 0 };
  filesOf.set(module, files);
  return files;
}

/**
 * Lets PDFium read bytes where they are: a copy in its memory, which never shrinks, would cost a large file twice its size. Gives the
 * address of their `FPDF_FILEACCESS`; nothing when PDFium has no memory left.
 */
export function shareBytes(module: Module, bytes: Uint8Array): { access: number; close(): void } | undefined {
  const { malloc, free } = module.wasmExports;
  const access = malloc(ACCESS_BYTES);
  if (!access) return undefined;
  const files = filesIn(module);
  const key = ++files.lastKey;
  files.open.set(key, bytes);
  new Uint32Array(module.HEAPU8.buffer, access, 3).set([bytes.length, FREE_PLACE, key]);
  return {
    access,
    close() {
      files.open.delete(key);
      free(access);
    },
  };
}
