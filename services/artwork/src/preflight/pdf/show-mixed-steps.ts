import { type PDFArray, type PDFContext, PDFDocument, PDFName, type PDFObject, PDFObjectCopier } from '@cantoo/pdf-lib';
import type { Deadline } from '../deadline.ts';
import { colourSpaceOf } from './colour-space.ts';
import { functionOf } from './functions.ts';
import { openDrawn } from './pdfium-document.ts';
import { inkSpacesIn, inksOf, isStepInk } from './step-inks.ts';

/** Most entries of a table of colours, and of one ink in it. A space whose smallest table has more entries stays as it is. */
const MOST_ENTRIES = 10_000;
const MOST_OF_INK = 9;
/** The colour of steps: a magenta that only screens have. */
const STEP = [255, 0, 255] as const;
/** Colours in a row of the page that is drawn to see them. */
const ROW = 100;

/**
 * Has a document show the inks of steps after printing also where a colour space mixes them with inks that are printed, such as
 * those of a flattened file. The others look as before. For drawing alone: what it says of inks is wrong afterwards. Returns
 * whether there were any.
 */
export async function showMixedSteps({ context }: PDFDocument, deadline: Deadline): Promise<boolean> {
  let isChanged = false;
  for (const space of inkSpacesIn(context)) {
    const areSteps = inksOf(space).map((ink) => isStepInk(ink, space));
    if (!areSteps.includes(true) || !areSteps.includes(false)) continue;
    deadline.check();
    isChanged = (await showSteps(context, space, areSteps)) || isChanged;
  }
  return isChanged;
}

/** Gives a space a table of screen colours. Returns false for one of too many inks, and where its own function cannot be read. */
async function showSteps(context: PDFContext, space: PDFArray, areSteps: readonly boolean[]): Promise<boolean> {
  if (2 ** areSteps.length > MOST_ENTRIES) return false;
  const alternate = space.lookup(2);
  const colourAt = functionOf(space.lookup(3), areSteps.length);
  const components = colourSpaceOf(alternate, undefined)?.components;
  if (!alternate || !colourAt || colourAt(areSteps.map(() => 0)).length !== components) return false;
  const size = Math.max(2, Math.min(MOST_OF_INK, Math.floor(MOST_ENTRIES ** (1 / areSteps.length))));
  const entries = Array.from({ length: size ** areSteps.length }, (_, entry) =>
    areSteps.map((_, input) => (Math.floor(entry / size ** input) % size) / (size - 1)),
  );
  const printed = entries.map((tints) => colourAt(tints.map((tint, input) => (areSteps[input] ? 0 : tint))));
  const levels = await drawnColours(context, alternate, printed);
  const table = Uint8Array.from(
    entries.flatMap((tints, entry) => {
      const step = Math.min(
        1,
        tints.reduce((sum, tint, input) => sum + (areSteps[input] ? tint : 0), 0),
      );
      return STEP.map((level, part) => Math.round(level * step + (levels[entry * 3 + part] ?? 255) * (1 - step)));
    }),
  );
  const form = { FunctionType: 0, BitsPerSample: 8, Size: areSteps.map(() => size) };
  const tint = { ...form, Domain: units(areSteps.length), Range: units(3) };
  space.set(2, PDFName.of('DeviceRGB'));
  space.set(3, context.register(context.flateStream(table, tint)));
  return true;
}

/** Colours of a space as PDFium draws them: three levels for each. */
async function drawnColours(source: PDFContext, space: PDFObject, colours: readonly number[][]): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const { context } = document;
  const rows = Math.ceil(colours.length / ROW);
  const page = document.addPage([ROW, rows]);
  const spaces = { Space: PDFObjectCopier.for(source, context).copy(space) };
  page.node.set(PDFName.of('Resources'), context.obj({ ColorSpace: spaces }));
  const squares = colours.map((parts, at) => {
    const [x, y] = [at % ROW, rows - 1 - Math.floor(at / ROW)];
    return `${parts.map((part) => part.toFixed(4)).join(' ')} sc ${x} ${y} 1 1 re f`;
  });
  page.node.set(PDFName.of('Contents'), context.register(context.flateStream(`/Space cs ${squares.join(' ')}`)));
  const drawn = await openDrawn(await document.save({ useObjectStreams: false }), false);
  try {
    const { data } = drawn.draw(0, { longestPx: Math.max(ROW, rows) });
    return data.filter((_, at) => at % 4 < 3);
  } finally {
    drawn.close();
  }
}

const units = (count: number): number[] => Array.from({ length: count }, () => [0, 1]).flat();
