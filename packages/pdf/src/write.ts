/** The fonts of the shop's own words, which every PDF has. */
interface OwnFonts {
  latin: Uint8Array;
  latinBold: Uint8Array;
  hindi: Uint8Array;
  hindiBold: Uint8Array;
}

/** The fonts of other scripts, which names and addresses may be written in, and the letters that each is for. */
const OTHER_SCRIPTS = {
  latinExt: /[\u0100-\u024f\u1e00-\u1eff]/u,
  tamil: /\p{Script=Tamil}/u,
  telugu: /\p{Script=Telugu}/u,
  kannada: /\p{Script=Kannada}/u,
  malayalam: /\p{Script=Malayalam}/u,
  gujarati: /\p{Script=Gujarati}/u,
  bengali: /\p{Script=Bengali}/u,
  gurmukhi: /\p{Script=Gurmukhi}/u,
  odia: /\p{Script=Oriya}/u,
  meetei: /\p{Script=Meetei_Mayek}/u,
  olChiki: /\p{Script=Ol_Chiki}/u,
  arabic: /\p{Script=Arabic}/u,
  cjk: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u,
  korean: /\p{Script=Hangul}/u,
  emoji: /(?![\u2122\u2139])(?=[\u2190-\u{1ffff}])[\p{Extended_Pictographic}\p{Regional_Indicator}]/u,
  symbols: /[\u2300-\u23ff\u2460-\u27bf\u2b00-\u2bff]/u,
} as const;

export type OtherFont = keyof typeof OTHER_SCRIPTS;
export type FontName = keyof OwnFonts | OtherFont;
/** The files that a PDF is set in. Letters whose font is missing are set in the Latin one, which shows them as boxes. */
export type Fonts = OwnFonts & Readonly<Partial<Record<OtherFont, Uint8Array>>>;

export type Weight = 'regular' | 'bold';

/** A run of characters that one font has. */
export interface Run {
  text: string;
  font: FontName;
}

/** The Devanagari font also has the rupee sign, which the Latin one lacks. */
const HINDI = /^[\u0900-\u097F\u20b9\ua8e0-\ua8ff\u200c\u200d]/u;
const PLAIN = /^[\0-\u00ff\u2010-\u206f]*$/;
const graphemes = new Intl.Segmenter();

/**
 * The layout of text whose marks a font has no anchors for, on which fontkit 2 fails: a nukta after a vowel sign, for one. They stand
 * where they are by themselves.
 */
export const WITHOUT_ANCHORS = { abvm: false, blwm: false, mark: false, mkmk: false };

const scriptOf = (letter: string): OtherFont | undefined =>
  (Object.keys(OTHER_SCRIPTS) as OtherFont[]).find((name) => OTHER_SCRIPTS[name].test(letter));

/** The fonts of other scripts that a text needs. */
export const otherFontsOf = (text: string): OtherFont[] =>
  PLAIN.test(text) ? [] : (Object.keys(OTHER_SCRIPTS) as OtherFont[]).filter((name) => OTHER_SCRIPTS[name].test(text));

/** Splits a text by the font that has its letters. Arabic words stay one run with the spaces between them. */
export function runsOf(text: string, weight: Weight): Run[] {
  const [latin, hindi] = weight === 'bold' ? (['latinBold', 'hindiBold'] as const) : (['latin', 'hindi'] as const);
  if (PLAIN.test(text)) return text ? [{ text, font: latin }] : [];
  const runs: Run[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const font = HINDI.test(segment) ? hindi : (scriptOf(segment) ?? latin);
    const [last, before] = [runs.at(-1), runs.at(-2)];
    if (last?.font === font) last.text += segment;
    else if (font === 'arabic' && before?.font === 'arabic' && last?.text.trim() === '') {
      before.text += last.text + segment;
      runs.pop();
    } else runs.push({ text: segment, font });
  }
  return runs;
}

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
