import { DomainError } from '@print-shop/service-kit/errors';
import type { Redis } from 'ioredis';
import { createLimit } from '../session/attempt-limits.ts';

const HOUR_SECONDS = 3600;

export interface ResetLimitOptions {
  redis: Redis;
  perAccount: number;
  perAddress: number;
  mailsPerAccount: number;
}

export type ResetLimits = ReturnType<typeof createResetLimits>;

/**
 * Limits reset requests per address, and per account and address together, so that nobody uses up another person's requests;
 * limits emails per account.
 */
export function createResetLimits({ redis, perAccount, perAddress, mailsPerAccount }: ResetLimitOptions) {
  const of = {
    redis,
    tooMany: { en: 'Too many requests for a new password.', hi: 'नया पासवर्ड बहुत बार माँगा जा चुका है।' },
    code: 'too-many-resets',
  };
  const pairs = createLimit({ ...of, name: 'reset:account-and-address', points: perAccount });
  const addresses = createLimit({ ...of, name: 'reset:address', points: perAddress });
  const mails = createLimit({ ...of, name: 'reset:mails', points: mailsPerAccount, seconds: HOUR_SECONDS });
  return {
    /** Counts a request. Throws too-many-requests when either limit is used up. */
    async count(account: string, address: string): Promise<void> {
      await addresses.take(address);
      await pairs.take(`${account} ${address}`);
    },
    /** Counts an email; `false` when the account's limit is used up. */
    async mayMail(userId: string): Promise<boolean> {
      try {
        await mails.take(userId);
        return true;
      } catch (error) {
        if (error instanceof DomainError && error.kind === 'too-many-requests') return false;
        throw error;
      }
    },
  };
}
