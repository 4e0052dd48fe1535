import { setTimeout as sleep } from 'node:timers/promises';
import { databaseUrl } from '@print-shop/backing';
import { say, step } from '@print-shop/machine';
import { removeContainers, startOwnBroker } from '@print-shop/test-kit/containers';
import mongoose from 'mongoose';
import { accountModel } from '../../services/billing/src/account/account.schema.ts';
import { paidPaise } from '../../services/billing/src/account/account.ts';
import { orderModel } from '../../services/ordering/src/order/order.schema.ts';
import { buildAll } from '../local/build.ts';
import type { openLedger } from '../local/payment-provider/ledger.ts';
import { startSystem } from '../local/system.ts';
import { insist, payingCustomers, quantile } from './paid-orders.ts';
import { prepareShop } from './shop.ts';
import { startServers } from './start-servers.ts';

// `npm run bench:payments`: how many orders a second are placed and paid by the provider; and 2,000 payments while billing,
// ordering, the provider and the broker are killed one after another. It fails where the ledger and the provider differ by a
// paisa, an order is paid and does not know, or a payment was refunded twice.

const CONNECTIONS = 10;
const CALM_MS = 20_000;
const PAYMENTS = 2_000;
const VICTIMS = ['billing', 'ordering', 'payment-provider', 'broker'] as const;
const BETWEEN_KILLS_MS = 5_000;
/** Longest wait for all to agree in the end. */
const AGREE_MS = 10 * 60_000;

type State = ReturnType<ReturnType<typeof openLedger>['all']>;

await buildAll();
const servers = await step('backing services', startServers);
const broker = await step('a broker of its own', startOwnBroker);
const shop = await startSystem({
  backing: { ...servers, rabbitmqUrl: broker.url, databasePrefix: 'paid' },
  env: { OPEN_RUPEES_PER_ACCOUNT: '100000000', ORDER_REVIEW_RUPEES: '100000000', UNPAID_ORDER_MINUTES: '600' },
});
const connect = (service: string) =>
  mongoose.createConnection(databaseUrl(servers.mongoUrl, `paid-${service}`)).asPromise();
const [billing, ordering] = [await connect('billing'), await connect('ordering')];

const { orders } = await step('a shop to measure', () => prepareShop(shop));
const customers = payingCustomers(shop, orders);

async function kill(victim: (typeof VICTIMS)[number]): Promise<void> {
  if (victim !== 'broker') return shop.processes.find(({ name }) => name === victim)?.signal('SIGKILL');
  await broker.stop();
  await broker.start();
}

/** The differences between the ledger, the provider and the orders. */
async function disagreements(): Promise<string[]> {
  const state = (await insist('GET', `${shop.paymentsUrl}/control/state`, {})) as unknown as State;
  const kept = new Map<string, number>();
  for (const { id, receipt } of state.orders) {
    const paid = state.payments.filter(({ order_id: of }) => of === id);
    const paise = paid.reduce((sum, { amount, amount_refunded: back }) => sum + amount - back, 0);
    kept.set(receipt, (kept.get(receipt) ?? 0) + paise);
  }
  const found: string[] = [];
  for await (const account of accountModel(billing).find().lean().cursor()) {
    const id = String(account._id);
    const [ledger, provider] = [paidPaise(account), kept.get(id) ?? 0];
    if (ledger !== provider) found.push(`${id}: the ledger has ${ledger}, the provider ${provider} paise`);
    const order = await orderModel(ordering).findById(id).lean();
    const isOwed = !account.cancelledAt && ledger < 348_00;
    if (!isOwed && !account.cancelledAt && order?.paymentStatus !== 'paid')
      found.push(`${id}: is paid, and the order does not know`);
    if (ledger > 348_00) found.push(`${id}: was paid twice, and not refunded`);
    if (account.cancelledAt && ledger > 0) found.push(`${id}: was cancelled, and not refunded`);
    kept.delete(id);
  }
  for (const [id, paise] of kept) if (paise > 0) found.push(`${id}: was paid, and has no account`);
  return found;
}

let isGood = false;
try {
  const calm = await step(`orders with payment at ${CONNECTIONS} connections`, () => {
    const until = Date.now() + CALM_MS;
    return customers.run(CONNECTIONS, () => Date.now() > until);
  });
  const middle = (part: keyof (typeof calm)[number]): string => {
    const ms = calm.map((took) => took[part]);
    return `${part} ${quantile(ms, 0.5).toFixed(0)} ms`;
  };
  say(`\nplaced and paid by the provider: ${(calm.length / (CALM_MS / 1000)).toFixed(1)} orders a second`);
  say(
    `half of the customers waited less than: ${(['placing', 'opening', 'paying'] as const).map(middle).join(', ')}\n`,
  );

  await insist('PUT', `${shop.paymentsUrl}/control/webhooks`, {}, '{"repeat":1,"reorder":true}');
  let isDone = false;
  let kills = 0;
  const sabotage = (async () => {
    while (!isDone) {
      await sleep(BETWEEN_KILLS_MS);
      if (!isDone) await kill(VICTIMS[kills++ % VICTIMS.length] ?? 'billing');
    }
  })();
  const paid = await step(`${PAYMENTS} payments, and a process killed every ${BETWEEN_KILLS_MS / 1000} s`, () =>
    customers.run(
      CONNECTIONS,
      (begun) => begun >= PAYMENTS,
      (n) => ({ isTwice: n % 20 === 3, isCancelled: n % 10 === 7 }),
    ),
  ).finally(() => {
    isDone = true;
  });
  await sabotage;
  let found: string[] = [];
  await step('all agree', async () => {
    const limit = Date.now() + AGREE_MS;
    do {
      await sleep(5_000);
      found = await disagreements();
    } while (found.length > 0 && Date.now() < limit);
  });
  isGood = found.length === 0;
  say(`\n${paid.length} orders paid under ${kills} kills; ledger and provider differ in ${found.length}`);
  for (const line of found.slice(0, 20)) say(line);
} finally {
  await shop.stop();
  await Promise.all([billing.close(), ordering.close()]);
  await broker.remove();
  await removeContainers();
}
process.exitCode = isGood ? 0 : 1;
