import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PDFContext, type PDFDocument, PDFName, type PDFPage } from '@cantoo/pdf-lib';
import type { PrintProfile } from '@print-shop/contracts';
import { deadlineIn } from '../deadline.ts';
import type { Facts } from '../facts.ts';
import { noteConversion } from '../mend/convert/note-conversion.ts';
import { newDocument } from '../mend/new-page.ts';
import type { Finding, PageSize } from '../report.ts';
import { card } from '../rules/facts.fixture.ts';
import { findingsOf } from '../rules/index.ts';
import { readPdf } from './read-pdf.ts';

export const MM = 72 / 25.4;
/** A light ground over the whole page. */
export const GROUND = '0.1 0.2 0 0 k -1000 -1000 3000 3000 re f ';

export type Entries = Record<string, unknown>;
type Literal = Parameters<PDFContext['obj']>[0];
/** Resources, or what makes them. */
export type Resources = Entries | ((context: PDFContext, document: PDFDocument) => Entries);
export interface PageOptions {
  resources?: Resources;
  widthMm?: number;
  heightMm?: number;
  /** Millimetres between the edges of the page and its trim box; `null` for a page without one. */
  margin?: number | null;
  change?: (page: PDFPage, document: PDFDocument) => unknown;
}

/** A document of a card of 90 × 54 mm with 3 mm of bleed, drawn by the content stream `content`. */
export async function pageWith(content: string, options: PageOptions = {}): Promise<PDFDocument> {
  const document = await newDocument();
  addPageWith(document, content, options);
  return document;
}

export function addPageWith(
  document: PDFDocument,
  content: string,
  { resources = {}, widthMm = 96, heightMm = 60, margin = 3, change }: PageOptions = {},
): void {
  const { context } = document;
  const page = document.addPage([widthMm * MM, heightMm * MM]);
  if (margin !== null)
    page.setTrimBox(margin * MM, margin * MM, (widthMm - 2 * margin) * MM, (heightMm - 2 * margin) * MM);
  const entries = typeof resources === 'function' ? resources(context, document) : resources;
  page.node.set(PDFName.of('Resources'), context.obj(entries as Literal));
  page.node.set(PDFName.of('Contents'), context.register(context.flateStream(content)));
  change?.(page, document);
}

/** The facts of a document, and what the rules find in it. */
export async function readingOf(
  document: PDFDocument | Uint8Array,
  change: Partial<PrintProfile> = {},
  size: PageSize | null = null,
): Promise<{ facts: Facts; findings: Finding[] }> {
  const outDir = mkdtempSync(join(tmpdir(), 'read-pdf-'));
  const profile = { ...card, ...change };
  try {
    const bytes = document instanceof Uint8Array ? document : await document.save();
    const context = { profile, size, outDir, deadline: deadlineIn(60_000), onProgress: () => undefined };
    const { facts } = await readPdf(bytes, context, noteConversion);
    return { facts, findings: findingsOf(facts, profile, size) };
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

/** The findings of a page as `code level variant`. */
export async function foundIn(content: string, options: PageOptions = {}): Promise<string[]> {
  const { findings } = await readingOf(await pageWith(content, options));
  return findings.map(worded);
}

export const worded = ({ code, level, values: { variant } }: Finding): string =>
  [code, level, variant].filter((part) => part !== undefined).join(' ');

/** A font of the given name: embedded, as far as anybody looks, or not. */
export const fontNamed = (
  context: PDFContext,
  name: string,
  isEmbedded = true,
  entries: Record<string, unknown> = {},
) =>
  context.obj({
    Type: 'Font',
    Subtype: 'TrueType',
    BaseFont: name,
    ...entries,
    FontDescriptor: {
      Type: 'FontDescriptor',
      FontName: name,
      ...(isEmbedded ? { FontFile2: context.register(context.stream('x')) } : {}),
    },
  } as Literal);
