import { billingAccountCredited, billingPaymentReceived, billingPaymentRefunded } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { AccountStore } from '../account/account.store.ts';
import type { Issuing } from './issuing.ts';

/** Issues receipts, vouchers and credit notes once money has come or gone or staff have credited something. */
export const issueOnPayments = (broker: Broker, accounts: AccountStore, issuing: Issuing): Promise<void> =>
  broker.subscribe({
    queue: 'billing.issue-documents-on-payments',
    events: [billingPaymentReceived, billingPaymentRefunded, billingAccountCredited],
    prefetch: 5,
    async handle({ data: { orderId } }) {
      const account = await accounts.find(orderId);
      if (account) await issuing.due(account);
    },
  });
