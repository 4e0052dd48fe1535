import { createHash } from 'node:crypto';
import type { Origin } from '@print-shop/contracts';
import type { Account } from '../user/user.store.ts';
import type { Attempt } from './attempt-limits.ts';
import { hashDevice } from './devices.ts';

/** Where somebody tries to sign in: the address that they are counted by, and their device. */
export interface Place {
  address: string;
  device: string;
  /** For the record. */
  from: Origin;
}

/** Differs for every password that an account has; short, as it only tells passwords apart. */
export const generationOf = (account: Pick<Account, 'passwordHash'> | undefined): string =>
  createHash('sha256')
    .update(account?.passwordHash ?? '')
    .digest('base64url')
    .slice(0, 12);

/** What an attempt is counted by. Another password begins other counts, so that setting one ends a lock. */
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
