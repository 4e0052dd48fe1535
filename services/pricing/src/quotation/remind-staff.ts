import { dayOf } from '@print-shop/contracts';
import { type Logger, type Sweep, startSweep } from '@print-shop/service-kit';
import type { QuotationStore } from './quotation.store.ts';

const HOUR_MS = 3_600_000;
/** Staff hear of it while a call still helps: on the day before the last one. */
const AHEAD_MS = 24 * HOUR_MS;

/** Tells staff once of each sent quotation without an answer whose validity ends today or tomorrow. */
export const remindStaff = (quotations: QuotationStore, logger: Logger): Sweep<number> =>
  startSweep({
    what: 'reminding of quotations',
    everyMs: HOUR_MS,
    run: (now) => quotations.remind(dayOf(now), dayOf(new Date(now.getTime() + AHEAD_MS)), now),
    logger,
  });
