import { type ArtworkRetention, getArtworkRetention, setArtworkRetention } from '@print-shop/contracts';
import { allow, type ContractRouter, conflict } from '@print-shop/service-kit';
import { type GetRetention, type Retention, USUAL_RETENTION } from '../file/retention.ts';
import type { RetentionStore } from './retention.store.ts';

export interface RetentionRoutesDeps {
  store: RetentionStore;
  getRetention: GetRetention;
  /** Reads the days that the operator or the settings of the shop name. */
  getSettings(): Promise<Partial<Retention>>;
}

/** Registers /api/artwork/retention: how long files are kept. */
export function retentionRoutes(
  router: ContractRouter,
  { store, getRetention, getSettings }: RetentionRoutesDeps,
): void {
  const answer = async (): Promise<ArtworkRetention> => ({
    ...(await getRetention()),
    usual: USUAL_RETENTION,
    updatedAt: (await store.find())?.updatedAt.toISOString() ?? null,
  });
  router
    .on(getArtworkRetention, allow.staff('retention:write'), async () => ({ status: 200, body: await answer() }))
    .on(setArtworkRetention, allow.staff('retention:write'), async ({ body, user }) => {
      const { fileDays, orderDays } = await getSettings();
      if (fileDays || orderDays) throw isInSettings();
      await store.set(body, await getRetention(), user, new Date());
      return { status: 200, body: await answer() };
    });
}

const isInSettings = () =>
  conflict(
    {
      en: 'The settings of the shop say how long files are kept. Please change it there.',
      hi: 'फ़ाइलें कितने दिन रहें, यह दुकान की सेटिंग में तय है। वहीं बदलिए।',
    },
    'retention-in-settings',
  );
