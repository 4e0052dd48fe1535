import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PDFiumModule } from '@hyzyla/pdfium';

/** The package's types leave out what it does not use itself. */
type Module = Awaited<ReturnType<typeof PDFiumModule>> & {
  wasmExports: { __indirect_function_table: WebAssembly.Table };
  _FPDF_LoadCustomDocument(access: number, password: number): number;
  _FPDFPage_SetCropBox(page: number, left: number, bottom: number, right: number, top: number): void;
};

let module: Promise<Module> | undefined;

/** PDFium as WebAssembly, started at the first use. */
export function pdfium(): Promise<Module> {
  module ??= start();
  return module;
}

async function start(): Promise<Module> {
  const wasmBinary = new Uint8Array(readFileSync(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm'))));
  const started = (await PDFiumModule({ wasmBinary: wasmBinary.buffer, locateFile: () => '' })) as Module;
  started._FPDF_InitLibraryWithConfig({});
  return started;
}
