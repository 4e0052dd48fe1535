import type { Logger } from '@print-shop/service-kit';
import { moneyEvents } from '../account/account.events.ts';
import type { AccountStore } from '../account/account.store.ts';
import { type Account, pendingPaise } from '../account/account.ts';
import { applyRefund, receive } from '../account/online.ts';
import {
  type PaymentProvider,
  ProviderError,
  type ProviderPayment,
  type ProviderRefund,
} from '../provider/provider.ts';
import type { Checkout, CheckoutStore } from './checkout.store.ts';

export interface TakePaymentsDeps {
  accounts: AccountStore;
  checkouts: CheckoutStore;
  provider: PaymentProvider;
  logger: Logger;
  sendRefunds(): void;
}

export type OnlinePayments = ReturnType<typeof createOnlinePayments>;

/**
 * Enters what the provider has taken and sent back. The provider is always asked for its state. An event or a browser only
 * says where to look, so that they may come twice, late, in any order, or not at all.
 */
export function createOnlinePayments({ accounts, checkouts, provider, logger, sendRefunds }: TakePaymentsDeps) {
  const enter = async (payment: ProviderPayment, orderId: string): Promise<Account | undefined> => {
    const account = await accounts.change(orderId, (known) => {
      const received = known && receive(known, provider.name, payment, new Date());
      return received && { account: received.account, events: moneyEvents(received.account, received.entry) };
    });
    if (account && pendingPaise(account) > 0) sendRefunds();
    if (account) await checkouts.paid(payment.providerOrderId);
    else logger.warn({ orderId, payment: payment.id }, 'a payment came for an order that is not known yet');
    return account;
  };
  const enterRefund = (refund: ProviderRefund, orderId: string, key?: string) =>
    accounts.change(orderId, (known) => {
      const applied = known && applyRefund(known, provider.name, refund, new Date(), key);
      const events = applied?.entry ? moneyEvents(applied.account, applied.entry) : [];
      return applied && { account: applied.account, events };
    });

  /** The payment, captured if it is held. An event and the browser's return may come at once: then one of them is refused. */
  const capture = async (found: ProviderPayment): Promise<ProviderPayment> => {
    if (found.state !== 'authorized') return found;
    try {
      return await provider.capture(found.id, found.paise);
    } catch (error) {
      const current = await provider.fetchPayment(found.id);
      if (current.state === 'authorized') throw error;
      return current;
    }
  };

  /** Enters a payment with its refunds; the account, or `undefined` where none has opened its order at the provider. */
  const take = async (found: ProviderPayment): Promise<Account | undefined> => {
    const checkout = await checkouts.find(found.providerOrderId);
    if (!checkout) return undefined;
    const payment = await capture(found);
    if (payment.state !== 'captured' && payment.state !== 'refunded') return accounts.find(checkout.orderId);
    const account = await enter(payment, checkout.orderId);
    if (payment.refundedPaise === 0) return account;
    let refunded = account;
    for (const refund of await provider.refundsOf(payment.id)) refunded = await enterRefund(refund, checkout.orderId);
    return refunded;
  };

  return {
    take,
    enterRefund,

    takeById: async (id: string): Promise<Account | undefined> => take(await provider.fetchPayment(id)),

    /**
     * Enters the payment with which a browser comes back. A customer who has paid is led to the order even while the
     * provider does not answer. The payment is then entered when its checkout is looked at, in the next round.
     */
    async takeReturned({ providerOrderId, paymentId }: { providerOrderId: string; paymentId: string }) {
      try {
        return await take(await provider.fetchPayment(paymentId));
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        logger.warn(
          { err: error, payment: paymentId },
          'a payment could not be read from the payment provider and is read again later',
        );
        const checkout = await checkouts.lookSoon(providerOrderId, new Date());
        return checkout && accounts.find(checkout.orderId);
      }
    },

    /** Looks whether a checkout was paid, or paid twice, in case nobody told, and when it is looked at next. */
    async look(checkout: Checkout, now: Date): Promise<void> {
      try {
        for (const payment of await provider.paymentsOf(checkout._id)) await take(payment);
      } catch (error) {
        if (!(error instanceof ProviderError) || error.isPassing) throw error;
        // The provider does not know it, as after a change of keys.
        logger.warn(
          { err: error, checkout: checkout._id, orderId: checkout.orderId },
          'the payment provider refused to list the payments of a checkout',
        );
      }
      await checkouts.looked(checkout, now);
    },
  };
}
