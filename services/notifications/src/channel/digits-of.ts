import { e164Of } from '@print-shop/contracts';

/** A number as people write one, as providers take it: digits with the country code, without a sign. */
export const digitsOf = (phone: string): string => e164Of(phone)?.slice(1) ?? '';
