import { PDFDict, type PDFDocument, PDFName, PDFRawStream, type PDFStream } from '@cantoo/pdf-lib';
import type { Deadline } from '../../deadline.ts';
import { fontOf } from '../../pdf/fonts.ts';
import { dictOf, getArray, getDict, getName, getNumber } from '../../pdf/objects.ts';
import { contentOf } from '../../pdf/page-content.ts';
import { pagesOf } from '../../pdf/page-tree.ts';
import { bytesOf } from '../../pdf/streams.ts';
import { missingLetter, Refusal } from '../../refusal.ts';
import { STANDARD_FONT } from '../../standard-font.ts';
import { outlineContent } from './outline-content.ts';
import { type Letter, type OutlineFont, outlineFontOf } from './outline-font.ts';

/**
 * Turns text in standard fonts that the file does not carry into shapes, on pages, in forms and in tiles. Text in other fonts
 * stays text. Throws a refusal for letters without a shape.
 */
export function outlineText(document: PDFDocument, deadline: Deadline): void {
  outlineDocument(document, deadline, outlineFontOf);
}

/**
 * Throws where `outlineText` would throw, or leave text in a standard font as it is, in a small part of its time: letters are looked up,
 * and not drawn. The document is of no use afterwards.
 */
export function tryToOutline(document: PDFDocument, deadline: Deadline): void {
  const usableFont = (dict: PDFDict): OutlineFont | undefined => {
    const font = outlineFontOf(dict);
    if (font) return { letterOf: (code) => undrawn(font.letterOf(code)) };
    return isLeftOut(dict) ? { letterOf: () => undefined } : undefined;
  };
  outlineDocument(document, deadline, usableFont, () => {
    throw missingLetter();
  });
}

/** Whether a font has a standard name and no file, and its letters are not looked up: those of several bytes. */
function isLeftOut(dict: PDFDict): boolean {
  const { name, isEmbedded } = fontOf(dict);
  return !isEmbedded && STANDARD_FONT.test(name);
}

const undrawn = (letter: Letter | undefined): Letter | undefined => letter && { ...letter, parts: [] };

function outlineDocument(
  document: PDFDocument,
  deadline: Deadline,
  outlineFont: typeof outlineFontOf,
  onKept?: () => void,
): void {
  const { context } = document;
  const known = new Map<PDFDict, OutlineFont | undefined>();
  const outlineOf = (font: PDFDict): OutlineFont | undefined => {
    if (!known.has(font)) known.set(font, outlineFont(font));
    return known.get(font);
  };
  /** The content in which text became shapes; `undefined` where the resources have no font for which that is needed. */
  const outlined = (resources: PDFDict | undefined, content: () => Uint8Array): Uint8Array | undefined => {
    deadline.check();
    const [fonts, states] = [namedIn(resources, 'Font'), namedIn(resources, 'ExtGState')];
    const used = [
      ...fonts.values(),
      ...[...states.values()].flatMap((state) => dictOf(getArray(state, 'Font')?.[0]) ?? []),
    ];
    return used.some(outlineOf) ? outlineContent(content(), { fonts, states }, outlineOf, onKept) : undefined;
  };

  for (const node of pagesOf(document)) {
    const content = outlined(node.resources, () => contentOf(node));
    if (content) node.dict.set(PDFName.of('Contents'), context.register(PDFRawStream.of(context.obj({}), content)));
  }
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || !isDrawn(object)) continue;
    let content: Uint8Array | undefined;
    try {
      content = outlined(getDict(object.dict, 'Resources'), () => bytesOf(object));
    } catch (error) {
      if (error instanceof Refusal) throw error;
      continue; // broken: viewers show nothing of it
    }
    if (!content) continue;
    for (const key of ['Filter', 'DecodeParms']) object.dict.delete(PDFName.of(key));
    context.assign(ref, PDFRawStream.of(object.dict, content));
  }
}

/** Forms and tiles. */
const isDrawn = ({ dict }: PDFStream): boolean =>
  getName(dict, 'Subtype') === 'Form' || getNumber(dict, 'PatternType') === 1;

function namedIn(resources: PDFDict | undefined, kind: 'Font' | 'ExtGState'): Map<string, PDFDict> {
  const named = getDict(resources, kind);
  return new Map(
    (named?.entries() ?? []).flatMap(([key]) => {
      const one = dictOf(named?.lookup(key));
      return one instanceof PDFDict ? [[key.decodeText(), one] as const] : [];
    }),
  );
}
