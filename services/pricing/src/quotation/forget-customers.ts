import type { Sweep, Works } from '@print-shop/service-kit';
import { type Days, forgetPeople } from '@print-shop/shop';
import type { QuotationModel } from './quotation.schema.ts';

/** Removes what names the customer, and what they have asked, from old quotations; number, lines and sums stay. */
export const forgetCustomers = (works: Works, model: QuotationModel, days: Days): Sweep<number> =>
  forgetPeople(works, model, {
    what: 'quotations',
    dated: 'createdAt',
    days,
    emptied: { customerName: '', words: [] },
    removed: ['buyer', 'sentTo', 'decidedBy', 'reason', 'notes'],
  });
