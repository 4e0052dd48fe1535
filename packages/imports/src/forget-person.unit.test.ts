import { isCellOf } from './forget-person.ts';

const asha = { email: 'asha@example.com', phone: '+91 98765 43210' };

it.each([
  'asha@example.com',
  ' Asha@Example.com',
  'Asha <asha@example.com>',
  'ravi@example.com; asha@example.com',
  'mailto:asha@example.com',
  '"Asha" (asha@example.com)',
  'asha@example.com.',
  'natasha@example.com asha@example.com',
])('knows an email in "%s"', (cell) => expect(isCellOf(cell, asha)).toBe(true));
it.each([
  '98765 43210',
  '+91-98765-43210',
  '020 2612 3456 / 9876543210',
  '98765-43210 (home)',
  'Ph: 98765 43210',
  '9822200001 9876543210',
  '९८७६५ ४३२१०',
])('knows a phone in "%s"', (cell) => expect(isCellOf(cell, asha)).toBe(true));
it.each(['', 'natasha@example.com', 'asha@example.com.au', '98765 43211', 'Asha', '4500'])(
  'leaves "%s" to others',
  (cell) => expect(isCellOf(cell, asha)).toBe(false),
);
it('knows nobody by an empty email or phone', () => {
  expect(isCellOf('', { email: '', phone: '' })).toBe(false);
  expect(isCellOf('98765 43210', { email: 'ravi@example.com', phone: '' })).toBe(false);
});
