// The way in for the process that writes layouts as PDFs. It is apart from `index.ts`, as the service itself must not load what
// reads and writes PDFs: that takes tens of megabytes.
export { type PlainPage, plainPageOf } from './bitmap/plain-page.ts';
export { decodedHeic } from './bitmap/read-bitmap.ts';
export { deadlineIn } from './deadline.ts';
export { newDocument } from './mend/new-page.ts';
export { becomeAsPrinted } from './pdf/as-printed.ts';
export { lettersAsOutlines } from './pdf/lettering-operators.ts';
export { apply, boxAround, cornersOf, type Matrix, multiply } from './pdf/matrix.ts';
export { openPdf } from './pdf/open-pdf.ts';
export { pagesOf } from './pdf/page-tree.ts';
export { shownSize, toShown } from './pdf/shown-page.ts';
export { writeDocument } from './pdf/write-document.ts';
export { createEmbedder } from './print/embed-page.ts';
export { formsOn, newSheet, through } from './print/new-sheet.ts';
export { becomePdfX } from './print/pdf-x.ts';
