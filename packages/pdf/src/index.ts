export { openPdf, type Pen, SOFT, type Style } from './pen.ts';
export { type Fonts, type OtherFont, otherFontsOf } from './write.ts';
