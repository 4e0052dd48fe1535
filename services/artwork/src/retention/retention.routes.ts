import { type ArtworkRetention, getArtworkRetention, setArtworkRetention } from '@print-shop/contracts';
import { allow, type ContractRouter } from '@print-shop/service-kit';
import type { RetentionStore } from './retention.store.ts';

/** Registers /api/artwork/retention: how long files are kept. */
export function retentionRoutes(router: ContractRouter, retention: RetentionStore): void {
  const answer = (): ArtworkRetention => {
    const { usual, current } = retention;
    return { ...current, updatedAt: current.updatedAt?.toISOString() ?? null, usual };
  };
  router
    .on(getArtworkRetention, allow.staff('retention:write'), async () => ({ status: 200, body: answer() }))
    .on(setArtworkRetention, allow.staff('retention:write'), async ({ body, user }) => {
      await retention.set(body, user, new Date());
      return { status: 200, body: answer() };
    });
}
