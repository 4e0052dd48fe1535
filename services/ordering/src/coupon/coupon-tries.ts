import { clientAddress, createLimit } from '@print-shop/service-kit';
import type { Redis } from 'ioredis';

const TEN_MINUTES_SECONDS = 600;
const PER_ACCOUNT = 60;
/** Several customers may share an address. */
const PER_ADDRESS = 180;

/** Counts a code that somebody tries. Throws too-many-requests, for the account and, as accounts are free, for the address. */
export type CountTry = (userId: string, address: string | undefined) => Promise<void>;

/** Limits how many codes an account and an address may try in ten minutes. */
export function createCouponTries(redis: Redis): CountTry {
  const limit = (name: string, points: number) =>
    createLimit({
      redis,
      prefix: 'ordering',
      name,
      points,
      seconds: TEN_MINUTES_SECONDS,
      tooMany: { en: 'Too many tries.', hi: 'बहुत ज़्यादा कोशिशें हो चुकी हैं।' },
      code: 'too-many-coupons',
    });
  const [ofAccount, ofAddress] = [limit('coupon:account', PER_ACCOUNT), limit('coupon:address', PER_ADDRESS)];
  return async (userId, address) => {
    await ofAddress.take(clientAddress(address));
    await ofAccount.take(userId);
  };
}
