import { cmyk, PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib';
import { textPath } from './pictures/type.ts';

/** A visiting card after trimming, in millimetres. */
const CARD = { width: 90, height: 54 };
const MM = 72 / 25.4;

export interface CardWords {
  name: string;
  line: string;
  phone: string;
}

interface CardLook extends CardWords {
  /**
   * The files that customers send: some print well, and some are like those of office programs, with no bleed and in colours of
   * screens.
   */
  made: 'for-print' | 'in-an-office';
}

/** A visiting card as a PDF of one page; its letters are outlines, so that no font is missing. */
export async function cardPdf({ made, name, line, phone }: CardLook): Promise<Uint8Array<ArrayBuffer>> {
  const isForPrint = made === 'for-print';
  const bleed = isForPrint ? 3 : 0;
  const ink = {
    ground: isForPrint ? cmyk(0.05, 0.12, 0.3, 0) : rgb(0.96, 0.88, 0.7),
    band: isForPrint ? cmyk(0, 0.85, 0.35, 0.15) : rgb(0.76, 0.1, 0.36),
    letters: isForPrint ? cmyk(0, 0, 0, 1) : rgb(0.09, 0.08, 0.06),
  };
  const document = await PDFDocument.create();
  const size = [(CARD.width + 2 * bleed) * MM, (CARD.height + 2 * bleed) * MM] as const;
  const page = document.addPage([...size]);
  page.setTrimBox(bleed * MM, bleed * MM, CARD.width * MM, CARD.height * MM);
  page.drawRectangle({ x: 0, y: 0, width: size[0], height: size[1], color: ink.ground });
  page.drawRectangle({ x: 0, y: 0, width: (bleed + 14) * MM, height: size[1], color: ink.band });
  const write = writerOn(page, bleed, ink.letters);
  write(name, 22, 19, 6);
  write(line, 22, 27, 3.6);
  write(phone, 22, 43, 4.2);
  const bytes = await document.save();
  return new Uint8Array(bytes);
}

/** Writes outlines of letters, by millimetres from the upper left corner of the trim. */
const writerOn =
  (page: PDFPage, bleed: number, color: ReturnType<typeof cmyk> | ReturnType<typeof rgb>) =>
  (text: string, x: number, y: number, size: number): void =>
    page.drawSvgPath(textPath(text, 0, 0, size, { face: 'bold' }), {
      x: (bleed + x) * MM,
      y: page.getHeight() - (bleed + y) * MM,
      scale: MM,
      color,
      borderWidth: 0,
    });

/**
 * The same as the picture that a customer sends along with an order. One that goes to the edge has nothing to be trimmed, and
 * must be mended; the other has white around it.
 */
export function cardSvg({ name, line, phone }: CardWords, goesToTheEdge = false): string {
  const write = (text: string, y: number, size: number) =>
    `<path d="${textPath(text, 220, y, size, { face: 'bold' })}" fill="#17150f"/>`;
  const edge = goesToTheEdge ? 0 : 40;
  const [width, height] = [900 - 2 * edge, 540 - 2 * edge];
  const box = (w: number, fill: string) =>
    `<rect x="${edge}" y="${edge}" width="${w}" height="${height}" fill="${fill}"/>`;
  const words = write(name, 190, 60) + write(line, 270, 36) + write(phone, 430, 42);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="540" viewBox="0 0 900 540">${box(width, '#f5e0b3')}${box(140, '#c2185b')}${words}</svg>`;
}
