import { createLimit, type Limit } from '@print-shop/service-kit';

/** Messages that one person writes in an hour, about all orders together; staff answer many customers. */
const WRITES_PER_HOUR = 120;

export type WriteLimitDeps = Pick<Parameters<typeof createLimit>[0], 'redis'>;

export const createWriteLimit = ({ redis }: WriteLimitDeps): Limit =>
  createLimit({
    redis,
    prefix: 'notifications',
    name: 'conversation:account',
    points: WRITES_PER_HOUR,
    seconds: 3600,
    tooMany: { en: 'You have written many messages.', hi: 'आप बहुत सारे मैसेज लिख चुके हैं।' },
    code: 'too-many-messages',
  });
