import type { Checkout } from '@print-shop/contracts';
import { Region } from '@print-shop/web-kit/region';
import { AccountBox } from './account-box.tsx';
import { useOrderAccount, useReportPayment, useStartCheckout } from './api/use-order-account.ts';
import { useText } from './messages/index.ts';

/** How the customer pays an order, and what was paid. */
export function OrderAccount({ order, payBy }: { order: string; payBy?: string | undefined }) {
  const text = useText().account;
  const query = useOrderAccount(order);
  const report = useReportPayment(order);
  const checkout = useStartCheckout(order, leaveFor);
  return (
    <Region query={query} loading={null} failed={text.failed}>
      {(account) => <AccountBox account={account} payBy={payBy} report={report} checkout={checkout} />}
    </Region>
  );
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
