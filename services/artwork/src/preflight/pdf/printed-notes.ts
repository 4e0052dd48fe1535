import { PDFDict, type PDFDocument, PDFName, PDFRawStream, PDFRef, PDFStream } from '@cantoo/pdf-lib';
import { readContent } from './lexer.ts';
import { boxAround, cornersOf, type Matrix } from './matrix.ts';
import { matrixOf } from './matrix-operand.ts';
import { get, getArray, getDict, getName, getNumber, numbersOf } from './objects.ts';
import { contentOf } from './page-content.ts';
import { type PageNode, pagesOf } from './page-tree.ts';

/** Flags of an annotation (ISO 32000-2, table 167). */
const HIDDEN = 2;
const PRINT = 4;
/** Windows of notes, and marks of the program that makes plates, are never printed with a page. */
const NEVER = new Set(['Popup', 'PrinterMark', 'TrapNet']);
const EMPTY = 1e-6;

/** The annotations of a page that are printed: those with an appearance whose flags say so (ISO 32000-2, section 12.5.3). */
export const printedNotes = ({ dict }: Pick<PageNode, 'dict'>): PDFDict[] =>
  (getArray(dict, 'Annots') ?? []).filter((note): note is PDFDict => {
    if (!(note instanceof PDFDict) || NEVER.has(getName(note, 'Subtype') ?? '')) return false;
    const flags = getNumber(note, 'F') ?? 0;
    return (flags & PRINT) !== 0 && (flags & HIDDEN) === 0 && appearanceOf(note) !== undefined;
  });

/** Whether an annotation is the place of a form field. */
export const isField = (note: PDFDict): boolean => getName(note, 'Subtype') === 'Widget';

/**
 * Has pages draw their annotations and fields that are printed by their own contents, and takes all annotations and the form
 * away. Returns whether there were any.
 */
export async function drawNotes(document: PDFDocument): Promise<boolean> {
  const { catalog, context } = document;
  await giveAppearances(document);
  let isChanged = catalog.has(PDFName.of('AcroForm'));
  for (const node of pagesOf(document)) {
    if ((getArray(node.dict, 'Annots') ?? []).length === 0) continue;
    const drawn = printedNotes(node).flatMap((note) => drawnOn(node, note, document) ?? []);
    if (drawn.length > 0) {
      const content = Buffer.concat([closed(contentOf(node)), Buffer.from(drawn.join('\n'))]);
      node.dict.set(PDFName.of('Contents'), context.register(PDFRawStream.of(context.obj({}), content)));
    }
    node.dict.delete(PDFName.of('Annots'));
    isChanged = true;
  }
  catalog.delete(PDFName.of('AcroForm'));
  return isChanged;
}

/** Fields that were filled in by a program that left their look to the viewer get one. */
async function giveAppearances(document: PDFDocument): Promise<void> {
  const form = getDict(document.catalog, 'AcroForm');
  const lacksOne = pagesOf(document).some(({ dict }) =>
    (getArray(dict, 'Annots') ?? []).some((note) => note instanceof PDFDict && isField(note) && !appearanceOf(note)),
  );
  if (!form || !lacksOne) return;
  try {
    document.getForm().updateFieldAppearances();
    // Only now the font of the new looks is in the document.
    await document.flush();
  } catch {
    // A field that pdf-lib can't read, or letters that its font lacks: nobody knows how it looks.
  }
}

/** The form that shows an annotation: the normal one, in its state. */
function appearanceOf(note: PDFDict): { stream: PDFStream; ref: PDFRef } | undefined {
  const appearances = getDict(note, 'AP');
  const normal = appearances?.get(PDFName.of('N'));
  const found = appearances && get(appearances, 'N');
  const state = getName(note, 'AS');
  const ref =
    found instanceof PDFDict && !(found instanceof PDFStream) && state ? found.get(PDFName.of(state)) : normal;
  const stream = ref instanceof PDFRef ? note.context.lookup(ref) : undefined;
  return ref instanceof PDFRef && stream instanceof PDFStream ? { stream, ref } : undefined;
}

/** The operators that draw an annotation in its rectangle (ISO 32000-2, section 12.5.5, algorithm 8). */
function drawnOn(node: PageNode, note: PDFDict, document: PDFDocument): string | undefined {
  const { context } = document;
  const shown = appearanceOf(note);
  const [a = 0, b = 0, c = 0, d = 0] = numbersOf(getArray(note, 'Rect'));
  if (!shown || ![a, b, c, d].every(Number.isFinite)) return undefined;
  const own = numbersOf(getArray(shown.stream.dict, 'Matrix'));
  const matrix: Matrix = own.length === 6 ? matrixOf(own) : [1, 0, 0, 1, 0, 0];
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = numbersOf(getArray(shown.stream.dict, 'BBox'));
  const box = boxAround(matrix, cornersOf(x0, y0, x1 - x0, y1 - y0));
  if (!(box.width > EMPTY) || !(box.height > EMPTY)) return undefined;
  shown.stream.dict.set(PDFName.of('Subtype'), PDFName.of('Form'));
  const across = Math.abs(c - a) / box.width;
  const down = Math.abs(d - b) / box.height;
  const left = Math.min(a, c) - box.x * across;
  const bottom = Math.min(b, d) - box.y * down;
  // Pages may share their resources, and each has notes of its own.
  node.resources = node.resources?.clone(context) ?? context.obj({});
  const objects = getDict(node.resources, 'XObject')?.clone(context) ?? context.obj({});
  const name = objects.uniqueKey('Note');
  objects.set(name, shown.ref);
  node.resources.set(PDFName.of('XObject'), objects);
  node.dict.set(PDFName.of('Resources'), node.resources);
  const numbers = [across, 0, 0, down, left, bottom].map((n) => Number(n.toFixed(5)));
  return `q ${numbers.join(' ')} cm ${name} Do Q`;
}

/** A content that leaves the graphics state as it began, whatever it does. */
function closed(content: Uint8Array): Uint8Array {
  let depth = 0;
  let least = 0;
  readContent(content, (operator) => {
    if (operator === 'q') depth++;
    if (operator === 'Q') least = Math.min(least, --depth);
  });
  return Buffer.concat([
    Buffer.from('q\n'.repeat(1 - least)),
    content,
    Buffer.from(`\n${'Q\n'.repeat(1 + depth - least)}`),
  ]);
}
