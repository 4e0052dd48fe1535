import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { priceRulesSchema } from '../price/rules-schema.ts';
import { objectId } from '../shared.ts';

/**
 * The copy of a product that other services keep. `version` grows with every change; an older version never replaces a newer
 * one.
 */
const productSnapshotSchema = z.object({
  productId: objectId,
  version: z.number().int().min(1),
  name: z.string(),
  type: z.string(),
  image: z.string(),
  pricePaise: z.number().int().min(0),
  happyHourDiscount: z.number().min(0).max(100),
  festivalHourDiscount: z.number().min(0).max(100).optional(),
  bothSidePaise: z.number().int().min(0).optional(),
  priceRules: priceRulesSchema.optional(),
  sizes: z.array(z.string()),
  colors: z.array(z.string()),
  isCustomizable: z.boolean(),
  /** The product's own HSN code, for invoices; missing where that of its tax rule counts. */
  hsn: z.string().optional(),
  /** The average stars of `reviewCount` reviews; both are missing before the first review. */
  rating: z.number().min(1).max(5).optional(),
  reviewCount: z.number().int().min(1).optional(),
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
  z.object({
    orderId: objectId,
    productIds: z.array(objectId),
    /** The stock of each product after this reservation. */
    left: z.array(z.object({ productId: objectId, name: z.string(), stock: z.number().int() })).optional(),
  }),
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

/** The stock that a bulk order holds: of its `pieces`, `taken` came from the stock, and the others are bought for it. */
export const blanksTaken = defineEvent(
  'catalog.blanks-taken',
  1,
  z.object({
    bulkOrderId: objectId,
    /** The version of the bulk order; an older one never replaces a newer one. */
    version: z.number().int().min(1),
    pieces: z.number().int().min(0),
    taken: z.number().int().min(0),
    productIds: z.array(objectId),
    /** The stock of the product after this. */
    left: z.array(z.object({ productId: objectId, name: z.string(), stock: z.number().int() })),
  }),
  { mustReach: true },
);

/** Products store the names of their type and colours, so a rename is applied to each of them. */
const renamed = z.object({
  id: objectId,
  from: z.string(),
  by: z.object({ id: objectId, name: z.string().optional(), email: z.string().optional() }),
});
export const productTypeRenamed = defineEvent(
  'catalog.product-type-renamed',
  1,
  /** `to` is missing in events of earlier releases. */
  renamed.extend({ to: z.string().optional() }),
  { mustReach: true },
);
export const productColorRenamed = defineEvent('catalog.product-color-renamed', 1, renamed, { mustReach: true });

/** A colour has this look now; told when it is made or changed, and of all colours after each start. */
export const productColorSet = defineEvent(
  'catalog.product-color-set',
  1,
  z.object({ name: z.string(), hexCode: z.string() }),
);

/** A review was written, changed, answered, hidden, shown or removed. */
export const reviewChanged = defineEvent(
  'catalog.review-changed',
  1,
  z.object({ productId: objectId, reviewId: objectId }),
  { mustReach: true },
);
