import { sumByProduct } from './reservation.ts';

it('takes the stock of a product once for all lines that name it', () => {
  const line = (productId: string, quantity: number) => ({ productId, quantity });
  expect(sumByProduct([line('a', 2), line('b', 1), line('a', 3)])).toEqual([line('a', 5), line('b', 1)]);
});
