import { type PDFDict, PDFDocument, PDFName, PDFNumber, PDFObjectCopier, PDFRawStream } from '@cantoo/pdf-lib';
import { collect } from '../collect.ts';
import type { Deadline } from '../deadline.ts';
import type { Raster } from '../raster.ts';
import { becomeColoured, unfoldPictures, written } from './as-printed.ts';
import { type InkMap, inkDrawings, inkMaps } from './ink/ink-map.ts';
import { readContent } from './lexer.ts';
import { getDict } from './objects.ts';
import { hasForm, MAX_REDRAWN_BYTES } from './open-pdf.ts';
import { contentOf } from './page-content.ts';
import { type PageNode, pagesOf } from './page-tree.ts';
import { type DrawnDocument, openDrawn } from './pdfium-document.ts';
import { Screen } from './press-proof.ts';
import { showMixedSteps } from './show-mixed-steps.ts';
import { shrinkPictures } from './smaller-pictures.ts';
import { openSoftProof } from './soft-proof.ts';
import { noteStepInks, stepInksByLayers } from './step-inks.ts';

/** About how many bytes of a large file are opened at a time, to be drawn: opening takes a tenth of a second. */
const GROUP_BYTES = 8_000_000;

/** The entries of a page that say how it is drawn, but for those that it may inherit. */
const DRAWN = ['Contents', 'Group', 'UserUnit'];

type Drawing = Parameters<DrawnDocument['draw']>[1];

/**
 * A document as a press prints it, to be drawn. A file that is too large to be written again is written some pages at a time. Of a page that
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
  const isUnfolded = await unfoldPictures(document, deadline);
  const large = await shrinkPictures(document, deadline);
  const isWritten = isUnfolded || isChanged || large.size > 0;
  const printed = isWritten ? await written(document) : bytes;
  const shown = (await showMixedSteps(document, deadline)) ? await written(document) : printed;
  for (const [ref, picture] of large) document.context.assign(ref, picture);
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

/** Some pages of a document, and the bytes of one that has them alone. */
interface Part {
  pages: readonly number[];
  bytes: Uint8Array;
}

async function openLarge(document: PDFDocument, bytes: Uint8Array, deadline: Deadline): Promise<PrintedDocument> {
  const drawn = await openDrawn(bytes, hasForm(document));
  const nodes = pagesOf(document);
  const stepInks = stepInksByLayers(document.context);
  const groupSize = Math.max(1, Math.floor((GROUP_BYTES * nodes.length) / bytes.length));
  const tooLarge = new Set<string>();
  const screen = new Screen();

  /** The part with these pages; nothing where that is too large. */
  const partOf = async (pages: readonly number[], isShown: boolean): Promise<Part | undefined> => {
    if (tooLarge.has(pages.join())) return undefined;
    const part = await PDFDocument.create({ updateMetadata: false });
    const copier = PDFObjectCopier.for(document.context, part.context);
    for (const page of pages) {
      deadline.check();
      copyPage(nodes[page] as PageNode, part, copier);
    }
    const intents = document.catalog.get(PDFName.of('OutputIntents'));
    if (intents) part.catalog.set(PDFName.of('OutputIntents'), copier.copy(intents));
    noteStepInks(part.context, stepInks);
    await unfoldPictures(part, deadline);
    await shrinkPictures(part, deadline);
    if (isShown) await showMixedSteps(part, deadline);
    const partBytes = dataIn(part) <= MAX_REDRAWN_BYTES ? await written(part) : undefined;
    if (partBytes && partBytes.length <= MAX_REDRAWN_BYTES) return { pages, bytes: partBytes };
    tooLarge.add(pages.join());
    return undefined;
  };
  /** The part with this page and those beside it, or with it alone; nothing where that is too large. */
  const partWith = async (page: number, isShown = false): Promise<Part | undefined> => {
    const first = page - (page % groupSize);
    const group = [...nodes.keys()].slice(first, first + groupSize);
    return (await partOf(group, isShown)) ?? (await partOf([page], isShown));
  };
  /** The parts with these pages, and where in a part each of them is. */
  async function* partsWith(pages: readonly number[]): AsyncGenerator<{ part: Part; places: Map<number, number> }> {
    const left = new Set(pages);
    for (const page of pages) {
      collect();
      const part = left.has(page) ? await partWith(page) : undefined;
      if (!part) continue;
      const places = new Map([...part.pages.entries()].filter(([, one]) => left.delete(one)));
      yield { part, places };
    }
  }

  /** The part that was drawn last, as it is and as proof. */
  const open = new Map<boolean, Part & { drawn: DrawnDocument }>();
  const openWith = async (page: number, asProof: boolean) => {
    const before = open.get(asProof);
    if (before?.pages.includes(page)) return before;
    before?.drawn.close();
    open.delete(asProof);
    collect();
    const part = await partWith(page, true);
    if (!part) return undefined;
    const proof = asProof ? await openSoftProof(part.bytes, deadline, screen) : undefined;
    collect();
    const opened = { ...part, drawn: proof ?? (await openDrawn(part.bytes, false)) };
    open.set(asProof, opened);
    return opened;
  };

  return {
    async draw(page, how, asProof = false) {
      const opened = await openWith(page, asProof);
      return opened ? opened.drawn.draw(opened.pages.indexOf(page), how) : drawn.draw(page, how);
    },
    async inkMaps(pages) {
      const maps = new Map<number, InkMap>();
      for await (const { part, places } of partsWith(pages))
        for (const [place, map] of await inkMaps(part.bytes, [...places.keys()], deadline))
          maps.set(places.get(place) as number, map);
      return maps;
    },
    async *inkDrawings(pages, longestPx) {
      for await (const { part, places } of partsWith(pages))
        for await (const [place, drawing] of inkDrawings(part.bytes, [...places.keys()], longestPx, deadline))
          yield [places.get(place) as number, drawing];
    },
    close() {
      for (const opened of open.values()) opened.drawn.close();
      drawn.close();
    },
  };
}

/** The bytes of all streams of a document. */
const dataIn = ({ context }: PDFDocument): number =>
  context
    .enumerateIndirectObjects()
    .reduce((sum, [, object]) => sum + (object instanceof PDFRawStream ? object.contents.length : 0), 0);

/** The resources of a page without objects that its content does not show: some programs give each page those of all. */
function shownResources(node: PageNode, resources: PDFDict): PDFDict {
  const objects = getDict(resources, 'XObject');
  if (!objects) return resources;
  const names = new Set<unknown>();
  readContent(contentOf(node), (operator, [name]) => {
    if (operator === 'Do') names.add(name);
  });
  const [shown, shownObjects] = [resources.clone(), objects.clone()];
  for (const key of objects.keys()) if (!names.has(`/${key.decodeText()}`)) shownObjects.delete(key);
  shown.set(PDFName.of('XObject'), shownObjects);
  return shown;
}

/** Adds to a document what is drawn of a page of another one. */
function copyPage(node: PageNode, part: PDFDocument, copier: PDFObjectCopier): void {
  const { node: copied } = part.addPage();
  for (const key of DRAWN) {
    const value = node.dict.get(PDFName.of(key));
    if (value) copied.set(PDFName.of(key), copier.copy(value));
  }
  if (node.resources) copied.set(PDFName.of('Resources'), copier.copy(shownResources(node, node.resources)));
  for (const [key, { x0, y0, x1, y1 }] of Object.entries({ MediaBox: node.media, CropBox: node.crop }))
    copied.set(PDFName.of(key), part.context.obj([x0, y0, x1, y1]));
  copied.set(PDFName.of('Rotate'), PDFNumber.of(node.rotate));
}
