/** The nearest number of pieces that can be ordered: at least 1, at most `max`. */
export const inRange = (quantity: number, max: number): number => Math.min(max, Math.max(1, quantity));

/** The entry in ASCII digits; a Hindi keyboard types Devanagari digits. */
const inAscii = (text: string): string =>
  text.trim().replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));

/** The number of pieces in an entry, or `undefined` when it is not a valid one (yet). */
export function quantityIn(text: string, max: number): number | undefined {
  const digits = inAscii(text);
  const quantity = Number(digits);
  return /^\d+$/.test(digits) && inRange(quantity, max) === quantity ? quantity : undefined;
}

/** The valid number of pieces nearest to the entry; 1 when it is not a number. */
export const putRight = (text: string, max: number): number => inRange(Math.trunc(Number(inAscii(text))) || 1, max);
