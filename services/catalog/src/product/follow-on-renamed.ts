import { productColorRenamed, productTypeRenamed } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import { isEvent } from '@print-shop/messaging';
import type { ProductColorStore } from '../product-color/product-color.store.ts';
import type { ProductTypeStore } from '../product-type/product-type.store.ts';
import type { ProductStore } from './product.store.ts';

const QUEUE = 'catalog.follow-on-renamed';

/** As many products as follow before whoever gave the new name has their answer; more of them follow behind it. */
export const FOLLOW_AT_ONCE = 300;

/**
 * Lets products follow the new name of their type or colour: also after a process died over it. They get the name of this
 * moment, so that an event which comes late does no harm.
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
