/** The six digits of an Indian PIN code, which people may write as "110 024"; `undefined` for anything else. */
export function pinCodeOf(text: string): string | undefined {
  const digits = text.replaceAll(/\s/g, '');
  return /^[1-9]\d{5}$/.test(digits) ? digits : undefined;
}

/** Whether a country, as people write it, is India, where postal codes are PIN codes. */
export const isIndia = (country: string): boolean =>
  ['india', 'republic of india', 'bharat', 'भारत', 'in', 'ind'].includes(country.trim().toLowerCase());
