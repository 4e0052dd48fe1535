import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { System } from '../local/system.ts';
import type { Figures, Load } from './load.ts';

/** Longest wait for one step of a customer. */
const PATIENCE_MS = 120_000;

export type Json = Record<string, unknown>;

/** The time that a customer waited, in ms. */
interface Took {
  placing: number;
  opening: number;
  paying: number;
}

export interface PaidOrder {
  /** Pays in two tabs. */
  isTwice?: boolean;
  /** Is cancelled by its customer once it is paid. */
  isCancelled?: boolean;
}

/**
 * Asks until the answer is right. It asks again while the answer cannot be there yet, or a service is away. Throws after two
 * minutes.
 */
export async function insist(
  method: string,
  url: string,
  headers: Record<string, string>,
  body?: string,
): Promise<Json> {
  const limit = Date.now() + PATIENCE_MS;
  for (;;) {
    const res = await fetch(url, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(15_000),
    }).catch(() => undefined);
    if (res?.ok) return (await res.json()) as Json;
    if (Date.now() > limit) throw new Error(`${method} ${url} answered ${res?.status}: ${await res?.text()}`);
    await res?.body?.cancel();
    await sleep(res ? 40 : 250);
  }
}

/** Customers who place orders, wait for the account of each, open a checkout and pay it by the local provider. */
export function payingCustomers(shop: Pick<System, 'url' | 'paymentsUrl'>, orders: NonNullable<Load['bodies']>) {
  let next = 0;

  async function orderAndPay({ isTwice = false, isCancelled = false }: PaidOrder): Promise<Took> {
    const { headers, body } = orders[next++ % orders.length] as (typeof orders)[number];
    const begun = performance.now();
    const order = await insist('POST', `${shop.url}/api/order`, { ...headers, 'idempotency-key': randomUUID() }, body);
    const placedAt = performance.now();
    const checkout = async (): Promise<string> => {
      const url = `${shop.url}/api/payments/accounts/${order._id}/checkouts`;
      const { fields } = await insist('POST', url, headers, '{}');
      return String((fields as Json).order_id);
    };
    const opened = isTwice ? [await checkout(), await checkout()] : [await checkout()];
    const openedAt = performance.now();
    for (const id of opened) {
      await insist('POST', `${shop.paymentsUrl}/control/orders/${id}/payments`, {}, '{"outcome":"upi"}');
    }
    const took = { placing: placedAt - begun, opening: openedAt - placedAt, paying: performance.now() - openedAt };
    const path = `${shop.url}/api/order/${order._id}/cancellation`;
    if (isCancelled) await insist('POST', path, headers, '{"reason":"Too late"}');
    return took;
  }

  return {
    /** Runs `customers` side by side until `isOver`. Answers the time of each paid order. */
    async run(customers: number, isOver: (begun: number) => boolean, kindOf: (n: number) => PaidOrder = () => ({})) {
      const took: Took[] = [];
      let begun = 0;
      const customer = async (): Promise<void> => {
        while (!isOver(begun)) took.push(await orderAndPay(kindOf(begun++)));
      };
      await Promise.all(Array.from({ length: customers }, customer));
      return took;
    },
  };
}

/** The value below which a share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The orders that are placed and paid within a number of seconds, as figures of a request. */
export async function measurePaidOrders(
  customers: ReturnType<typeof payingCustomers>,
  connections: number,
  seconds: number,
): Promise<Figures> {
  const begun = Date.now();
  const took = await customers.run(connections, () => Date.now() - begun > seconds * 1000);
  const whole = took.map(({ placing, opening, paying }) => placing + opening + paying);
  return {
    name: 'place order with payment',
    connections,
    failed: 0,
    perSecond: took.length / ((Date.now() - begun) / 1000),
    p50: quantile(whole, 0.5),
    p99: quantile(whole, 0.99),
  };
}
