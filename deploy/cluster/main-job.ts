import { setTimeout as sleep } from 'node:timers/promises';
import type { Account, ArtworkFile, BulkOrder, MessagePreferences, Order, User } from '@print-shop/contracts';
import { Shop, ShopRefused } from '../demo/client.ts';
import { findSession, signIn } from '../demo/load-people.ts';
import { addCheckProduct, address, orderOf, readTarget } from './check-shop.ts';

// Does the main work of the shop once, from inside the cluster. Somebody registers, signs in, sends a file to print, orders, and
// orders in bulk, and staff see both orders. It cleans up: the file and the product go, the orders stay as cancelled, the account
// stays. Where staff need a second factor, or have changed the password, it ends with the customer's file.

const target = readTarget(process.env);
const shop = new Shop(target.url);
const run = Date.now().toString(36);

async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work();
  console.log(`${what} (${Math.round(performance.now() - startedAt)} ms)`);
  return result;
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
};

const firstAnswerMs = 30_000;

/**
 * Opens the home page. Waits until the address can be reached, as a network takes a moment to let a new pod through its policies.
 * Then it waits for a drawn page, as the first page of a new renderer takes longer than visitors are made to wait.
 */
async function openHomePage(): Promise<void> {
  const giveUpAt = Date.now() + firstAnswerMs;
  for (;;) {
    const fault = await homePageFault();
    if (!fault) return;
    if (Date.now() > giveUpAt) throw new Error(fault);
    console.log(fault);
    await sleep(1_000);
  }
}

async function homePageFault(): Promise<string | undefined> {
  try {
    const page = await (await fetch(`${target.url}/`, { signal: AbortSignal.timeout(5_000) })).text();
    if (!page.includes('id="root"')) return 'the home page is not the shop';
    return page.includes('first-data') ? undefined : 'the home page is not drawn';
  } catch (error) {
    return `the shop does not answer yet: ${reasonOf(error)}`;
  }
}

/** Tries again until `found`, as copies of other services' objects take a moment to arrive. */
async function until<T>(what: string, find: () => Promise<T | undefined>, seconds = 10): Promise<T> {
  for (let tries = 0; tries < seconds * 4; tries++) {
    const found = await find();
    if (found !== undefined) return found;
    await sleep(250);
  }
  throw new Error(`${what} did not come in time`);
}

const card = `<svg xmlns="http://www.w3.org/2000/svg" width="90mm" height="54mm"><rect width="90mm" height="54mm" fill="#036"/></svg>`;
const checkSeconds = 60;

/** A file goes through the object store, the queue of checks and the process that reads it. */
async function sendFileToPrint(token: string): Promise<void> {
  const form = new FormData();
  form.set('productType', 'Business Cards');
  form.set('file', new Blob([card], { type: 'image/svg+xml' }), 'card.svg');
  const { _id } = await shop.post<ArtworkFile>('/api/artwork/files', { token, form });
  const path = `/api/artwork/files/${_id}`;
  const find = async () => {
    const file = await shop.get<ArtworkFile>(path, token);
    return file.state === 'checking' ? undefined : file;
  };
  const { state, pictures, refusal } = await until('the check of the file', find, checkSeconds);
  if (state !== 'checked' || pictures !== 1) throw new Error(`the file is ${state}: ${refusal?.message ?? ''}`);
  await shop.delete(path, token);
}

/** The session of staff; nothing, with a line that says so, where it would need what only a person has. */
async function staffSession(): Promise<Awaited<ReturnType<typeof findSession>>> {
  const { login, password } = target.admin;
  try {
    const session = await findSession(shop, login, password);
    if (!session) console.log('staff need a second factor to sign in, so this test checks only what a customer does');
    return session;
  } catch (error) {
    if (!(error instanceof ShopRefused) || error.status !== 401) throw error;
    console.log(`${login} has another password now, so this test checks only what a customer does`);
    return undefined;
  }
}

async function main(): Promise<void> {
  await step('the home page is there', openHomePage);
  const session = await step('staff sign in', staffSession);
  const email = `check-${run}@example.com`;
  const password = `Check-${run}-7`;
  await step('a customer registers', () =>
    shop.post<User>('/api/users/register', { body: { name: 'Cluster Check', email, password, address } }),
  );
  const { user, token } = await step('and signs in', () => signIn(shop, email, password));
  await step('and chooses messages', () => shop.get<MessagePreferences>('/api/notifications/preferences', token));
  await step('and sends a file to print', () => sendFileToPrint(token));
  if (!session) return;
  const { token: staff } = session;
  const product = await step('staff add a t-shirt', () => addCheckProduct(shop, staff, `Check ${run}`));
  const order = await step('the customer orders', async () => {
    const body = orderOf(user._id, product);
    const placed = await shop.post<Order>('/api/order', {
      token,
      body,
      headers: { 'idempotency-key': `check-${run}` },
    });
    return until('the confirmation of the order', async () => {
      const now = await shop.get<Order>(`/api/order/details/${placed._id}`, token);
      return now.status === 'waiting' ? undefined : now;
    });
  });
  if (order.status !== 'confirmed') throw new Error(`the order is ${order.status}`);
  await step('and sees what is due', async () => {
    const find = () => shop.get<Account | null>(`/api/payments/accounts/${order._id}`, token);
    const { due } = await until('the account of the order', async () => (await find()) ?? undefined);
    if (due !== order.totalPrice) throw new Error(`${due} is due of ${order.totalPrice}`);
  });
  const bulk = await step('and orders in bulk', () =>
    shop.post<BulkOrder>('/api/bulk-order', {
      token,
      body: {
        userId: user._id,
        productId: product._id,
        items: [{ color: 'Black', size: 'M', quantity: 24, placement: ['Left', 'Back A4'] }],
        designImage: null,
      },
    }),
  );
  await step('staff see both', async () => {
    const orders = await shop.get<Order[]>('/api/order?limit=200', staff);
    const bulkOrders = await shop.get<BulkOrder[]>('/api/bulk-order?limit=200', staff);
    if (!orders.some(({ _id }) => _id === order._id)) throw new Error('the order is not in the list of staff');
    if (!bulkOrders.some(({ _id }) => _id === bulk._id)) throw new Error('the bulk order is not in the list of staff');
  });
  await step('what was made is taken back', async () => {
    await shop.put(`/api/order/${order._id}/cancel`, { token: staff, body: { reason: 'Check of the installation' } });
    await shop.put(`/api/bulk-order/${bulk._id}/status`, { token: staff, body: { status: 'Cancelled' } });
    await shop.delete(`/api/product/${product._id}`, staff);
  });
}

try {
  await main();
  console.log('The shop does its main job.');
} catch (error) {
  console.error(`The shop does not do its main job: ${reasonOf(error)}`);
  process.exitCode = 1;
}
