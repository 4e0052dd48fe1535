import { clientAddress, createLimit, type User } from '@print-shop/service-kit';
import type { Redis } from 'ioredis';

const TEN_MINUTES_SECONDS = 600;

export interface ArtworkLimitOptions {
  redis: Redis;
  /** Files in ten minutes: of strangers and customers per address, and per member of staff. */
  filesPerAddress: number;
  filesPerStaff: number;
  /** Designs in ten minutes: of strangers and customers per address. */
  designsPerAddress: number;
  /** Parts of files that one address may send in ten minutes. */
  partsPerAddress: number;
  /** Wrong tokens that one address may try in ten minutes. */
  guessesPerAddress: number;
}

export type ArtworkLimits = ReturnType<typeof createArtworkLimits>;

/**
 * Limits for what strangers may do here. Each throws too-many-requests when none is left, and Redis's error when Redis is
 * away.
 */
export function createArtworkLimits({ redis, ...points }: ArtworkLimitOptions) {
  const shared = { redis, prefix: 'artwork', seconds: TEN_MINUTES_SECONDS };
  const ofUploads = {
    ...shared,
    tooMany: { en: 'Too many uploads.', hi: 'बहुत सारी फ़ाइलें अपलोड हो चुकी हैं।' },
    code: 'too-many-uploads',
  };
  const strangers = createLimit({ ...ofUploads, name: 'file:address', points: points.filesPerAddress });
  const staff = createLimit({ ...ofUploads, name: 'file:staff', points: points.filesPerStaff });
  const designs = createLimit({ ...ofUploads, name: 'design:address', points: points.designsPerAddress });
  const designsOfStaff = createLimit({ ...ofUploads, name: 'design:staff', points: points.filesPerStaff });
  const parts = createLimit({ ...ofUploads, name: 'part:address', points: points.partsPerAddress });
  const guesses = createLimit({
    ...shared,
    name: 'token:address',
    points: points.guessesPerAddress,
    tooMany: { en: 'Too many wrong links.', hi: 'बहुत सारे ग़लत लिंक खोले जा चुके हैं।' },
    code: 'too-many-guesses',
  });
  return {
    countFile: (user: User | undefined, address: string | undefined): Promise<void> =>
      user?.role ? staff.take(user.id) : strangers.take(clientAddress(address)),
    countDesign: (user: User | undefined, address: string | undefined): Promise<void> =>
      user?.role ? designsOfStaff.take(user.id) : designs.take(clientAddress(address)),
    countPart: (address: string | undefined): Promise<void> => parts.take(clientAddress(address)),
    countGuess: (address: string | undefined): Promise<void> => guesses.take(clientAddress(address)),
  };
}
