/** The four files that the PDF is set in. */
export interface Fonts {
  latin: Uint8Array;
  latinBold: Uint8Array;
  hindi: Uint8Array;
  hindiBold: Uint8Array;
}

export type Weight = 'regular' | 'bold';

/** A run of characters that one font has. */
export interface Run {
  text: string;
  font: keyof Fonts;
}

/** The Devanagari font also has the rupee sign, which the Latin one lacks. */
const HINDI = /(?:[\u0900-\u097F\u20b9\ua8e0-\ua8ff]|\u200c|\u200d)+/gu;

/** Splits a text by the font that has its letters. */
export function runsOf(text: string, weight: Weight): Run[] {
  const [latin, hindi] = weight === 'bold' ? (['latinBold', 'hindiBold'] as const) : (['latin', 'hindi'] as const);
  const runs: Run[] = [];
  let at = 0;
  for (const match of text.matchAll(HINDI)) {
    if (match.index > at) runs.push({ text: text.slice(at, match.index), font: latin });
    runs.push({ text: match[0], font: hindi });
    at = match.index + match[0].length;
  }
  if (at < text.length) runs.push({ text: text.slice(at), font: latin });
  return runs;
}

const graphemes = new Intl.Segmenter();

/** Breaks a text at its spaces, and a word that is longer than a line anywhere. `widthOf` measures in points. */
export function linesOf(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    for (const { segment: character } of graphemes.segment(word)) {
      if (line && widthOf(line + character) > width) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return line ? [...lines, line] : lines;
}
