import type { Logger, Sweep, Works } from '@print-shop/service-kit';
import type { AccountStore } from '../account/account.store.ts';
import type { Account, Refund } from '../account/account.ts';
import { failRefund } from '../account/online.ts';
import { type PaymentProvider, ProviderError } from '../provider/provider.ts';
import type { OnlinePayments } from './take-payments.ts';

export interface SendRefundsDeps {
  accounts: AccountStore;
  payments: OnlinePayments;
  provider: PaymentProvider;
  works: Works;
  everyMs: number;
  logger: Logger;
}

interface Waiting {
  account: Account;
  refund: Refund;
}

const MINUTE_MS = 60_000;
/** The shortest and the longest pause before the provider is asked again how a refund is. */
const PAUSES_MS = { least: MINUTE_MS, most: 6 * 60 * MINUTE_MS };

/** When a refund that waits at the provider is asked for next: it has waited for a while, so it may wait as long again. */
function nextAsk({ at }: Refund, now: Date): Date {
  const waited = now.getTime() - at.getTime();
  return new Date(now.getTime() + Math.min(PAUSES_MS.most, Math.max(PAUSES_MS.least, waited)));
}

/**
 * Sends the refunds that were asked for, and asks how the pending ones are. A refund is stored before the provider hears of
 * it, and the provider knows its key. So a process that dies in between neither loses it nor sends it twice.
 */
export function startRefunds({ accounts, payments, provider, works, everyMs, logger }: SendRefundsDeps): Sweep<number> {
  /** Throws what may pass; a refusal ends the refund. */
  const send = async ({ account, refund: { key, paymentId, paise } }: Waiting): Promise<void> => {
    try {
      await payments.enterRefund(await provider.refund(paymentId, { paise, key }), account.id, key);
    } catch (error) {
      if (!(error instanceof ProviderError) || error.isPassing) throw error;
      logger.warn({ err: error, orderId: account.id, payment: paymentId }, 'the payment provider refused a refund');
      await accounts.change(account.id, (known) => known && { account: failRefund(known, key, error.message) });
    }
  };
  const askFor = async ({ account, refund: { paymentId } }: Waiting): Promise<void> => {
    for (const refund of await provider.refundsOf(paymentId)) await payments.enterRefund(refund, account.id);
  };

  return works.start<Waiting>({
    what: 'sending refunds',
    everyMs,
    async list(_now, limit, except) {
      const found = await accounts.listRefunding(limit, except);
      return found.flatMap((account) =>
        (account.refunds ?? [])
          .filter(({ state, key }) => (state === 'asked' || state === 'pending') && !except.includes(key))
          .map((refund) => ({ account, refund })),
      );
    },
    idOf: ({ refund }) => refund.key,
    async handle(waiting, now) {
      if (waiting.refund.state === 'asked') return send(waiting);
      await askFor(waiting);
      return nextAsk(waiting.refund, now);
    },
  });
}
