import type { Sweep, Works } from '@print-shop/service-kit';
import { type Days, forgetPeople } from '@print-shop/shop';
import type { BulkOrderModel } from './bulk-order.store.ts';

/** Removes name, telephone number, email, buyer, claims and design from old bulk orders; sums, lines and the account's id stay. */
export const forgetBuyers = (works: Works, model: BulkOrderModel, days: Days): Sweep<number> =>
  forgetPeople(works, model, {
    what: 'bulk orders',
    dated: 'createdAt',
    days,
    emptied: { designImage: null, words: [] },
    removed: ['name', 'phone', 'email', 'buyer', 'claims', 'scene', 'sceneTokenHash', 'proofSteps'],
  });
