import { type Address, type Consent, e164Of, type Role } from '@print-shop/contracts';
import { type Language, phoneWords } from '@print-shop/service-kit';
import type { KeptAddress } from './address-book.ts';

/** A person with an account, as the rest of the service sees it. */
export interface User {
  id: string;
  name: string;
  /** Lower case. */
  email: string;
  /** As the person wrote it; empty when unknown. */
  phone: string;
  /** The default address. */
  address: Address;
  /** All addresses, the default first. */
  addresses: readonly KeptAddress[];
  /** Whether the user is staff; staff have a role. */
  isAdmin: boolean;
  role?: Role | undefined;
  /** Since when a member of staff has been disabled. */
  disabledAt?: Date | undefined;
  createdAt: Date;
  /** The language that the person chose last, for messages. */
  language?: Language | undefined;
  /** When the person showed that they read the email of this address. */
  emailConfirmedAt?: Date | undefined;
  /** The privacy notice that the person agreed to when opening the account. */
  consent?: Consent;
}

export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/** The key for looking an account up at sign-in: an email address or a telephone number. */
export function loginKey(login: string): { email: string } | { phoneKey: string } {
  const key = login.includes('@') ? undefined : e164Of(login);
  return key ? { phoneKey: key } : { email: normaliseEmail(login) };
}

/** Lower-case words for the staff search, which finds a user by the beginning of a word. */
export function searchWords({ name, email, phone }: Pick<User, 'name' | 'email' | 'phone'>): string[] {
  const words = [...name.toLowerCase().split(/\s+/), email, ...email.split('@'), ...phoneWords(phone)];
  return [...new Set(words.filter(Boolean))];
}
