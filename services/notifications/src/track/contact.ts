import type { KnownOrder } from '../order/order.ts';

/** The last ten digits, which are what people agree on in a number written with or without country code. */
const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, '').slice(-10);

/** Whether a contact, as somebody typed it, is one that a guest left with the order. */
export function isContactOf({ email, phone }: Pick<KnownOrder, 'email' | 'phone'>, given: string): boolean {
  if (given.includes('@')) return email !== '' && email.toLowerCase() === given.toLowerCase();
  const digits = digitsOf(given);
  return digits.length === 10 && digitsOf(phone) === digits;
}

/** The same text for every spelling of a contact, for counting. */
export const spelled = (given: string): string => (given.includes('@') ? given.toLowerCase() : digitsOf(given));
