import { renderSVG } from 'uqr';
import type { Order, Payment, Refund } from './ledger.ts';

const asText = (value = ''): string => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const rupees = (paise: number): string =>
  new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(paise / 100);

const frame = (title: string, body: string): string => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${asText(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:2rem auto;padding:0 1rem;background:#fbf8f1;color:#17150f}
h1{font-size:1.5rem;line-height:1.2}form{display:grid;gap:.75rem}button{font:inherit;min-height:3rem;border:1px solid #17150f;border-radius:.25rem;background:#fff;cursor:pointer}
button:first-of-type{background:#17150f;color:#fff}button:focus-visible,a:focus-visible{outline:3px solid #c2185b;outline-offset:2px}a{color:#a3124d}
.qr svg{width:12rem;height:auto;display:block;background:#fff}
.note{border-left:4px solid #a35a00;background:#fff6e5;padding:.5rem 1rem}td,th{text-align:left;padding:.25rem .75rem .25rem 0;overflow-wrap:anywhere}</style>
<main>${body}</main></html>`;

const NOTE = '<p class="note">Local test provider. No money moves.</p>';

const hidden = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${asText(name)}" value="${asText(value)}">`)
    .join('');

/** The text of the QR code that a UPI app reads. The id belongs to nobody, so that a real app refuses it. */
const upiOf = ({ id, amount }: Order, name: string): string =>
  `upi://pay?${Object.entries({ pa: 'test@localprovider', pn: name, am: (amount / 100).toFixed(2), cu: 'INR', tr: id })
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')}`;

/** Where the customer pays, or does not. */
export const checkoutPage = (order: Order, { name = '', description = '', callback_url = '', cancel_url = '' }) =>
  frame(
    `Pay ${rupees(order.amount)}`,
    `<h1>Pay ${rupees(order.amount)}</h1><p>${asText(name)}${description ? `, ${asText(description)}` : ''}</p>${NOTE}
<form method="post" action="/checkout/${order.id}">${hidden({ callback_url, cancel_url })}
<button name="outcome" value="upi">Pay by UPI</button><button name="outcome" value="card">Pay by card</button>
<section class="qr"><h2>UPI by QR code</h2><a href="${asText(upiOf(order, name))}" aria-label="Open a UPI app">${renderSVG(upiOf(order, name), { border: 2 })}</a></section>
<button name="outcome" value="upi">The QR code was paid</button>
<button name="outcome" value="slow">Pay, and let the bank take its time</button><button name="outcome" value="fail">Let the payment fail</button>
</form><p><a href="${asText(cancel_url)}">Close without paying</a></p>`,
  );

/** Posts the outcome to the shop, as the provider's page does. */
export const returnPage = (callbackUrl: string, fields: Record<string, string>): string =>
  frame(
    'Back to the shop',
    `<h1>Back to the shop</h1><form method="post" action="${asText(callbackUrl)}" id="back">${hidden(fields)}
<button>Go on</button></form><script>document.getElementById('back').submit()</script>`,
  );

export const failedPage = (order: Order, fields: Record<string, string>): string =>
  frame(
    'The payment failed',
    `<h1>The payment failed</h1><p>The bank has declined it.</p>${NOTE}
<form method="post" action="/v1/checkout/embedded">${hidden({ order_id: order.id, ...fields })}<button>Try again</button></form>
<p><a href="${asText(fields.cancel_url)}">Back to the shop</a></p>`,
  );

/** The payments, and the settlements of `days` (2026-11-23) as files. */
export function listPage(payments: readonly Payment[], refunds: readonly Refund[], days: readonly string[]): string {
  const rows = payments
    .toReversed()
    .slice(0, 200)
    .map(
      ({ id, order_id: order, amount, status, method }) =>
        `<tr><td>${id}<br>${order}</td><td>${rupees(amount)}</td><td>${method}, ${status}${refunds
          .filter(({ payment_id: of }) => of === id)
          .map((refund) => `<br>refund ${rupees(refund.amount)}, ${refund.status}`)
          .join('')}</td></tr>`,
    );
  return frame(
    'Payments',
    `<h1>Payments</h1>${NOTE}${rows.length > 0 ? `<table><tr><th>Payment</th><th>Amount</th><th>State</th></tr>${rows.join('')}</table>` : '<p>Nobody has paid yet.</p>'}
${days.length > 0 ? `<h2>Settlements</h2><ul>${days.map((day) => `<li><a href="/settlements/${day}.csv">${day}</a></li>`).join('')}</ul>` : ''}`,
  );
}
