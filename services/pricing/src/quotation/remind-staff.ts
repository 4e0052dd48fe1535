import { dayOf } from '@print-shop/contracts';
import type { Sweep, Works } from '@print-shop/service-kit';
import type { QuotationStore } from './quotation.store.ts';
import type { Quotation } from './quotation.ts';

const HOUR_MS = 3_600_000;
/** Staff hear of it while a call still helps: on the day before the last one. */
const AHEAD_MS = 24 * HOUR_MS;

/** Tells staff once of each sent quotation without an answer whose validity ends today or tomorrow. */
export const remindStaff = (works: Works, quotations: QuotationStore): Sweep<number> =>
  works.start<Quotation>({
    what: 'reminding of quotations',
    everyMs: HOUR_MS,
    list: (now, limit, except) =>
      quotations.listEnding(dayOf(now), dayOf(new Date(now.getTime() + AHEAD_MS)), limit, except),
    idOf: ({ id }) => id,
    handle: (quotation, now) => quotations.remind(quotation, now),
  });
