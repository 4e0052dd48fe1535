import { createHash } from 'node:crypto';
import type { Origin } from '@print-shop/contracts';
import { hashDevice } from '../user/devices.ts';
import type { Account } from '../user/user.store.ts';
import type { Attempt } from './attempt-limits.ts';

/** Where somebody tries to sign in: the address that attempts are counted by, and the device. */
export interface Place {
  address: string;
  device: string;
  /** The origin for the security record. */
  from: Origin;
}

/** A value that changes with an account's password; short, as it only has to tell passwords apart. */
export const generationOf = (account: Pick<Account, 'passwordHash'> | undefined): string =>
  createHash('sha256')
    .update(account?.passwordHash ?? '')
    .digest('base64url')
    .slice(0, 12);

/** The keys for counting an attempt. They change with the password, so setting a new one ends a lock. */
export function attemptOn(
  login: string,
  account: Account | undefined,
  { address, device }: Pick<Place, 'address' | 'device'>,
): Attempt {
  const known = account && hashDevice(account.user.id, device);
  return {
    account: `${login} ${generationOf(account)}`,
    address,
    knownDevice: known && account.devices.includes(known) ? known : undefined,
  };
}
