const NUMBER = /^-?\d+(\.\d+)?$/;
/** The characters that begin a formula in some spreadsheet, also full-width ones. */
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
/** Signs that are not seen: those that a terminal obeys, and those that turn the direction of writing. */
const HIDDEN = /(?![\t\n\r])[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Returns the text of a cell without hidden signs. No spreadsheet takes it for a formula; a number stays a number. */
export function csvCell(text: string): string {
  const cell = text.replace(HIDDEN, '');
  return FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
}
