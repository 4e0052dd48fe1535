import {
  cartPersonalDataCollected,
  dataExportRequested,
  exportParts,
  type ProductSnapshot,
} from '@print-shop/contracts';
import { answerInParts, type Broker } from '@print-shop/messaging';
import type { ReadModel } from '@print-shop/read-model';
import type { CartStore } from './cart.store.ts';

export const answerDataExport = (
  broker: Broker,
  carts: CartStore,
  products: ReadModel<ProductSnapshot>,
): Promise<void> =>
  answerInParts(broker, {
    queue: 'cart.answer-data-export',
    request: dataExportRequested,
    answer: cartPersonalDataCollected,
    about: exportParts('cart'),
    async sections({ userId }) {
      const lines = (await carts.find(userId))?.lines ?? [];
      const named = await products.find(lines.map(({ productId }) => productId));
      const rows = lines.map(({ productId, quantity, size, color, placement, design, bothSides, scene, addedAt }) => ({
        product: named.get(productId)?.name ?? productId,
        quantity,
        size,
        color,
        placement,
        design,
        bothSides,
        scene,
        addedAt,
      }));
      return [{ section: 'cart', rows }];
    },
  });
