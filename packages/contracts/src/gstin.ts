import { stateByCode } from './tax/states.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/**
 * The kinds of numbers; each ends with a check digit. In this order: a business by its PAN, or one that collects tax; an office
 * that deducts tax at source; an embassy or a body of the United Nations; a non-resident; a foreign provider of online
 * services. The source is the schema of e-invoices (INV-01, version 1.1).
 */
const KINDS = [
  /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][ZC1-9A-J][0-9A-Z]$/,
  /^\d{2}[A-Z]{4}[A-Z0-9]\d{4}[A-Z][1-9A-Z][DK][0-9A-Z]$/,
  /^\d{4}[A-Z]{3}\d{5}[UO]N[0-9A-Z]$/,
  /^\d{4}[A-Z]{3}\d{5}NR[0-9A-Z]$/,
  /^99\d{2}[A-Z]{3}\d{5}OS[0-9A-Z]$/,
];
/** Code of the central government, which is in no state. */
const CENTRE = '99';

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
  KINDS.some((kind) => kind.test(text)) &&
  (text.startsWith(CENTRE) || stateByCode(text.slice(0, 2)) !== undefined) &&
  checkDigit(text.slice(0, 14)) === text[14];
