import { createSenderOf, STAFF } from './sender.ts';

const senderOf = createSenderOf('a key of tests with thirty-two characters');

it('names an account by its id, staff together, and a guest by an address that cannot be read', () => {
  const id = '1'.repeat(24);
  expect(senderOf({ id, isAdmin: false }, '203.0.113.7')).toBe(id);
  expect(senderOf({ id, isAdmin: true }, '203.0.113.7')).toBe(STAFF);
  const guest = senderOf(undefined, '203.0.113.7');
  expect(guest).not.toContain('203.0.113.7');
  expect(senderOf(undefined, '203.0.113.7')).toBe(guest);
  expect(senderOf(undefined, '203.0.113.8')).not.toBe(guest);
  expect(createSenderOf('another key of thirty-two characters')(undefined, '203.0.113.7')).not.toBe(guest);
});
