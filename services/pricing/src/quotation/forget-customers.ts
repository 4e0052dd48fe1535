import { forgetPeople, type Logger, type Sweep } from '@print-shop/service-kit';
import type { QuotationModel } from './quotation.store.ts';

/** Removes the customer's name, address and words from old quotations, by which they are then no longer found; number, lines and sums stay. */
export const forgetCustomers = (model: QuotationModel, days: number, logger: Logger): Sweep<number> =>
  forgetPeople(model, {
    ...{ what: 'quotations', dated: 'createdAt', days },
    emptied: { customerName: '', words: [] },
    removed: ['sentTo', 'decidedBy', 'reason'],
    logger,
  });
