import { nextVersion, sameVersion } from './user-version.ts';

test.each([
  [undefined, 1000, 1000],
  [900, 1000, 1000],
  [1000, 1000, 1001],
  // The clock of another process was ahead.
  [5000, 1000, 5001],
])('after version %p at %i ms comes %i', (version, nowMs, next) => expect(nextVersion({ version }, nowMs)).toBe(next));

test('an account of an earlier release is the same while it has no version', () => {
  expect(sameVersion({})).toEqual({ version: { $exists: false } });
  expect(sameVersion({ version: 7 })).toEqual({ version: 7 });
});
