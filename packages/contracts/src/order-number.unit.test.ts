import { orderNumber } from './order-number.ts';

it('is the end of the id of an order, and the beginning of that of a bulk order', () => {
  const id = '66aa0b12cd0000000eabcdef';
  expect([orderNumber(id), orderNumber(id, 'bulk-order')]).toEqual(['ABCDEF', '66AA0B12']);
});
