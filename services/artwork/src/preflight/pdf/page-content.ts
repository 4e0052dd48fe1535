import { PDFArray, PDFDict, PDFStream } from '@cantoo/pdf-lib';
import { Refusal } from '../refusal.ts';
import { get, getArray, getDict, getName, listOf } from './objects.ts';
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
    if (!(stream instanceof PDFStream)) continue;
    try {
      parts.push(bytesOf(stream, onCut), Uint8Array.of(10));
    } catch (error) {
      if (error instanceof Refusal) throw error;
      onDamage?.();
    }
  }
  return Buffer.concat(parts);
}

/** Annotations that show something; links, form fields and the windows of notes do not count. */
export function annotationsOf({ dict }: Pick<PageNode, 'dict'>): number {
  const quiet = new Set(['Link', 'Popup', 'Widget', 'PrinterMark', 'TrapNet']);
  return (getArray(dict, 'Annots') ?? []).filter(
    (value) => value instanceof PDFDict && !quiet.has(getName(value, 'Subtype') ?? 'Link') && getDict(value, 'AP'),
  ).length;
}
