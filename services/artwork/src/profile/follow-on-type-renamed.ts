import { isDeepStrictEqual } from 'node:util';
import { productTypeRenamed } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { ProfileStore } from './profile.store.ts';

/**
 * A product type keeps its print profile under its new name. That of the old name stays for products that have not followed yet. A profile that
 * staff have stored for the new name counts.
 */
export const followOnTypeRenamed = (broker: Broker, profiles: ProfileStore): Promise<void> =>
  broker.subscribe({
    queue: 'artwork.follow-on-product-type-renamed',
    events: [productTypeRenamed],
    prefetch: 1,
    async handle({ data: { from, to, by } }) {
      if (!to) return;
      const [before, known] = [await profiles.find(from), await profiles.find(to)];
      const profile = { ...before.profile, productType: to };
      if (known.updatedAt || isDeepStrictEqual(profile, known.profile)) return;
      await profiles.set(profile, by, new Date());
    },
  });
