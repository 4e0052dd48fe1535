import { PDFDocument, PDFName, PDFNumber, PDFObjectCopier } from '@cantoo/pdf-lib';
import type { Deadline } from '../deadline.ts';
import type { Raster } from '../raster.ts';
import { becomeColoured, unfoldPictures, written } from './as-printed.ts';
import { type InkMap, inkDrawings, inkMaps } from './ink/ink-map.ts';
import { hasForm, MAX_REDRAWN_BYTES } from './open-pdf.ts';
import { pagesOf } from './page-tree.ts';
import { type DrawnDocument, openDrawn } from './pdfium-document.ts';
import { showMixedSteps } from './show-mixed-steps.ts';
import { openSoftProof } from './soft-proof.ts';
import { noteStepInks, stepInksByLayers } from './step-inks.ts';

/** The entries of a page that say how it is drawn, but for those that it may inherit. */
const DRAWN = ['Contents', 'Group', 'UserUnit'];

type Drawing = Parameters<DrawnDocument['draw']>[1];

/**
 * A document as a press prints it, to be drawn. A file that is too large to be written again is written page by page. Of a page that
 * is too large by itself, its own bytes are drawn, and nothing is known about its inks. Must be closed.
 */
export interface PrintedDocument {
  /** Draws a page, counted from 0, by `asProof` with the colours that the press makes of its inks. */
  draw(page: number, how: Drawing, asProof?: boolean): Promise<Raster>;
  /** See `inkMaps`. */
  inkMaps(pages: readonly number[]): Promise<Map<number, InkMap>>;
  /** See `inkDrawings`. */
  inkDrawings(pages: readonly number[], longestPx: number): AsyncGenerator<[page: number, drawing: Raster]>;
  close(): void;
}

/**
 * Makes a document that was opened of `bytes` one to be drawn. `isChanged`: whether it is another one than they say. Its inks of steps
 * after printing have colours of their own afterwards.
 */
export async function openPrinted(
  document: PDFDocument,
  bytes: Uint8Array,
  isChanged: boolean,
  deadline: Deadline,
): Promise<PrintedDocument> {
  const isColoured = becomeColoured(document, deadline);
  return bytes.length > MAX_REDRAWN_BYTES
    ? openLarge(document, bytes, deadline)
    : openWhole(document, bytes, isColoured || isChanged, deadline);
}

async function openWhole(
  document: PDFDocument,
  bytes: Uint8Array,
  isChanged: boolean,
  deadline: Deadline,
): Promise<PrintedDocument> {
  const isWritten = (await unfoldPictures(document, deadline)) || isChanged;
  const printed = isWritten ? await written(document) : bytes;
  const shown = (await showMixedSteps(document, deadline)) ? await written(document) : printed;
  const drawn = await openDrawn(shown, hasForm(document) && !isWritten);
  let proof: DrawnDocument | undefined;
  return {
    async draw(page, how, asProof = false) {
      if (asProof) proof ??= (await openSoftProof(shown, deadline)) ?? drawn;
      return ((asProof && proof) || drawn).draw(page, how);
    },
    inkMaps: (pages) => inkMaps(printed, pages, deadline),
    inkDrawings: (pages, longestPx) => inkDrawings(printed, pages, longestPx, deadline),
    close() {
      if (proof !== drawn) proof?.close();
      drawn.close();
    },
  };
}

async function openLarge(document: PDFDocument, bytes: Uint8Array, deadline: Deadline): Promise<PrintedDocument> {
  const drawn = await openDrawn(bytes, hasForm(document));
  const nodes = pagesOf(document);
  const stepInks = stepInksByLayers(document.context);

  /** The bytes of a document with what is drawn of this page alone; nothing where that is too large. */
  const alone = async (page: number, isShown = false): Promise<Uint8Array | undefined> => {
    deadline.check();
    const node = nodes[page];
    if (!node) return undefined;
    const one = await PDFDocument.create({ updateMetadata: false });
    const copier = PDFObjectCopier.for(document.context, one.context);
    const { node: copied } = one.addPage();
    for (const key of DRAWN) {
      const value = node.dict.get(PDFName.of(key));
      if (value) copied.set(PDFName.of(key), copier.copy(value));
    }
    if (node.resources) copied.set(PDFName.of('Resources'), copier.copy(node.resources));
    for (const [key, { x0, y0, x1, y1 }] of Object.entries({ MediaBox: node.media, CropBox: node.crop }))
      copied.set(PDFName.of(key), one.context.obj([x0, y0, x1, y1]));
    copied.set(PDFName.of('Rotate'), PDFNumber.of(node.rotate));
    const intents = document.catalog.get(PDFName.of('OutputIntents'));
    if (intents) one.catalog.set(PDFName.of('OutputIntents'), copier.copy(intents));
    noteStepInks(one.context, stepInks);
    await unfoldPictures(one, deadline);
    if (isShown) await showMixedSteps(one, deadline);
    const bytesAlone = await written(one);
    return bytesAlone.length > MAX_REDRAWN_BYTES ? undefined : bytesAlone;
  };

  return {
    async draw(page, how, asProof = false) {
      const one = await alone(page, true);
      if (!one) return drawn.draw(page, how);
      const opened = (asProof && (await openSoftProof(one, deadline))) || (await openDrawn(one, false));
      try {
        return opened.draw(0, how);
      } finally {
        opened.close();
      }
    },
    async inkMaps(pages) {
      const maps = new Map<number, InkMap>();
      for (const page of pages) {
        const one = await alone(page);
        const map = one && (await inkMaps(one, [0], deadline)).get(0);
        if (map) maps.set(page, map);
      }
      return maps;
    },
    async *inkDrawings(pages, longestPx) {
      for (const page of pages) {
        const one = await alone(page);
        if (one) for await (const [, drawing] of inkDrawings(one, [0], longestPx, deadline)) yield [page, drawing];
      }
    },
    close: () => drawn.close(),
  };
}
