import type { Box, PrintProfile } from '@print-shop/contracts';
import { around } from '../boxes.ts';
import { edgesOf, nearEndsOf, stopsOf } from '../edges.ts';
import type { Facts, FontFact, Item, PageFacts } from '../facts.ts';
import { PICTURE_PX, writePicture } from '../page-picture.ts';
import { putOnWhite, type Raster, release } from '../raster.ts';
import type { ReadContext } from '../read-context.ts';
import { becomeAsPrinted } from './as-printed.ts';
import { documentFacts } from './document-facts.ts';
import { measureInk } from './image-ink.ts';
import { inkSpotOf, needsInkMap } from './ink/ink-map.ts';
import { Interpreter, type Shared } from './interpreter.ts';
import { common } from './matrix.ts';
import { openPdf } from './open-pdf.ts';
import { isForPress } from './output-intent.ts';
import { contentOf } from './page-content.ts';
import { geometryOf } from './page-geometry.ts';
import { MAX_TRANSPARENCY, type PageItems } from './page-items.ts';
import { type PageNode, pagesOf } from './page-tree.ts';
import { PictureData } from './picture-data.ts';
import { PicturePixels } from './picture-pixels.ts';
import { openPrinted, type PrintedDocument } from './printed-document.ts';
import { isField, printedNotes } from './printed-notes.ts';
import { toShown } from './shown-page.ts';
import { isPressPicture } from './soft-proof.ts';

/** Most pages that are read and drawn; the rest are only counted, and a longer file fails by its page count. */
const MAX_READ = 1000;

/** Enters into the colours of pages how they are converted. */
type NoteConversion = (
  fileBytes: number,
  minDpi: number,
) => { note(found: Pick<PageItems, 'items' | 'streams'>): void; end(): void };

/** Reads a PDF's facts and draws its pages into `outDir`. Throws a refusal for a file that cannot be read. */
export async function readPdf(
  bytes: Uint8Array,
  context: ReadContext,
  noteConversion: NoteConversion,
): Promise<{ facts: Facts; pictures: string[] }> {
  const document = await openPdf(bytes);
  const ofDocument = documentFacts(document, bytes);
  const notes = pagesOf(document).map((node) => printedNotes(node).filter((note) => !isField(note)).length);
  const isChanged = await becomeAsPrinted(document, context.deadline);
  const printed = await openPrinted(document, bytes, isChanged, context.deadline);
  const nodes = pagesOf(document);
  const read = nodes.slice(0, Math.min(MAX_READ, context.profile.maxPages * 2 + 8));
  const fonts = new Map<string, FontFact>();
  let damage = 0;
  let cut = 0;
  const pixels = new PicturePixels(context.profile.goodDpi);
  const data = new PictureData();
  const conversion = noteConversion(bytes.length, context.profile.minDpi);
  let page = 0;
  const shared: Shared = {
    deadline: context.deadline,
    fonts: new Map(),
    onFont: ({ name, isEmbedded }, box) => {
      // A font that is missing may bear the name of one that is not.
      const key = `${isEmbedded} ${name}`;
      const known = fonts.get(key);
      if (!known) fonts.set(key, { name, isEmbedded, page, box });
      else if (known.page === page) known.box = around([known.box ?? box, box]);
    },
    onDamage: () => damage++,
    onCut: () => cut++,
  };
  const pages: PageFacts[] = [];
  /** The pictures of pages: each is written while the next page is drawn. */
  const pictures: Promise<string>[] = [];
  try {
    for (const node of read) {
      page++;
      context.deadline.check();
      const facts = geometryOf(node, context);
      const found = interpret(node, bleedOf(facts, context), shared);
      conversion.note(found);
      await measureInk(found.streams, context.deadline);
      await pixels.look(found.streams, context.deadline);
      const isProof = isPressPicture(found.items, isForPress(document));
      // A page is drawn alone, and then laid on paper (ISO 32000-2, section 11.4.7): its picture may lie on a product instead.
      const raster = await printed.draw(page - 1, { longestPx: PICTURE_PX, ground: 'nothing' }, isProof);
      await pictures.at(-1);
      const picture = { ...raster, data: raster.data.slice() };
      const writing = writePicture(picture, context.outDir, page).finally(() => release(picture));
      writing.catch(() => undefined); // it is awaited later
      pictures.push(writing);
      const hasBroken = await data.hasBroken(found.streams.values(), context.deadline);
      const isEmpty = isUndrawn(raster, found, facts.trim) || hasBroken;
      putOnWhite(raster.data);
      const { items, isCut, transparency } = found;
      const { widthMm, trim } = facts;
      const { bleedMm, safeMm } = context.profile;
      pages.push({
        ...(isEmpty ? { isUndrawn: true } : {}),
        ...facts,
        page,
        items,
        isCut,
        transparency,
        annotations: notes[page - 1] ?? 0,
        edges: edgesOf(raster, widthMm, trim, bleedMm),
        stops: stopsOf(raster, widthMm, { trim, bleedMm }, items),
        nearEnds: nearEndsOf(raster, widthMm, { trim, safeMm }, items),
      });
      release(raster);
      context.onProgress(page, read.length);
    }
    conversion.end();
    await addInk(printed, pages, context.profile);
  } finally {
    printed.close();
    await Promise.allSettled(pictures);
  }
  const facts = { ...ofDocument, kind: 'pdf', isScalable: false, pageCount: nodes.length } as const;
  return {
    facts: { ...facts, pages, fonts: [...fonts.values()], damage, cut: cut + data.cut },
    pictures: await Promise.all(pictures),
  };
}

