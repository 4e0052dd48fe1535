import { PDFArray, PDFNull, PDFStream } from '@cantoo/pdf-lib';
import { Refusal } from '../refusal.ts';
import { get, listOf } from './objects.ts';
import type { PageNode } from './page-tree.ts';
import { bytesOf } from './streams.ts';

/** The content of a page: one stream, or several that are read as one. Broken ones are left out. */
export function contentOf(
  { dict }: Pick<PageNode, 'dict'>,
  { onDamage, onCut }: { onDamage?(): void; onCut?(): void } = {},
): Uint8Array {
  const contents = get(dict, 'Contents');
  const streams = contents instanceof PDFArray ? listOf(contents) : [contents];
  const parts: Uint8Array[] = [];
  for (const stream of streams) {
    if (!(stream instanceof PDFStream)) {
      if (stream && stream !== PDFNull) onDamage?.();
      continue;
    }
    try {
      parts.push(bytesOf(stream, onCut), Uint8Array.of(10));
    } catch (error) {
      if (error instanceof Refusal) throw error;
      onDamage?.();
    }
  }
  return Buffer.concat(parts);
}
