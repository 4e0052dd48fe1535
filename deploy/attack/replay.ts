import { Agent } from 'undici';
import { addFinding, type Figures, isBusy, newFigures, record } from './figures.ts';
import { send } from './send.ts';
import type { Attack, Prepared } from './types.ts';

/** When to stop, whatever is left: a time as of `Date.now()`, and a number of requests. */
export interface Bounds {
  until: number;
  most: number;
}

/** Sends what an attack consists of and judges each answer. */
export async function replay(attack: Attack, shop: Prepared, { until, most }: Bounds): Promise<Figures> {
  const { lanes = 8, connections = lanes } = attack;
  const figures = newFigures(attack.name);
  const dispatcher = new Agent({ connections, pipelining: 1, headersTimeout: 0, bodyTimeout: 0 });
  const pending = (await attack.requests(shop))[Symbol.iterator]();
  const lane = async () => {
    while (Date.now() < until && figures.sent < most) {
      const { value: sent, done } = pending.next();
      if (done) return;
      for (const answer of await send(shop.url, sent, dispatcher)) {
        record(figures, answer, isBusy(answer) ? undefined : await attack.expect(answer, sent, shop));
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  await dispatcher.destroy();
  const verdict = await attack.afterwards?.(shop);
  if (verdict) addFinding(figures, verdict);
  return figures;
}
