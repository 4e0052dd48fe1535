import {
  isUtr,
  kindFields,
  listDifferences,
  listSettlements,
  reconcilePayments,
  settleDifference,
  toRupees,
} from '@print-shop/contracts';
import { allow, type ContractRouter, notFound } from '@print-shop/service-kit';
import type { OnlinePayments } from '../online/take-payments.ts';
import type { DifferenceStore } from './difference.store.ts';
import type { SettlementStore } from './settlement.store.ts';
import type { ProviderComparison } from './with-provider.ts';

export interface ReconciliationRoutesDeps {
  differences: DifferenceStore;
  settlements: SettlementStore;
  /** Both undefined where the shop has no provider. */
  payments: OnlinePayments | undefined;
  reconcile: ProviderComparison | undefined;
}

/** Registers what the ledger does not agree about with the provider or the bank. */
export function reconciliationRoutes(router: ContractRouter, deps: ReconciliationRoutesDeps): void {
  const { differences, settlements, payments, reconcile } = deps;
  router
    .on(listDifferences, allow.staff('payments:read'), async ({ query }) => {
      const { differences: found, total } = await differences.list(query);
      const body = found.map(({ id, kind, day, reference, statedPaise, ledgerPaise, orderId, orderKind, foundAt }) => ({
        _id: id,
        kind,
        day,
        ...kindFields(orderKind),
        foundAt: foundAt.toISOString(),
        // Only the service knows the entries of staff without a UTR.
        reference: kind === 'not-at-bank' && !isUtr(reference) ? '' : reference,
        stated: toRupees(statedPaise),
        ledger: toRupees(ledgerPaise),
        order: orderId || null,
      }));
      return { status: 200, body, headers: { 'X-Total-Count': String(total) } };
    })
    .on(listSettlements, allow.staff('payments:read'), async ({ query }) => {
      const { settlements: found, total } = await settlements.list(query);
      const body = found.map(({ _id, day, utr, ...paise }) => ({
        _id,
        day,
        utr,
        paidOut: toRupees(paise.paidOutPaise),
        expected: toRupees(paise.expectedPaise),
        payments: toRupees(paise.paymentsPaise),
        refunds: toRupees(paise.refundsPaise),
        fees: toRupees(paise.feesPaise),
        tax: toRupees(paise.taxPaise),
        other: toRupees(paise.otherPaise),
      }));
      return { status: 200, body, headers: { 'X-Total-Count': String(total) } };
    })
    .on(reconcilePayments, allow.staff('payments:write'), async () => {
      if (!reconcile)
        throw notFound({ en: 'This shop takes no payments online.', hi: 'यह दुकान ऑनलाइन पेमेंट नहीं लेती।' }, 'no-provider');
      return { status: 200, body: await reconcile(new Date()) };
    })
    .on(settleDifference, allow.staff('payments:write'), async ({ params: { id }, body: { note }, user }) => {
      const difference = await differences.find(id);
      if (!difference)
        throw notFound({ en: 'There is no such difference.', hi: 'ऐसा कोई अंतर नहीं है।' }, 'difference-not-found');
      // A payment for an order of this shop is entered. For any other, the note says what it is.
      if (difference.kind === 'not-in-ledger') await payments?.takeById(difference.paymentId);
      await differences.settle(id, user.name || 'staff', note, new Date());
      return { status: 200, body: { message: 'Settled.' } };
    });
}
