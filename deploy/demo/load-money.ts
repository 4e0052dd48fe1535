import type { Account, Checkout, Order } from '@print-shop/contracts';
import type { Shop } from './client.ts';
import type { Session } from './load-people.ts';
import type { DemoOrder, Money } from './orders.ts';

export interface Staff {
  shop: Shop;
  adminToken: string;
  /** Where the local payment provider is, if there is one. */
  paymentsUrl?: string | undefined;
}

const TRIES = 60;
const AGAIN_MS = 250;

const aMoment = () => new Promise((resolve) => setTimeout(resolve, AGAIN_MS));

/** The account of an order, which begins a moment after it, once it is as wanted. */
export async function accountOf(
  { shop, adminToken }: Staff,
  order: string,
  isWanted: (account: Account) => boolean = () => true,
): Promise<Account> {
  for (let tries = 0; tries < TRIES; tries++) {
    const account = await shop.get<Account | null>(`/api/payments/accounts/${order}`, adminToken);
    if (account && isWanted(account)) return account;
    await aMoment();
  }
  throw new Error(`the account of order ${order} is not as it should be after ${(TRIES * AGAIN_MS) / 1000} s`);
}

/** Pays an order on the page of the local payment provider, which tells the shop. */
async function payOnline(staff: Staff, { token }: Session, order: string): Promise<void> {
  const path = `/api/payments/accounts/${order}/checkouts`;
  const { fields } = await staff.shop.post<Checkout>(path, { token, body: {} });
  await fetch(`${staff.paymentsUrl}/control/orders/${fields.order_id}/payments`, {
    method: 'POST',
    body: JSON.stringify({ outcome: 'upi' }),
  });
  await accountOf(staff, order, ({ state }) => state === 'settled');
}

/** A bank number that is always the same for an order. */
const utrOf = (order: string): string => String(BigInt(`0x${order}`) % 1_000_000_000_000n).padStart(12, '0');

/** Enters something into an account, once: the key names it. */
export const enter = ({ shop, adminToken: token }: Staff, order: string, key: string, body: object): Promise<Account> =>
  shop.post<Account>(`/api/payments/accounts/${order}/entries`, {
    token,
    body,
    headers: { 'idempotency-key': `demo-${key}` },
  });

const HALF = 0.5;
const inPaise = (rupees: number): number => Math.round(rupees * 100) / 100;

/** Pays an order through its account, as the demo data say. Steps that were done before are left as they are. */
export async function settleMoney(staff: Staff, demo: DemoOrder, session: Session, { _id: id }: Order): Promise<void> {
  const account = await accountOf(staff, id);
  const isTouched =
    account.reports.length > 0 || account.entries.some(({ kind }) => kind !== 'charge' && kind !== 'credit');
  const money = demo.money as Money;
  // Of these two, a loading that was cut after the payment has more to do.
  const isHalf = money === 'refunded' || (money === 'written-off' && account.balance === 1);
  if (isTouched && !isHalf) return;
  const utr = utrOf(id);
  if (money === 'reported') {
    const { token } = session;
    await staff.shop.post(`/api/payments/accounts/${id}/reports`, { token, body: { utr } });
    return;
  }
  if (money === 'online' && staff.paymentsUrl) {
    await payOnline(staff, session, id);
    return;
  }
  const full = { kind: 'payment', amount: account.balance };
  const payments: Record<Exclude<Money, 'reported'>, object> = {
    upi: { ...full, way: 'upi', utr },
    online: { ...full, way: 'upi', utr },
    bank: { ...full, way: 'bank', reference: 'NEFT, from the firm' },
    cheque: { ...full, way: 'cheque', reference: 'Cheque 004417' },
    cash: { ...full, way: 'cash' },
    part: { ...full, way: 'upi', utr, amount: inPaise(account.balance * HALF) },
    refunded: { ...full, way: 'upi', utr },
    'written-off': { ...full, way: 'cash', amount: account.balance - 1 },
  };
  if (!isTouched) await enter(staff, id, `${demo.key}-payment`, payments[money]);
  if (money === 'written-off') {
    await enter(staff, id, `${demo.key}-rest`, { kind: 'write-off', amount: 1, note: 'A rupee short; never mind.' });
  }
  if (money === 'refunded') {
    if (account.state !== 'refund-due') {
      const { reason = '' } = demo;
      await staff.shop.put(`/api/order/${id}/cancel`, { token: staff.adminToken, body: { reason } });
    }
    await giveBack(staff, demo.key, id);
  }
}

/** Gives back what the shop owes, once the cancellation has reached the account. */
export async function giveBack(staff: Staff, key: string, id: string): Promise<void> {
  const isGiven = ({ entries }: Account) => entries.some(({ kind }) => kind === 'refund');
  const account = await accountOf(staff, id, (one) => isGiven(one) || one.state === 'refund-due');
  if (isGiven(account)) return;
  await enter(staff, id, `${key}-refund`, { kind: 'refund', amount: -account.balance, way: 'upi' });
}

/** Half of what each accepted quotation comes to is paid in advance. */
export async function payAdvances(staff: Staff): Promise<number> {
  const accounts = await staff.shop.get<Account[]>('/api/payments/accounts?search=q-&limit=100', staff.adminToken);
  const due = accounts.filter(({ paid, dueNow, balance }) => paid === 0 && dueNow > 0 && dueNow < balance);
  for (const { _id: id, dueNow } of due) {
    await enter(staff, id, `${id}-advance`, { kind: 'payment', amount: dueNow, way: 'upi', utr: utrOf(id) });
  }
  return due.length;
}
