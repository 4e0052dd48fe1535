import { numberText } from './number-text.ts';

describe('the text of a number', () => {
  it.each([
    [0, 100, 2],
    [1, 2_000, 0],
    [1, 100_000, 0],
    [0, 473, 1],
    [1, 10, 0],
  ] as const)('from %i to %i with %i decimals is told from every other', (minimum, maximum, decimals) => {
    const pattern = new RegExp(numberText(minimum, maximum, decimals));
    const wrongly = Array.from({ length: maximum + 1_106 }, (_, n) => n - 5).filter(
      (value) => pattern.test(String(value)) !== (value >= minimum && value <= maximum),
    );
    expect(wrongly).toEqual([]);
    for (const wrong of [
      '',
      ' ',
      '1e2',
      '0x1',
      '007',
      '+1',
      '1.',
      '.5',
      `${maximum}.001`,
      `1.${'1'.repeat(decimals + 1)}`,
    ]) {
      expect([wrong, pattern.test(wrong)]).toEqual([wrong, false]);
    }
    if (decimals > 0)
      expect(['0.5', '1.0', `${maximum}.0`].map((one) => pattern.test(one))).toEqual([true, true, true]);
  });
});
