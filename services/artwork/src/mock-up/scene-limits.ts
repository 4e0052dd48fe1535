import { clientAddress, createLimit, type User } from '@print-shop/service-kit';
import type { Redis } from 'ioredis';

const TEN_MINUTES_SECONDS = 600;

export type SceneLimits = ReturnType<typeof createSceneLimits>;

/** Limits how many scenes a guest's address or an account may save in ten minutes. Throws too-many-requests. */
export function createSceneLimits(redis: Redis, perCaller: number) {
  const limit = createLimit({
    ...{ redis, prefix: 'artwork', name: 'scene', points: perCaller, seconds: TEN_MINUTES_SECONDS },
    tooMany: { en: 'Too many designs were saved.', hi: 'बहुत सारे डिज़ाइन सेव हो चुके हैं।' },
    code: 'too-many-scenes',
  });
  return {
    count: (user: User | undefined, address: string | undefined): Promise<void> =>
      limit.take(user?.id ?? clientAddress(address)),
  };
}
