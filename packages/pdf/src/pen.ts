import PDFDocument from 'pdfkit';
import { type Fonts, linesOf, runsOf, type Weight } from './write.ts';

const INK = '#17150f';
export const SOFT = '#5c574b';
const SIZE = 10;

export interface Style {
  /** In points. */
  size?: number;
  weight?: Weight;
  color?: string;
  /** Where `x` is of the text. */
  align?: 'left' | 'right' | 'center';
}

/** The paper, in points. */
interface Paper {
  width: number;
  height: number;
  margin: number;
}

export type Pen = ReturnType<typeof penFor>;

/** Begins a PDF document, and gives the pen that writes it and its bytes once it is finished. */
export function openPdf({
  title,
  author,
  fonts,
  paper,
}: {
  title: string;
  author: string;
  fonts: Fonts;
  paper: Paper;
}) {
  const pdf = new PDFDocument({
    size: [paper.width, paper.height],
    margin: 0,
    font: '',
    info: { Title: title, Author: author },
  });
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const done = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
    pdf.on('end', () => resolve());
    pdf.on('error', reject);
  });
  for (const [name, file] of Object.entries(fonts)) pdf.registerFont(name, file);
  return {
    pen: penFor(pdf, paper),
    async finish(): Promise<Uint8Array<ArrayBuffer>[]> {
      pdf.end();
      await done;
      return chunks;
    },
  };
}

/** Writes from top to bottom; a block that does not fit starts the next page. */
function penFor(pdf: PDFKit.PDFDocument, { width, height, margin }: Paper) {
  const [right, bottom] = [width - margin, height - margin];
  let y = margin;
  const widthOf = (text: string, { size = SIZE, weight = 'regular' }: Style) =>
    runsOf(text, weight).reduce((sum, run) => sum + pdf.font(run.font).fontSize(size).widthOfString(run.text), 0);
  const startOf = (text: string, x: number, style: Style) => {
    if (style.align === 'right') return x - widthOf(text, style);
    return style.align === 'center' ? x - widthOf(text, style) / 2 : x;
  };
  const write = (text: string, x: number, style: Style = {}) => {
    const { size = SIZE, weight = 'regular', color = INK } = style;
    let at = startOf(text, x, style);
    for (const run of runsOf(text, weight)) {
      pdf
        .font(run.font)
        .fontSize(size)
        .fillColor(color)
        .text(run.text, at, y + size, { lineBreak: false, baseline: 'alphabetic' });
      at += pdf.widthOfString(run.text);
    }
  };
  return {
    left: margin,
    right,
    write,
    wrap: (text: string, room: number, style: Style = {}) => linesOf(text, room, (part) => widthOf(part, style)),
    down: (points: number) => {
      y += points;
    },
    /** Where it is, to come back to it by `to`. */
    at: () => y,
    to: (place: number) => {
      y = place;
    },
    rule: (weight = 0.5) => pdf.moveTo(margin, y).lineTo(right, y).lineWidth(weight).strokeColor(INK).stroke(),
    /** A black square of a picture made of squares, such as a QR code, from the pen's place down. */
    square: (x: number, offset: number, side: number) => pdf.rect(x, y + offset, side, side).fill(INK),
    /** A JPEG or PNG from the pen's place down, in points. */
    picture: (bytes: Buffer, x: number, across: number, down: number) =>
      pdf.image(bytes, x, y, { width: across, height: down }),
    /** The outline of a box from the pen's place down, in points. */
    frame: (
      x: number,
      offset: number,
      across: number,
      down: number,
      { color, isDashed = false }: { color: string; isDashed?: boolean },
    ) => {
      pdf
        .rect(x, y + offset, across, down)
        .lineWidth(0.5)
        .strokeColor(color);
      if (isDashed) pdf.dash(3, { space: 2 });
      pdf.stroke().undash();
    },
    nextPage: () => {
      pdf.addPage();
      y = margin;
    },
    /** Answers whether a new page was begun. */
    makeRoom: (points: number): boolean => {
      if (y + points <= bottom) return false;
      pdf.addPage();
      y = margin;
      return true;
    },
  };
}
