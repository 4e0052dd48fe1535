import PDFDocument from 'pdfkit';
import { type FontName, type Fonts, linesOf, type Run, runsOf, type Weight, WITHOUT_ANCHORS } from './write.ts';

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

/** Begins a PDF document, and gives the pen that writes it and its bytes: those that are written so far, each once, and the rest. */
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
  return {
    pen: penFor(pdf, fonts, paper),
    written: (): Uint8Array<ArrayBuffer>[] => chunks.splice(0),
    async finish(): Promise<Uint8Array<ArrayBuffer>[]> {
      pdf.end();
      await done;
      return chunks;
    },
  };
}

/**
 * Writes a run with its words (ISO 32000-1, 14.9.4), so that they can be copied and searched: shaped letters stand in the order in
 * which they are seen. Readers find the place of the words by the state within the text, so the mark is there, too.
 */
function saying(pdf: PDFKit.PDFDocument, { text, font }: Run, write: () => void): void {
  // Readers turn what goes from right to left by themselves.
  if (font.startsWith('latin') || font === 'arabic') {
    write();
    return;
  }
  const { addContent } = pdf;
  const words = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0'));
  pdf.addContent = (content) => {
    if (content === 'BT') addContent.call(pdf, `/Span << /ActualText <feff${words.join('')}> >> BDC`);
    addContent.call(pdf, content);
    return content === 'ET' ? addContent.call(pdf, 'EMC') : pdf;
  };
  write();
  pdf.addContent = addContent;
}

/** Writes from top to bottom; a block that does not fit starts the next page. */
function penFor(pdf: PDFKit.PDFDocument, fonts: Fonts, { width, height, margin }: Paper) {
  const [right, bottom] = [width - margin, height - margin];
  let y = margin;
  const registered = new Set<FontName>();
  /** Turns to the font of a run. A font that is not at hand is the Latin one, with its sign for a letter that it lacks. */
  const setFont = (run: Run, size: number, weight: Weight) => {
    const usual = weight === 'bold' ? 'latinBold' : 'latin';
    const name = fonts[run.font] ? run.font : usual;
    if (!registered.has(name)) pdf.registerFont(name, fonts[name] ?? fonts[usual]);
    registered.add(name);
    return pdf.font(name).fontSize(size);
  };
  const layouts = new Map<string, PDFKit.Mixins.TextOptions>();
  /** The options to lay out a run. Without features, pdfkit puts word after word from left to right. */
  const layoutOf = ({ text, font }: Run): PDFKit.Mixins.TextOptions => {
    const key = `${font} ${text}`;
    const known = layouts.get(key);
    if (known) return known;
    let layout: PDFKit.Mixins.TextOptions = font === 'arabic' ? { features: [] } : {};
    try {
      pdf.widthOfString(text, layout);
    } catch {
      layout = { features: WITHOUT_ANCHORS as never }; // fontkit takes an object, too
    }
    layouts.set(key, layout);
    return layout;
  };
  const widthOf = (text: string, { size = SIZE, weight = 'regular' }: Style) =>
    runsOf(text, weight).reduce(
      (sum, run) => sum + setFont(run, size, weight).widthOfString(run.text, layoutOf(run)),
      0,
    );
  const startOf = (text: string, x: number, style: Style) => {
    if (style.align === 'right') return x - widthOf(text, style);
    return style.align === 'center' ? x - widthOf(text, style) / 2 : x;
  };
  const write = (text: string, x: number, style: Style = {}) => {
    const { size = SIZE, weight = 'regular', color = INK } = style;
    let at = startOf(text, x, style);
    for (const run of runsOf(text, weight)) {
      setFont(run, size, weight).fillColor(color);
      const place = { lineBreak: false, baseline: 'alphabetic', ...layoutOf(run) } as const;
      saying(pdf, run, () => pdf.text(run.text, at, y + size, place));
      at += pdf.widthOfString(run.text, layoutOf(run));
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
    /** Returns whether a new page was begun. */
    makeRoom: (points: number): boolean => {
      if (y + points <= bottom) return false;
      pdf.addPage();
      y = margin;
      return true;
    },
  };
}
