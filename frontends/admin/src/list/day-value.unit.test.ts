import { momentValue } from './day-value.ts';

it.each([
  ['2026-11-20T10:35:00.000Z', '2026-11-20 16:05'],
  ['2026-12-31T18:30:00.000Z', '2027-01-01 00:00'],
])('writes the moment %s by the clock of India', (at, written) => {
  expect(momentValue(at)).toBe(written);
});
