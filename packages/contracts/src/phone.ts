/** Digits of an Indian number without country code: mobiles begin with 6 to 9, landlines with their area code, which never begins with 0. */
const INDIAN = /^[1-9]\d{9}$/;
/** Digits of an international number: at most 15 (ITU-T E.164), and no country has fewer than 7. */
const INTERNATIONAL = /^[1-9]\d{6,14}$/;

/**
 * Whether a text is a telephone number as people in India write one: a mobile or a landline with its area code, with or
 * without 0, 91 or +91 in front, or a foreign number with + and its country code. Spaces, hyphens and brackets do not count.
 * It does not say whether somebody has the number.
 */
export function isPhone(text: string): boolean {
  if (!/^\+?[\d ()-]+$/.test(text)) return false;
  const digits = text.replaceAll(/\D/g, '').replace(/^00/, '');
  const isForeign = /^(\+|00)/.test(text.trim()) && !digits.startsWith('91');
  if (isForeign) return INTERNATIONAL.test(digits);
  return INDIAN.test(digits.length > 10 ? digits.replace(/^(91|0)/, '') : digits);
}

/**
 * The one spelling of a telephone number (ITU-T E.164), which programs take and by which two spellings are compared. Numbers
 * without a country code are Indian. `undefined` when there is none.
 */
export function e164Of(phone: string): string | undefined {
  const digits = phone.replaceAll(/\D/g, '').replace(/^00/, '');
  if (digits === '') return undefined;
  if (phone.trim().startsWith('+')) return `+${digits}`;
  const national = digits.replace(/^0/, '');
  return national.length === 10 ? `+91${national}` : `+${digits}`;
}
