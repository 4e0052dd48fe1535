import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { objectId } from '../shared.ts';

/** What other services keep of a product. `version` grows with every change; an older one never replaces a newer. */
const productSnapshotSchema = z.object({
  productId: objectId,
  version: z.number().int().min(1),
  name: z.string(),
  type: z.string(),
  image: z.string(),
  pricePaise: z.number().int().min(0),
  happyHourDiscount: z.number().min(0).max(100),
  sizes: z.array(z.string()),
  colors: z.array(z.string()),
  isCustomizable: z.boolean(),
});
export type ProductSnapshot = z.output<typeof productSnapshotSchema>;

export const productCreated = defineEvent('catalog.product-created', 1, productSnapshotSchema, { mustReach: true });
export const productUpdated = defineEvent('catalog.product-updated', 1, productSnapshotSchema, { mustReach: true });
export const productDeleted = defineEvent(
  'catalog.product-deleted',
  1,
  z.object({ productId: objectId, version: z.number().int().min(1) }),
  { mustReach: true },
);

export const stockReserved = defineEvent(
  'catalog.stock-reserved',
  1,
  z.object({ orderId: objectId, productIds: z.array(objectId) }),
  { mustReach: true },
);
export const stockRejected = defineEvent(
  'catalog.stock-rejected',
  1,
  z.object({
    orderId: objectId,
    shortages: z.array(z.object({ productId: objectId, wanted: z.number().int(), available: z.number().int() })).min(1),
  }),
  { mustReach: true },
);
export const stockReleased = defineEvent(
  'catalog.stock-released',
  1,
  z.object({ orderId: objectId, productIds: z.array(objectId) }),
);

/** Products carry the names of their type and colours: they follow, however many they are. */
const renamed = z.object({
  id: objectId,
  from: z.string(),
  by: z.object({ id: objectId, name: z.string().optional(), email: z.string().optional() }),
});
export const productTypeRenamed = defineEvent('catalog.product-type-renamed', 1, renamed, { mustReach: true });
export const productColorRenamed = defineEvent('catalog.product-color-renamed', 1, renamed, { mustReach: true });
