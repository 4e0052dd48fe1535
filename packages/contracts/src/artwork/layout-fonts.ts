/** The fonts that a customer sets a text in. Each has the letters of both scripts. */
export const LAYOUT_FONTS = ['anek', 'anek-bold'] as const;
export type LayoutFont = (typeof LAYOUT_FONTS)[number];

export const LAYOUT_FONT_NAMES: Record<LayoutFont, string> = { anek: 'Anek', 'anek-bold': 'Anek Bold' };

export const LAYOUT_FONT_WEIGHTS: Record<LayoutFont, 400 | 700> = { anek: 400, 'anek-bold': 700 };

/** The families that the editor declares for the same font files that the server draws outlines of. */
export const LAYOUT_FONT_FAMILY = "'Layout Latin', 'Layout Devanagari'";

/** Distance from the top of a line to its baseline, and from line to line, in sizes of the text. */
export const TEXT_ASCENT = 0.95;
export const LINE_HEIGHT = 1.3;

const PRINTABLE =
  /^(?:[\n\u0020-\u007e\u00a0-\u00ff\u0900-\u097f\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20b9]|\u200c|\u200d)*$/u;

/** Whether the shop's fonts have every letter of a text: Latin, Devanagari, digits, the rupee sign and usual punctuation. */
export const isInLayoutFonts = (text: string): boolean => PRINTABLE.test(text);

export const textLines = (text: string): string[] => text.split('\n');
