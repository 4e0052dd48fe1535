import { z } from 'zod';
import { claimFields, decisionFields } from '../claims/schemas.ts';
import { defineEvent } from '../event.ts';
import { bulkFields, orderedItem, snapshotFields } from '../order/order-snapshot.ts';
import { isoDate, objectId } from '../shared.ts';
import { designAddress } from '../stored-files.ts';

const bulkOrder = z.object({
  ...snapshotFields,
  ...bulkFields,
  /** Missing in events of release 0.2. */
  orderId: objectId.optional(),
  lines: z.array(orderedItem).optional(),
  status: z.string(),
  totalPaise: z.number().int().min(0),
  by: z.enum(['customer', 'staff']).optional(),
  /** Why it, or a part of it, was cancelled. */
  reason: z.string().optional(),
  /** The lines that its customer has just cancelled, while others stay. */
  cancelledLines: z.array(z.object({ name: z.string(), quantity: z.number().int().min(1) })).optional(),
});

export const bulkOrderPlaced = defineEvent('bulk-order.placed', 1, bulkOrder);
export const bulkOrderUpdated = defineEvent('bulk-order.updated', 1, bulkOrder);
/** Its customer has accepted a quotation of it, whose total it now has. */
export const bulkOrderQuoted = defineEvent('bulk-order.quoted', 1, bulkOrder);
/** A guest's order belongs to an account now, whose address it was placed with. */
export const bulkOrderAdopted = defineEvent('bulk-order.adopted', 1, bulkOrder);
/** Its timeline has another step of its proof. */
export const bulkOrderProofNoted = defineEvent('bulk-order.proof-noted', 1, bulkOrder);
export const bulkOrderClaimed = defineEvent(
  'bulk-order.claimed',
  1,
  /** `pictures` is missing in events of release 0.2. */
  bulkOrder.extend({ ...claimFields, pictures: z.array(z.string()).optional() }),
);
export const bulkOrderClaimDecided = defineEvent(
  'bulk-order.claim-decided',
  1,
  bulkOrder.extend({
    ...claimFields,
    ...decisionFields,
    claimedLines: z.array(z.object({ line: z.string(), pieces: z.number().int().min(1) })).optional(),
  }),
);

/** A design was uploaded. Instances of release 0.2 publish this; since then artwork takes the uploads itself. */
export const designStored = defineEvent(
  'bulk-order.design-stored',
  1,
  z.object({
    design: designAddress,
    /** Null for a guest's design. */
    userId: objectId.nullable(),
    filename: z.string(),
    bytes: z.number().int(),
    /** The purpose; missing where nobody knows. */
    productType: z.string().optional(),
  }),
);

/** A design that release 0.2 kept here, and artwork keeps from now on. */
export const designHandedOver = defineEvent(
  'bulk-order.design-handed-over',
  1,
  z.object({
    design: designAddress,
    /** The account whose it is; null where it is a guest's, or that of several. */
    userId: objectId.nullable(),
    keepUntil: isoDate,
    /** Until when orders need it; missing when nobody has ordered with it. */
    orderedUntil: isoDate.optional(),
  }),
  { mustReach: true },
);
