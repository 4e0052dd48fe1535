const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** State code, PAN of the business, number of its registration in the state, `Z`, check digit. */
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const STATES = [...Array.from({ length: 38 }, (_, index) => index + 1), 97, 99];

/** The check digit of the first 14 characters: their values, weighed 1 and 2 in turn, as digits to the base 36 (Luhn mod 36). */
function checkDigit(body: string): string {
  let sum = 0;
  for (const [index, character] of [...body].entries()) {
    const weighed = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(weighed / 36) + (weighed % 36);
  }
  return DIGITS[(36 - (sum % 36)) % 36] ?? '';
}

/**
 * Whether a text in capital letters is a well-formed GST identification number: format, state code and check digit. Only the
 * GST portal knows whether it is registered.
 */
export const isGstin = (text: string): boolean =>
  GSTIN.test(text) && STATES.includes(Number(text.slice(0, 2))) && checkDigit(text.slice(0, 14)) === text[14];
