import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { written } from '../../pdf/as-printed.ts';
import { convertColours } from './convert-colours.ts';

/** A file with its colours converted, and the pages of it that became pictures. */
export async function conversionOf(
  bytes: Uint8Array,
  target: Omit<Parameters<typeof convertColours>[1], 'outDir'>,
): Promise<{ bytes: Uint8Array; pictures: number[] }> {
  const outDir = mkdtempSync(join(tmpdir(), 'convert-'));
  try {
    const { document, pictures } = await convertColours(bytes, { ...target, outDir });
    return { bytes: await written(document), pictures };
  } finally {
    rmSync(outDir, { recursive: true });
  }
}
