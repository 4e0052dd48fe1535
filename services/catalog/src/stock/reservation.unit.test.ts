import { sumByProduct, unreturnedItems } from './reservation.ts';

const line = (productId: string, quantity: number) => ({ productId, quantity });

it('takes the stock of a product once for all lines that name it', () => {
  expect(sumByProduct([line('a', 2), line('b', 1), line('a', 3)])).toEqual([line('a', 5), line('b', 1)]);
});

it('still holds the pieces of the lines that were not cancelled on their own', () => {
  const returned = [line('a', 2), line('b', 1), line('a', 1)].map((one, n) => ({
    ...one,
    lineId: String(n),
    isDone: n > 0,
  }));
  expect(unreturnedItems({ wanted: [line('a', 4), line('b', 1), line('c', 2)], returned })).toEqual([
    line('a', 1),
    line('c', 2),
  ]);
});
