import { PreflightCrashed } from '../preflight/index.ts';
import { labelOf, orTooLarge } from './print-files.ts';
import type { Proof } from './proof.ts';

const proof = {
  id: '1'.repeat(24),
  orderId: '2'.repeat(24),
  lineId: '3'.repeat(24),
  name: 'Visiting cards',
  details: 'Matt',
};

it.each([
  ['an order', {}, 'Order #222222 · line 333333 · Visiting cards, Matt · version 2 · source abababab'],
  ['no order', { orderId: null, lineId: '' }, 'Proof #111111 · Visiting cards, Matt · version 2 · source abababab'],
  [
    'a bulk order',
    { lineId: 'design', details: '' },
    'Order #222222 · line design · Visiting cards · version 2 · source abababab',
  ],
])('the slug of a line of %s says which it is', (_, change, label) => {
  expect(labelOf({ ...proof, ...change } as Proof, 2, 'ab'.repeat(32))).toBe(label);
});

it('says so where a file ends the process that makes its print file, and leaves other errors as they are', async () => {
  const refused = orTooLarge(Promise.reject(new PreflightCrashed('it used 661 MB of memory')));
  await expect(refused).rejects.toMatchObject({ kind: 'conflict', code: 'cannot-be-printed' });
  await expect(orTooLarge(Promise.reject(new Error('the store is away')))).rejects.toThrow('the store is away');
});
