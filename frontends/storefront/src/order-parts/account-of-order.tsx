import type { Checkout } from '@print-shop/contracts';
import { AccountBox } from './account-box.tsx';
import { useAccountOfOrder, useReportPayment, useStartCheckout } from './api/use-account-of-order.ts';

/** How the customer pays an order, and what was paid. */
export function AccountOfOrder({ order, payBy }: { order: string; payBy?: string | undefined }) {
  const { data: account } = useAccountOfOrder(order);
  const report = useReportPayment(order);
  const checkout = useStartCheckout(order, leaveFor);
  return account ? <AccountBox account={account} payBy={payBy} report={report} checkout={checkout} /> : null;
}

/** Leads to the page of the payment provider, as a form does. */
function leaveFor({ action, fields }: Checkout): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action, hidden: true });
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  document.body.append(form);
  form.submit();
}
