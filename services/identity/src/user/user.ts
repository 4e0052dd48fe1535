import type { Address, Consent, Role } from '@print-shop/contracts';

/** A person with an account, as the rest of the service sees it. */
export interface User {
  id: string;
  name: string;
  /** Lower case. */
  email: string;
  /** As the person wrote it; empty when unknown. */
  phone: string;
  address: Address;
  /** Whether it is a member of staff: then there is a role. */
  isAdmin: boolean;
  role?: Role | undefined;
  /** Since when a member of staff may not sign in. */
  disabledAt?: Date | undefined;
  createdAt: Date;
  /** To which privacy notice the person agreed when they opened the account. */
  consent?: Consent;
}

export const NO_ADDRESS: Address = { street: '', city: '', state: '', country: '', pincode: '' };

export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/**
 * One spelling per telephone number, so that two accounts cannot share one and a person may sign in with any way of writing
 * theirs. Numbers without a country are Indian. Undefined when there is none.
 */
export function phoneKey(phone: string): string | undefined {
  const digits = phone.replaceAll(/\D/g, '').replace(/^00/, '');
  if (digits === '') return undefined;
  if (phone.trim().startsWith('+')) return `+${digits}`;
  const national = digits.replace(/^0/, '');
  if (national.length === 10) return `+91${national}`;
  return `+${digits}`;
}

/** What an account is looked up by at sign-in: an e-mail address, or a telephone number. */
export function loginKey(login: string): { email: string } | { phoneKey: string } {
  const key = login.includes('@') ? undefined : phoneKey(login);
  return key ? { phoneKey: key } : { email: normaliseEmail(login) };
}

/** The lower-case words by whose beginnings staff find a user. */
export function searchWords({ name, email, phone }: Pick<User, 'name' | 'email' | 'phone'>): string[] {
  const digits = phone.replaceAll(/\D/g, '');
  const words = [...name.toLowerCase().split(/\s+/), email, ...email.split('@'), digits, digits.slice(-10)];
  return [...new Set(words.filter(Boolean))];
}

/** The beginnings that all have to be found; a telephone number counts as one, however it is spaced. */
export function searchTerms(search: string): string[] {
  const isPhone = /^[+\d][\d ()-]*$/.test(search.trim());
  return isPhone ? [search.replaceAll(/\D/g, '')] : search.toLowerCase().split(/\s+/).filter(Boolean);
}
