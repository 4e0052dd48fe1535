import type { PDFDocument } from '@cantoo/pdf-lib';
import type { Deadline } from '../deadline.ts';
import { widenTables } from './drawable-functions.ts';
import { unfoldJpx } from './drawable-jpx.ts';
import { nameTheNameless } from './empty-names.ts';
import { drawNotes } from './printed-notes.ts';
import { readStepLayers } from './read-step-layers.ts';
import { showSteps } from './show-steps.ts';
import { removeHiddenLayers } from './without-layers.ts';

/**
 * Makes a document what a press prints of it, in its own inks and as vectors. Layers that are off in print go. The notes and
 * fields that are printed become contents of their pages. Resources with an empty name get one. Returns whether that changes it.
 */
export async function becomeAsPrinted(document: PDFDocument, deadline: Deadline): Promise<boolean> {
  readStepLayers(document, deadline);
  const hasNameless = nameTheNameless(document, deadline);
  const hasHidden = removeHiddenLayers(document, deadline);
  return (await drawNotes(document)) || hasHidden || hasNameless;
}

/**
 * Makes a document one whose colours PDFium draws right: inks of steps after printing in a colour of their own, and tables that it reads.
 * For drawing alone. Returns whether that changes it.
 */
export const becomeColoured = (document: PDFDocument, deadline: Deadline): boolean =>
  [widenTables(document, deadline), showSteps(document)].includes(true);

/** Gives a document pictures that PDFium draws right. For drawing alone. Returns whether that changes it. */
export const unfoldPictures = (document: PDFDocument, deadline: Deadline): Promise<boolean> =>
  unfoldJpx(document, deadline);

/** As `becomeColoured` and `unfoldPictures`. */
export const becomeDrawable = async (document: PDFDocument, deadline: Deadline): Promise<boolean> =>
  [becomeColoured(document, deadline), await unfoldPictures(document, deadline)].includes(true);

/** The bytes of a document that was changed. */
export const written = (document: PDFDocument): Promise<Uint8Array> =>
  document.save({ useObjectStreams: false, updateFieldAppearances: false });
