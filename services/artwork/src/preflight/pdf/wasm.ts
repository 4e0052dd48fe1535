import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PDFiumModule } from '@hyzyla/pdfium';

type Module = Awaited<ReturnType<typeof PDFiumModule>>;

let module: Promise<Module> | undefined;

/** PDFium as WebAssembly, started at the first use. */
export function pdfium(): Promise<Module> {
  module ??= start();
  return module;
}

async function start(): Promise<Module> {
  const wasmBinary = new Uint8Array(readFileSync(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm'))));
  const started = await PDFiumModule({ wasmBinary: wasmBinary.buffer, locateFile: () => '' });
  started._FPDF_InitLibraryWithConfig({});
  return started;
}
