import { e164Of } from '@print-shop/contracts';
import { createImportStore, type ImportModels } from './import.store.ts';

export interface Person {
  email: string;
  /** Empty where they have none. */
  phone: string;
}

/** Whether a cell has the email or the phone of a person, alone or among others. */
export function isCellOf(cell: string, { email, phone }: Person): boolean {
  const [address, number] = [email.toLowerCase(), e164Of(phone)];
  const words = cell.toLowerCase().split(/[\s,;|/<>]+/);
  if (address !== '' && words.includes(address)) return true;
  // Few cells have the last digits. Parsing all of a long file would take seconds.
  if (number === undefined || !cell.replaceAll(/\D/g, '').includes(number.slice(-7))) return false;
  return cell.split(/[,;|/\n]/).some((part) => e164Of(part) === number);
}

/** Empties the rows of a service's imports that name a person whose account is deleted. Faults name a row only by its number. */
export const forgetPerson = (models: ImportModels, person: Person): Promise<void> =>
  createImportStore(models).emptyRows((cell) => isCellOf(cell, person));
