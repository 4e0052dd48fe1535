import { kindFields, orderKindOf, orderPath } from './order-kind.ts';

it.each([
  ['of this release', kindFields('bulk-order'), 'bulk-order'],
  ['of this release', kindFields('order'), 'order'],
  ['of release 0.2', { isBulk: true }, 'bulk-order'],
  ['of release 0.2', { isBulk: false }, 'order'],
  ['that an instance of 0.2 has changed', { orderKind: 'order', isBulk: true }, 'bulk-order'],
  ['that has the kind alone', { orderKind: 'bulk-order' }, 'bulk-order'],
  ['that says nothing', {}, 'order'],
] as const)('is read from a document %s: %j', (_what, document, kind) => expect(orderKindOf(document)).toBe(kind));

it('leads a customer to the page of an order', () =>
  expect([orderPath('order', 'a'), orderPath('bulk-order', 'b')]).toEqual(['/order/a', '/bulk-orders/b']));
