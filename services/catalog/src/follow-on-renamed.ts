import { productColorRenamed, productTypeRenamed } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import { isEvent } from '@print-shop/messaging';
import type { ProductStore } from './product/product.store.ts';
import type { ProductColorStore } from './product-color/product-color.store.ts';
import type { ProductTypeStore } from './product-type/product-type.store.ts';

const QUEUE = 'catalog.follow-on-renamed';

/** Up to this many products are renamed within the request; the rest are renamed in the background. */
export const FOLLOW_AT_ONCE = 300;

/**
 * Applies the new name of a type or colour to its products, also after a crash in the middle. Products get the current name,
 * so a late event does no harm.
 */
export const followOnRenamed = (
  broker: Broker,
  { products, types, colors }: { products: ProductStore; types: ProductTypeStore; colors: ProductColorStore },
): Promise<void> =>
  broker.subscribe({
    queue: QUEUE,
    events: [productTypeRenamed, productColorRenamed],
    prefetch: 1,
    async handle(event) {
      const { id, from, by } = event.data;
      if (isEvent(event, productTypeRenamed)) {
        const type = await types.find(id);
        if (type && type.type !== from) await products.moveToType(from, type.type, by);
        return;
      }
      const color = await colors.find(id);
      if (color && color.name !== from) await products.recolor(from, color.name, by);
    },
  });
