import {
  type PDFContext,
  PDFDict,
  type PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { getDict, getName } from './objects.ts';
import { pagesOf } from './page-tree.ts';

const RESOURCES = PDFName.of('Resources');

/**
 * Gives forms and drawn fonts that have no resources those of the page or form that shows them, as viewers read such files
 * (ISO 32000-2, section 7.8.3). Then they are read, changed and put on other pages like all others. Throws the refusal `corrupt` for a file
 * without pages.
 */
export function giveInheritedResources(document: PDFDocument): void {
  const seen = new Set<PDFDict>();
  const known = new Map<PDFDict, PDFRef>();
  const found = pagesOf(document).flatMap(({ resources }) => resources ?? []);
  // Those of forms are found on the way.
  for (const resources of found) {
    if (seen.has(resources)) continue;
    seen.add(resources);
    for (const dict of shownBy(resources)) {
      const own = getDict(dict, 'Resources');
      if (own) found.push(own);
      else dict.set(RESOURCES, refOf(document.context, resources, known));
    }
  }
}

/** The forms, and the fonts whose signs are content streams (type 3), that resources name. */
const shownBy = (resources: PDFDict): PDFDict[] => [
  ...namedIn(resources, 'XObject').flatMap((object) =>
    object instanceof PDFRawStream && getName(object.dict, 'Subtype') === 'Form' ? [object.dict] : [],
  ),
  ...namedIn(resources, 'Font').flatMap((font) =>
    font instanceof PDFDict && getName(font, 'Subtype') === 'Type3' ? [font] : [],
  ),
];

function namedIn(resources: PDFDict, category: string): (PDFObject | undefined)[] {
  const named = getDict(resources, category);
  return (named?.keys() ?? []).map((key) => named?.lookup(key));
}

function refOf(context: PDFContext, resources: PDFDict, known: Map<PDFDict, PDFRef>): PDFRef {
  const ref = known.get(resources) ?? context.getObjectRef(resources) ?? context.register(resources);
  known.set(resources, ref);
  return ref;
}