/** Draws the pages in their inks whose objects do not say how much ink they need. */
async function addInk(printed: PrintedDocument, pages: PageFacts[], profile: PrintProfile): Promise<void> {
  if (profile.colours !== 'cmyk') return;
  const unclear = [...pages.keys()].filter((at) => needsInkMap(pages[at] as PageFacts));
  for (const [at, map] of await printed.inkMaps(unclear)) {
    const page = pages[at] as PageFacts;
    page.ink = inkSpotOf(map, page.widthMm, page.trim, profile.inkLimitPercent);
  }
}

/** The printed part of a page: its trim, and as much of the bleed as it has. Anything beyond is cut away. */
function bleedOf(
  { trim, widthMm, heightMm }: Pick<PageFacts, 'trim' | 'widthMm' | 'heightMm'>,
  { profile: { bleedMm } }: Pick<ReadContext, 'profile'>,
): Box {
  const bleed = {
    x: trim.x - bleedMm,
    y: trim.y - bleedMm,
    width: trim.width + 2 * bleedMm,
    height: trim.height + 2 * bleedMm,
  };
  return common(bleed, { x: 0, y: 0, width: widthMm, height: heightMm }) ?? trim;
}

function interpret(node: PageNode, printed: Box, shared: Shared): Interpreter['found'] {
  const interpreter = new Interpreter(toShown(node), printed, shared);
  interpreter.run(contentOf(node, shared), node.resources);
  return interpreter.found;
}

/** The size from which a picture, an area or text is seen, in square millimetres. */
const SEEN_MM2 = 9;
/** Smaller text may be no more than a mark that a program leaves behind. */
const SEEN_PT = 4;

/** Whether nothing at all was drawn, not even white, though the content says that something large is painted as it is. */
export function isUndrawn(
  { data }: Pick<Raster, 'data'>,
  { items, transparency }: Pick<Interpreter['found'], 'items' | 'transparency'>,
  trim: Box,
): boolean {
  // The list of transparent parts ends there, so some may be missing from it.
  if (transparency.length >= MAX_TRANSPARENCY) return false;
  const isSeen = (item: Item): boolean => {
    const seen = common(item.box, trim);
    if (!seen || seen.width * seen.height < SEEN_MM2) return false;
    if (transparency.some(({ box }) => common(item.box, box))) return false;
    if (item.type === 'text' && item.sizePt < SEEN_PT) return false;
    return item.type === 'image' || (item.fill !== null && item.fill.space !== 'pattern');
  };
  if (!items.some(isSeen)) return false;
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 0) return false;
  return true;
}
