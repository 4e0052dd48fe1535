import type { Account, Import, Order } from '@print-shop/contracts';
import { dayOf } from '@print-shop/contracts/client';
import { HISTORY_COLUMNS, historyRows } from './history.ts';
import { accountOf } from './load-money.ts';
import type { Loaded } from './load-orders.ts';

const FILE = 'orders-of-before.csv';
const BALANCES = 'balances-of-before.csv';
const TRIES = 240;
const AGAIN_MS = 250;
const aMoment = () => new Promise((resolve) => setTimeout(resolve, AGAIN_MS));

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quoted).join(',')).join('\r\n');

/** Amounts that were open in the books of before, with the days since when. */
const balancesOf = (today: string): string[][] => {
  const before = (days: number) => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
  return [
    ['Customer', 'Email', 'Reference', 'Date', 'Amount'],
    ['Hotel Shivneri', 'prakash.shinde@example.com', 'OLD/B-112', before(135), '18450'],
    ['Patel Pharma Distributors', 'jignesh.patel@example.com', 'OLD/B-118', before(128), '7260'],
    ['Greenfield School', 'sister.mary.thomas@example.com', 'OLD/B-121', before(125), '-500'],
  ];
};

/** Imports a table as staff would, unless it was: sends it, looks at the check, and starts it. */
async function importTable(
  { shop, adminToken: token }: Loaded,
  kind: 'orders' | 'balances',
  name: string,
  csv: string,
) {
  const known = (await shop.get<Import[]>(`/api/imports/${kind}`, token)).find(({ fileName }) => fileName === name);
  if (known?.state === 'done') return 0;
  const form = new FormData();
  form.set('file', new Blob([csv], { type: 'text/csv' }), name);
  let found = known ?? (await shop.post<Import>(`/api/imports/${kind}`, { token, form }));
  for (let tries = 0; tries < TRIES; tries++) {
    if (found.state === 'done') return found.created;
    if (found.state === 'checked') {
      const [fault] = found.faults;
      if (fault) throw new Error(`row ${fault.row} of ${name}, ${fault.column}: ${fault.message}`);
      found = await shop.post<Import>(`/api/imports/${found._id}/apply`, { token });
    }
    await aMoment();
    found = await shop.get<Import>(`/api/imports/${found._id}`, token);
  }
  throw new Error(`the import of ${name} is not done after ${(TRIES * AGAIN_MS) / 1000} s`);
}

/** Rupees that were given back for some of the orders of before, and why. */
const RETURNS = [
  [60, 240, 'Two pieces came with a scratch.'],
  [35, 150, 'The colour was not as on the proof.'],
  [12, 320, 'One box was missing.'],
] as const;

/** Gives something back for an order of some days ago, once its invoice is there. */
async function giveBack(loaded: Loaded, daysAgo: number, amount: number, reason: string): Promise<void> {
  const { shop, adminToken: token } = loaded;
  const day = new Date(Date.now() - daysAgo * 86_400_000);
  const orders = await shop.get<Order[]>(`/api/order?search=P${dayOf(day).replaceAll('-', '').slice(2)}`, token);
  const order = orders.find(({ totalPrice, paymentStatus }) => totalPrice > 2 * amount && paymentStatus === 'paid');
  if (!order) return;
  const account = await accountOf(loaded, order._id);
  if (account.entries.some(({ kind }) => kind === 'credit')) return;
  await shop.post<Account>(`/api/payments/accounts/${order._id}/credits`, {
    token,
    body: { amount, reason, refundBy: 'upi' },
    headers: { 'idempotency-key': `demo-return-${daysAgo}` },
  });
}

/** Loads the orders of the months before, with their payments and invoices, and what was open then. */
export async function loadHistory(loaded: Loaded): Promise<number> {
  const today = dayOf(new Date());
  const rows = historyRows(today, [...loaded.products.values()]);
  const table = [[...HISTORY_COLUMNS], ...rows.map((row) => HISTORY_COLUMNS.map((column) => row[column]))];
  await importTable(loaded, 'balances', BALANCES, csvOf(balancesOf(today)));
  const added = await importTable(loaded, 'orders', FILE, csvOf(table));
  if (added > 0) for (const [days, amount, reason] of RETURNS) await giveBack(loaded, days, amount, reason);
  return added > 0 ? new Set(rows.map((row) => row['Order number'])).size : 0;
}
