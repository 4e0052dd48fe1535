import { isNight } from './recompute.ts';

it.each([
  ['2026-01-14T20:29:00Z', false],
  ['2026-01-14T20:30:00Z', true],
  ['2026-01-14T23:29:00Z', true],
  ['2026-01-14T23:30:00Z', false],
  ['2026-01-14T08:00:00Z', false],
])('%s is night in India: %s', (at, is) => expect(isNight(new Date(at))).toBe(is));
