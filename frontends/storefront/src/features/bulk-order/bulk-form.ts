import type { Buyer } from '@print-shop/contracts';
import { NO_BUYER } from '@print-shop/contracts/client';
import { placeBulkOrderBody } from '@print-shop/contracts/schemas';
import { z } from 'zod';
import type { SavedLayout } from '../../layout/layout.ts';
import type { Placement } from '../../tee/zones.ts';
import type { DraftLine } from './draft.ts';

/** The typed parts by the rules of the contract, and the chosen ones. Each line has all placements. */
export const bulkFormSchema = placeBulkOrderBody.pick({ name: true, phone: true, email: true, buyer: true }).extend({
  lines: z.custom<DraftLine[]>(),
  placements: z.custom<Placement[]>(),
  design: z.custom<File | null>(),
  /** The layout in place of a design. */
  layout: z.custom<SavedLayout | null>(),
});

/** The form as it is filled in. */
export interface BulkForm extends Omit<BulkJob, 'buyer'> {
  buyer: Buyer;
}
/** A bulk order that can be sent. */
export type BulkJob = z.output<typeof bulkFormSchema>;

/** The form as it begins, and the parts that are empty again once an order is placed. */
export const NOTHING_CHOSEN = { lines: [], placements: [], design: null, layout: null };
export const NOTHING_TYPED = { name: '', phone: '', email: '', buyer: NO_BUYER };
