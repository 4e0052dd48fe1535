export { openPdf, type Pen, SOFT, type Style } from './pen.ts';
export type { Fonts } from './write.ts';
