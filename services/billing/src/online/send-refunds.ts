import type { Logger } from '@print-shop/service-kit';
import type { AccountStore } from '../account/account.store.ts';
import type { Account, Refund } from '../account/account.ts';
import { type PaymentProvider, ProviderError } from '../provider/provider.ts';
import { failRefund } from './online.ts';
import type { OnlinePayments } from './take-payments.ts';

export interface SendRefundsDeps {
  accounts: AccountStore;
  payments: OnlinePayments;
  provider: PaymentProvider;
  logger: Logger;
}

/** The most accounts that one run handles; the rest waits for the next. */
const LIMIT = 200;

/**
 * Sends the refunds that were asked for, and asks how the pending ones are. A refund is stored before the provider hears of
 * it, and the provider knows its key, so that a process that dies in between neither loses it nor sends it twice.
 */
export function createRefunds({ accounts, payments, provider, logger }: SendRefundsDeps) {
  const send = async (account: Account, { key, paymentId, paise }: Refund): Promise<void> => {
    try {
      await payments.enterRefund(await provider.refund(paymentId, { paise, key }), account.id, key);
    } catch (error) {
      if (!(error instanceof ProviderError) || error.isPassing) throw error;
      logger.warn({ err: error, order: account.id }, 'the payment provider refused a refund');
      await accounts.change(account.id, (known) => known && { account: failRefund(known, key, error.message) });
    }
  };
  const askFor = async (account: Account, { paymentId }: Refund): Promise<void> => {
    try {
      for (const refund of await provider.refundsOf(paymentId)) await payments.enterRefund(refund, account.id);
    } catch (error) {
      if (!(error instanceof ProviderError) || error.isPassing) throw error;
      logger.warn({ err: error, order: account.id }, 'the payment provider refused to tell of a refund');
    }
  };

  return async (): Promise<void> => {
    for (const account of await accounts.listRefunding(LIMIT)) {
      for (const refund of account.refunds ?? []) {
        if (refund.state === 'asked') await send(account, refund);
        if (refund.state === 'pending') await askFor(account, refund);
      }
    }
  };
}
