import { objectId } from './shared.ts';

it('reads an id in capitals as the same id, and nothing else as one', () => {
  expect(objectId.parse('0123456789ABCDEF01234567')).toBe('0123456789abcdef01234567');
  expect(objectId.safeParse('0123456789ABCDEF0123456G').success).toBe(false);
});
