import { clientAddress, createLimit, type User } from '@print-shop/service-kit';
import type { Redis } from 'ioredis';

const TEN_MINUTES_SECONDS = 600;
/** Pictures that may be drawn for each layout that may be saved: its views, in some colours. */
const PICTURES_PER_LAYOUT = 10;

export type LayoutLimits = ReturnType<typeof createLayoutLimits>;

/**
 * Limits how many layouts a guest's address or an account may save, and how many pictures it may have drawn, in ten minutes. Throws
 * too-many-requests.
 */
export function createLayoutLimits(redis: Redis, perCaller: number) {
  const limit = createLimit({
    redis,
    prefix: 'artwork',
    name: 'layout',
    points: perCaller,
    seconds: TEN_MINUTES_SECONDS,
    tooMany: { en: 'Too many designs were saved.', hi: 'बहुत सारे डिज़ाइन सेव हो चुके हैं।' },
    code: 'too-many-scenes',
  });
  const drawings = createLimit({
    redis,
    prefix: 'artwork',
    name: 'drawing',
    points: perCaller * PICTURES_PER_LAYOUT,
    seconds: TEN_MINUTES_SECONDS,
    tooMany: { en: 'Too many pictures were drawn.', hi: 'बहुत सारी तस्वीरें बन चुकी हैं।' },
    code: 'too-many-drawings',
  });
  return {
    countDrawing: (sender: string): Promise<void> => drawings.take(sender),
    count: (user: User | undefined, address: string | undefined): Promise<void> =>
      limit.take(user?.id ?? clientAddress(address)),
  };
}
