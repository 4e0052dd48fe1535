import type { Invoice, Order, Quotation, QuotationSummary } from '@print-shop/contracts';
import { accountOf, enter, giveBack } from './load-money.ts';
import { known, type Loaded } from './load-orders.ts';
import type { Session } from './load-people.ts';
import { mailed } from './load-quotations.ts';
import { brochures } from './quotations.ts';

const TRIES = 60;
const AGAIN_MS = 250;
/** The amount that is refunded, in rupees. */
const REFUND = 500;

/** The answer of `read`, once it is as wanted. A change takes a moment to get from one service to another. */
async function once<T>(what: string, read: () => Promise<T>, isSo: (found: T) => boolean): Promise<T> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const found = await read();
    if (isSo(found)) return found;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
  throw new Error(`${what} after ${(TRIES * AGAIN_MS) / 1000} s`);
}

/**
 * Walks the order of the accepted brochures to its end. The customer pays the rest on delivery, opens an account with the
 * address of the quotation, finds a fault, and gets some money back. Steps that were made are not made again. Without the
 * mail page nothing was accepted. Answers how many orders came to their end.
 */
export async function finishQuotedOrder(loaded: Loaded, mailUrl: string | undefined): Promise<number> {
  const { shop, adminToken: token } = loaded;
  const search = encodeURIComponent(brochures.customerName);
  const [found] = await shop.get<QuotationSummary[]>(`/api/quotations?search=${search}`, token);
  if (!mailUrl || found?.state !== 'accepted') return 0;
  const { orderId, sentTo } = await once(
    'the quotation of brochures is no order',
    () => shop.get<Quotation>(`/api/quotations/${found._id}`, token),
    (quotation) => quotation.orderId !== null,
  );
  const id = orderId as string;
  const path = `/api/order/${id}`;
  const read = () => shop.get<Order>(`/api/order/details/${id}`, token);
  const order = await read();
  if (order.claims?.some(({ state }) => state === 'accepted')) return 0;
  if (!order.begunAt) await shop.put(`${path}/begin`, { token, body: {} });
  if (!order.isDelivered) await shop.put(`${path}/deliver`, { token, body: {} });
  // A payment before the invoice has a receipt voucher, and one after it a receipt.
  await once(
    'the order of brochures has no invoice',
    () => shop.get<Invoice[]>(`/api/invoices/order/${id}`, token),
    (documents) => documents.some(({ kind }) => kind === 'tax-invoice'),
  );
  const { balance, paid } = await accountOf(loaded, id);
  if (balance > 0 && paid > 0) await enter(loaded, id, `${id}-rest`, { kind: 'payment', amount: balance, way: 'cash' });

  // The demo shop of an earlier release sent it to another address, which has no account.
  if (sentTo !== brochures.email) return 1;
  const customer = known(loaded.people, 'ravi.sharma');
  if (order.user === null) await confirmAddress(loaded, customer, mailUrl);
  await once('the order of brochures is not its customer’s', read, ({ user }) => user === customer.user._id);
  const lines = order.orderItems.slice(-1).map(({ _id: line }) => ({ line, pieces: 100 }));
  const claim = { kind: 'misprinted', lines, text: 'सौ ब्रोशर में तह टेढ़ी है।' };
  const { claims } = order.claims
    ? order
    : await shop.post<Order>(`${path}/claims`, { token: customer.token, body: claim });
  const open = claims?.find(({ state }) => state === 'open');
  const decision = { decision: 'refund', amount: REFUND, reason: 'आपकी बात सही है: तह टेढ़ी है।' };
  if (open) await shop.put(`${path}/claims/${open._id}`, { token, body: decision });
  await giveBack(loaded, `${id}-brochures`, id);
  return 1;
}

/** Confirms the email address of an account by the link in the email that it got when it was opened. */
async function confirmAddress({ shop }: Loaded, { token, user }: Session, mailUrl: string): Promise<void> {
  if (user.emailConfirmed) return;
  const link = await mailed(mailUrl, brochures.email, /\/confirm-email#token=([\w.-]+)/);
  await shop.post('/api/users/email-confirmation', { token, body: { token: link } });
}
