import type { PDFDocument } from '@cantoo/pdf-lib';
import { countFields, hiddenLayers } from './document-facts.ts';
import { getDict } from './objects.ts';
import { annotationsOf } from './page-content.ts';
import { pagesOf } from './page-tree.ts';

/** Whether a viewer shows more than the contents of the pages, or less: fields, notes, hidden layers. */
export const hasOverlays = (document: PDFDocument): boolean =>
  countFields(getDict(document.catalog, 'AcroForm')) > 0 ||
  hiddenLayers(document).size > 0 ||
  pagesOf(document).some((node) => annotationsOf(node) > 0);
