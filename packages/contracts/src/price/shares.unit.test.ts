import { sharesOf } from './shares.ts';

it.each([
  [100, [1, 1, 1], [33, 33, 34]],
  [0, [5, 5], [0, 0]],
  [10, [0, 10, 0], [0, 10, 0]],
  [10, [0, 0], [0, 0]],
  [3, [], []],
])('divides %d paise among lines of %j as %j', (amount, lines, shares) => {
  expect(sharesOf(amount, lines)).toEqual(shares);
});

it('divides crores to the paisa', () => {
  const lines = [30_00_00_001_07, 1, 45_67_89_123_11];
  const amount = lines.reduce((sum, line) => sum + line) - 1;
  const shares = sharesOf(amount, lines);
  expect(shares.reduce((sum, share) => sum + share)).toBe(amount);
  for (const [index, share] of shares.entries()) {
    expect(share).toBeGreaterThanOrEqual(0);
    expect(share).toBeLessThanOrEqual(lines[index] ?? 0);
  }
});
