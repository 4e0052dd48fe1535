import type { Shortage, Wanted } from './reservation.ts';
import { reserve } from './reserve-on-order-placed.ts';
import type { SettledHolds } from './settle-holds.ts';
import { type Held, idsOf, type StockStore } from './stock.store.ts';

const line = (productId: string, quantity: number) => ({
  productId,
  quantity,
  lineId: productId,
  size: '',
  color: '',
  placement: '',
  design: '',
});
const placed = {
  orderId: 'order',
  userId: 'user',
  placedAt: '2026-11-27T12:00:00Z',
  lines: [line('tee', 2), line('cap', 1)],
} as unknown as Parameters<typeof reserve>[2];

/** Reserves from a stock that can hold `holdable` of the products at each attempt, and has `counts` when it is asked afterwards. */
async function reserveFrom(holdable: string[][], counts: Record<string, number>[], takesDecision = true) {
  const decided: unknown[] = [];
  const settledHolds: unknown[] = [];
  const gaveBack: unknown[] = [];
  const held: string[] = [];
  let attempt = -1;
  const stock = {
    findReservation: async () => (decided.length > 0 ? { holdIds: takesDecision ? held : ['of another'] } : undefined),
    hold: async (_order: string, holdId: string, { productId }: Wanted) => {
      if (productId === 'tee') attempt += 1;
      if (!holdable[attempt]?.includes(productId)) return undefined;
      held.push(holdId);
      return { id: holdId, left: { productId, name: productId, stock: 1 } };
    },
    available: async (missing: readonly Wanted[]): Promise<Shortage[]> =>
      missing.map((one) => ({ ...one, available: counts[attempt]?.[one.productId] ?? 0 })),
    decideReserved: async (_order: string, _wanted: Wanted[], holds: readonly Held[]) => {
      decided.push(['reserved', idsOf(holds).length]);
      return takesDecision;
    },
    decideRejected: async (_order: string, _wanted: Wanted[], shortages: readonly Shortage[]) => {
      decided.push(['rejected', shortages]);
      return true;
    },
    holdsOf: async () => held,
    giveBack: async (_order: string, holdIds: readonly string[]) => void gaveBack.push(holdIds),
  };
  const settled = { add: (...one: unknown[]) => void settledHolds.push(one) };
  await reserve(stock as unknown as StockStore, settled as unknown as SettledHolds, placed);
  return { decided, settledHolds, gaveBack, held };
}

describe('the reservation of an order', () => {
  it('is one attempt that holds every product, and is settled', async () => {
    const { decided, settledHolds, gaveBack, held } = await reserveFrom([['tee', 'cap']], []);
    expect(decided).toEqual([['reserved', 1]]);
    expect(settledHolds).toEqual([
      [placed.lines.map(({ productId, quantity }) => ({ productId, quantity })), [held[0]]],
    ]);
    expect(gaveBack).toEqual([]);
  });

  it('is tried again when stock was returned before anybody counted it', async () => {
    const { decided } = await reserveFrom([['tee'], ['tee', 'cap']], [{ cap: 1 }]);
    expect(decided).toEqual([['reserved', 1]]);
  });

  it('is rejected with the products that are short, of those it could not hold', async () => {
    const { decided } = await reserveFrom([[]], [{ tee: 2, cap: 0 }]);
    expect(decided).toEqual([['rejected', [{ productId: 'cap', quantity: 1, available: 0 }]]]);
  });

  it('gives back what it took when another process has decided', async () => {
    const { settledHolds, gaveBack, held } = await reserveFrom([['tee', 'cap']], [], false);
    expect(settledHolds).toEqual([]);
    expect(gaveBack).toEqual([held]);
  });

  it('of which another process counts the same attempt takes nothing back', async () => {
    const { gaveBack } = await reserveFrom([['tee']], [{ cap: 0 }]);
    expect(gaveBack).toEqual([[]]);
  });
});
