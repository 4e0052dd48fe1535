import { e164Of } from '@print-shop/contracts';
import { createImportStore, type ImportModels } from './import.store.ts';

export interface Person {
  email: string;
  /** Empty where they have none. */
  phone: string;
}

/** Digits of a phone number that tell people apart, without the country code. */
const OWN_DIGITS = 10;
const ZERO = 0x0966;

/** The digits of a text one after another, also those of Hindi. */
const digitsOf = (text: string): string =>
  text.replaceAll(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - ZERO)).replaceAll(/\D/g, '');

/** Whether a text has an email address, and not as a part of another one. */
function hasAddress(text: string, address: string): boolean {
  for (let at = text.indexOf(address); at >= 0; at = text.indexOf(address, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + address.length)];
    if (!/[\p{L}\p{N}._%+-]$/u.test(before) && !/^(\.?[\p{L}\p{N}]|[-_])/u.test(after)) return true;
  }
  return false;
}

/**
 * Whether a cell has the email or the phone of a person, in whatever else was written beside it. It may rather be true once too often than
 * leave the data of a person who is gone.
 */
export function isCellOf(cell: string, { email, phone }: Person): boolean {
  const [address, number] = [email.toLowerCase(), e164Of(phone)?.slice(-OWN_DIGITS)];
  if (address !== '' && hasAddress(cell.toLowerCase(), address)) return true;
  return number !== undefined && digitsOf(cell).includes(number);
}

/** Empties the rows of a service's imports that name a person whose account is deleted. Faults name a row only by its number. */
export const forgetPerson = (models: ImportModels, person: Person): Promise<void> =>
  createImportStore(models).emptyRows((cell) => isCellOf(cell, person));
