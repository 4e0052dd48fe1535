import { createLogger } from '@print-shop/service-kit/log';
import { releaseNote, returnNote } from '../product/hold.ts';
import { NO_BLANKS } from './blanks.ts';
import type { Reservation } from './reservation.ts';
import { createSettledHolds, type HeldStock, settleHold } from './settle-holds.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const NOW = new Date('2026-11-27T12:00:00Z');
const HOUR_MS = 3_600_000;
const FLUSH_MS = 1_000;
const noBlanks = { find: async () => NO_BLANKS };

/** The stock of an order whose reservation is `decision`, and what is asked of it. */
function stockWith(decision?: Partial<Reservation>) {
  const done: unknown[] = [];
  const stock = {
    findReservation: async () => decision as Reservation | undefined,
    forget: async (...what: unknown[]) => void done.push(['forget', ...what]),
    giveBack: async (...what: unknown[]) => void done.push(['giveBack', ...what]),
  };
  return { done, stock };
}
const hold = (id: string, quantity = 1, ageMs = HOUR_MS + 1) => ({
  id,
  orderId: 'order',
  productId: 'tee',
  quantity,
  at: new Date(NOW.getTime() - ageMs),
});

describe('the holds of reservations that this process has decided', () => {
  it('are removed once a second, in one write', async () => {
    const { done, stock } = stockWith();
    const settled = createSettledHolds(stock, createLogger('test', 'silent'));
    settled.add([{ productId: 'tee', quantity: 1 }], ['1']);
    settled.add([{ productId: 'cap', quantity: 1 }], ['2']);
    await jest.advanceTimersByTimeAsync(FLUSH_MS);
    expect(done).toEqual([['forget', ['tee', 'cap'], ['1', '2']]]);
    await jest.advanceTimersByTimeAsync(FLUSH_MS);
    expect(done).toHaveLength(1);
    settled.add([{ productId: 'mug', quantity: 1 }], ['3']);
    await settled.close();
    expect(done.slice(1)).toEqual([['forget', ['mug'], ['3']]]);
  });
});

describe('a hold that was left behind', () => {
  const reserved: Partial<Reservation> = { state: 'reserved', holdIds: ['counted'], returned: [] };
  const line = { lineId: 'line', productId: 'tee', quantity: 1 };
  const forgotten = (id: string) => [['forget', ['tee'], [id]]];

  it.each<[string, Partial<Reservation> | undefined, HeldStock, unknown[]]>([
    ['stays until its order is decided', undefined, hold('counted'), []],
    ['is removed when its reservation counts it', reserved, hold('counted'), forgotten('counted')],
    [
      'gives its stock back when its reservation does not count it',
      reserved,
      hold('late'),
      [['giveBack', 'order', ['late'], [{ productId: 'tee', quantity: 1 }]]],
    ],
    [
      'is removed an hour after the return of its order',
      { ...reserved, holdIds: [], state: 'released' },
      hold(releaseNote('order'), -1),
      forgotten(releaseNote('order')),
    ],
    [
      'stays for that hour',
      { ...reserved, holdIds: [], state: 'released' },
      hold(releaseNote('order'), -1, HOUR_MS),
      [],
    ],
    [
      'stays while its order is being returned',
      { ...reserved, holdIds: [], state: 'releasing' },
      hold(releaseNote('order'), -1),
      [],
    ],
    [
      'is removed an hour after the return of its line',
      { ...reserved, holdIds: [], returned: [{ ...line, isDone: true }] },
      hold(returnNote('order', 'line'), -1),
      forgotten(returnNote('order', 'line')),
    ],
    [
      'stays while its line is being returned, whatever became of the order',
      { ...reserved, holdIds: [], state: 'released', returned: [{ ...line, isDone: false }] },
      hold(returnNote('order', 'line'), -1),
      [],
    ],
  ])('%s', async (_, decision, left, expected) => {
    const { done, stock } = stockWith(decision);
    await settleHold(left, NOW, { stock, blanks: noBlanks });
    expect(done).toEqual(expected);
  });
});
