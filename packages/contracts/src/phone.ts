import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** India's subscriber numbers have ten digits with their area code; those of services have more. */
const INDIAN_DIGITS = 10;

/** A text as people copy it, without the invisible signs that come along, and with its country code not in brackets. */
export const visiblePhone = (text: string): string =>
  text
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .replace(/^\((\+\d+)\)/, '$1 ');

/** Numbers without a country code are Indian. */
const parse = (text: string): PhoneNumber | undefined =>
  parsePhoneNumberFromString(visiblePhone(text), { defaultCountry: 'IN', extract: false });

/**
 * Whether a text is a telephone number as people in India write one. That is a mobile or a landline with its area code, with
 * or without 0, 91 or +91 in front, or a foreign number with + and its country code. Spaces, hyphens and brackets do not
 * count. It does not say whether somebody has the number.
 */
export function isPhone(text: string): boolean {
  const number = parse(text);
  if (!number?.isValid() || number.ext) return false;
  return number.country !== 'IN' || number.nationalNumber.length >= INDIAN_DIGITS;
}

/**
 * The one spelling of a telephone number (ITU-T E.164), which programs take and by which two spellings are compared. Numbers
 * without a country code are Indian. `undefined` when there is none.
 */
export const e164Of = (phone: string): string | undefined => parse(phone)?.number;
