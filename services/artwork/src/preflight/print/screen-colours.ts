import { type PDFDict, type PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { dictOf, getDict } from '../pdf/objects.ts';
import { pagesOf } from '../pdf/page-tree.ts';

/** sRGB by its gamma and primaries, in the light D65 (IEC 61966-2-1). */
const SRGB = {
  WhitePoint: [0.9505, 1, 1.089],
  Gamma: [2.2, 2.2, 2.2],
  Matrix: [0.4124, 0.2126, 0.0193, 0.3576, 0.7152, 0.1192, 0.1805, 0.0722, 0.9505],
};

/**
 * Says in a document what colours of screens mean that are left in it: sRGB. A press has no screen colours of its own, and PDF/X-4
 * wants it said (ISO 15930-7, section 6.2.4.3).
 */
export function defineScreenColours(document: PDFDocument): void {
  const { context } = document;
  const space = context.register(context.obj(['CalRGB', SRGB] as never));
  const define = (resources: PDFDict | undefined): void => {
    if (!resources) return;
    const spaces = getDict(resources, 'ColorSpace') ?? context.obj({});
    resources.set(PDFName.of('ColorSpace'), spaces);
    if (!spaces.has(PDFName.of('DefaultRGB'))) spaces.set(PDFName.of('DefaultRGB'), space);
  };
  for (const node of pagesOf(document)) {
    node.resources ??= context.obj({});
    node.dict.set(PDFName.of('Resources'), node.resources);
    define(node.resources);
  }
  // Forms, tiles and fonts of drawings may have resources of their own.
  for (const [, object] of context.enumerateIndirectObjects()) define(getDict(dictOf(object), 'Resources'));
}
