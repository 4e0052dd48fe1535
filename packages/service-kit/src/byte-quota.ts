import type { Redis } from 'ioredis';
import { Gauge } from 'prom-client';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import type { User } from './auth.ts';
import { clientAddress } from './client-address.ts';
import { busy, tooManyRequests } from './errors.ts';

/** How much may be uploaded to a service: files at the same time in a process, and megabytes in a day. */
export interface UploadSettings {
  inFlight: number;
  perAccountMb: number;
  perAddressMb: number;
  /** By everybody together. Staff may still upload when it is used up. */
  inAllMb: number;
}

export interface ByteQuota {
  /** Throws too-many-requests where the sender has no room left today, and busy where nobody has. */
  check(user: User | undefined, address: string | undefined): Promise<void>;
  /** Counts what was received, in bytes. */
  count(user: User | undefined, address: string | undefined, bytes: number): Promise<void>;
}

/** Returns the limits that the settings of `uploadConfig` set. */
export const uploadSettings = (config: {
  UPLOADS_IN_FLIGHT: number;
  UPLOAD_MB_PER_ACCOUNT: number;
  UPLOAD_MB_PER_ADDRESS: number;
  UPLOAD_MB_IN_ALL: number;
}): UploadSettings => ({
  inFlight: config.UPLOADS_IN_FLIGHT,
  perAccountMb: config.UPLOAD_MB_PER_ACCOUNT,
  perAddressMb: config.UPLOAD_MB_PER_ADDRESS,
  inAllMb: config.UPLOAD_MB_IN_ALL,
});

export const limitUploads = (settings: UploadSettings, redis: Redis, prefix: string) => ({
  inFlight: settings.inFlight,
  quota: createByteQuota(redis, prefix, settings),
});

const DAY_SECONDS = 24 * 3600;
const KIB_PER_MB = 1024;
const EVERYBODY = 'everybody';

const used = new Gauge({
  name: 'upload_quota_used_ratio',
  help: 'Share of the bytes that everybody together may upload in a day',
});

/**
 * Counts uploaded bytes in Redis, for a day from the first. A customer counts by account and by address, as accounts are free; staff
 * count only with everybody. An upload that is under way when the quota is reached may still end.
 */
function createByteQuota(
  redis: Redis,
  prefix: string,
  { perAccountMb, perAddressMb, inAllMb }: Omit<UploadSettings, 'inFlight'>,
): ByteQuota {
  const limiterOf = (name: string, mb: number) =>
    new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: `${prefix}:bytes:${name}`,
      points: mb * KIB_PER_MB,
      duration: DAY_SECONDS,
    });
  const account = limiterOf('account', perAccountMb);
  const ofAddress = limiterOf('address', perAddressMb);
  const all = limiterOf('all', inAllMb);

  const ownLimits = (user: User | undefined, address: string | undefined) =>
    user?.isAdmin
      ? []
      : [{ limiter: ofAddress, key: clientAddress(address) }, ...(user ? [{ limiter: account, key: user.id }] : [])];

  return {
    async check(user, address) {
      if (user?.isAdmin) return;
      const own = await Promise.all(ownLimits(user, address).map(({ limiter, key }) => limiter.get(key)));
      const full = own.find((one) => one && one.remainingPoints <= 0);
      if (full) throw tooManyRequests(SENDER_FULL, Math.ceil(full.msBeforeNext / 1000), 'upload-quota-reached');
      const everybody = await all.get(EVERYBODY);
      if (everybody && everybody.remainingPoints <= 0)
        throw busy(ALL_FULL, 'uploads-full', { retryAfterSeconds: Math.ceil(everybody.msBeforeNext / 1000) });
    },

    async count(user, address, bytes) {
      const kib = Math.ceil(bytes / 1024);
      const [everybody] = await Promise.all([
        all.penalty(EVERYBODY, kib),
        ...ownLimits(user, address).map(({ limiter, key }) => limiter.penalty(key, kib)),
      ]);
      used.set(everybody.consumedPoints / (inAllMb * KIB_PER_MB));
    },
  };
}

const SENDER_FULL = {
  en: 'The limit of uploads for today is reached. Please try again tomorrow, or write to us.',
  hi: 'आज इतनी फ़ाइलें अपलोड हो चुकी हैं कि और नहीं ली जा सकतीं। कल फिर कोशिश कीजिए या हमें लिखिए।',
};
const ALL_FULL = {
  en: 'The shop can take no more files today. Please try again tomorrow, or write to us.',
  hi: 'दुकान आज और फ़ाइलें नहीं ले सकती। कल फिर कोशिश कीजिए या हमें लिखिए।',
};
