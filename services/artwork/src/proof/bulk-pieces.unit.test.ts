import { piecesOf } from './bulk-pieces.ts';

const line = (id: string, name: string, quantity = 12) => ({ id, productId: null, name, quantity, paise: 1 });
const bill = (...lines: ReturnType<typeof line>[]) => ({ version: 1, totalPaise: 1, shippingPaise: 0, lines });

it.each([
  [
    'sizes and colours',
    bill(line('0', 'Polo, blue, M, Black'), line('1', 'Polo, blue, L, Red', 3)),
    'M Black × 12, L Red × 3',
  ],
  ['nothing without a bill', undefined, ''],
  ['nothing of lines that staff have named', bill(line('quoted-0', 'Shirts, printed, packed')), ''],
])('tells %s', (_, billed, details) => expect(piecesOf(12, billed)).toEqual({ quantity: 12, details }));

it('leaves out what a slug has no room for', () => {
  const { details } = piecesOf(0, bill(...Array.from({ length: 20 }, (_, at) => line(String(at), 'Shirt, XL, White'))));
  expect(details).toHaveLength(120);
  expect(details).toMatch(/…$/);
  expect(piecesOf(0, undefined).quantity).toBe(1);
});
