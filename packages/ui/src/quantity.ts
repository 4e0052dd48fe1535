/** A number of pieces that somebody can order: at least 1, at most `max`. */
export const inRange = (quantity: number, max: number): number => Math.min(max, Math.max(1, quantity));

/** The entry in ASCII digits; a Hindi keyboard writes those of Devanagari. */
const inAscii = (text: string): string =>
  text.trim().replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));

/** The number of pieces that an entry names, or undefined where it names none (yet). */
export function quantityIn(text: string, max: number): number | undefined {
  const digits = inAscii(text);
  const quantity = Number(digits);
  return /^\d+$/.test(digits) && inRange(quantity, max) === quantity ? quantity : undefined;
}

/** The number of pieces nearest to the entry; 1 where it is no number. */
export const putRight = (text: string, max: number): number => inRange(Math.trunc(Number(inAscii(text))) || 1, max);
