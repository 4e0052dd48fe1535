import type { Redis } from 'ioredis';
import type { Logger } from './log.ts';
import type { Check } from './management.ts';
import { isRedisUp } from './redis.ts';

const SAFE_POLICY = 'noeviction';

/**
 * Checks that Redis answers and does not evict keys. A Redis that evicts keys when its memory is full forgets revocations,
 * and people who have signed out would be signed in again. As a readiness check it stops a rollout on such a server, and an
 * operator can correct the policy without a restart.
 */
export function createRedisCheck(redis: Redis, logger: Logger): Check {
  let told: string | undefined;
  const tell = (policy: string) => {
    if (policy === told) return;
    told = policy;
    if (policy === 'unknown') {
      logger.warn('Redis does not say its maxmemory-policy; please make sure that it is noeviction');
    } else if (policy !== SAFE_POLICY) {
      logger.error(
        { policy },
        'Redis evicts keys and so forgets who has signed out: set its maxmemory-policy to noeviction',
      );
    }
  };

  return async () => {
    if (!(await isRedisUp(redis))) return false;
    const policy = await policyOf(redis);
    tell(policy);
    return policy === 'unknown' || policy === SAFE_POLICY;
  };
}

/** Redis's eviction policy; `unknown` where the command is forbidden, as on many hosted servers. */
async function policyOf(redis: Redis): Promise<string> {
  try {
    const [, policy] = (await redis.config('GET', 'maxmemory-policy')) as string[];
    return policy ?? 'unknown';
  } catch (error) {
    if (error instanceof Error && error.name === 'ReplyError') return 'unknown';
    throw error;
  }
}
