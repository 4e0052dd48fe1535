import { forgetPeople, type Logger, type Sweep } from '@print-shop/service-kit';
import type { QuotationModel } from './quotation.schema.ts';

/** Removes what names the customer, and what they have asked, from old quotations; number, lines and sums stay. */
export const forgetCustomers = (model: QuotationModel, days: number, logger: Logger): Sweep<number> =>
  forgetPeople(model, {
    ...{ what: 'quotations', dated: 'createdAt', days },
    emptied: { customerName: '', words: [] },
    removed: ['buyer', 'sentTo', 'decidedBy', 'reason', 'notes'],
    logger,
  });
