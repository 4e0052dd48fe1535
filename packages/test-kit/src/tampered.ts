/**
 * Returns a text whose character at a place is another one. A fixed replacement would now and then be the character that
 * stands there already.
 */
export const tampered = (text: string, at: number): string =>
  text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
