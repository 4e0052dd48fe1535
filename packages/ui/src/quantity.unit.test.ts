import { putRight, quantityIn } from './quantity.ts';

describe('a number of pieces', () => {
  it.each([
    ['7', 7],
    [' 12 ', 12],
    ['१२', 12],
    ['100000', 100_000],
    ['', undefined],
    ['0', undefined],
    ['-3', undefined],
    ['2.5', undefined],
    ['1e3', undefined],
    ['x', undefined],
    ['100001', undefined],
  ])('is read from "%s" as %s', (text, quantity) => {
    expect(quantityIn(text, 100_000)).toBe(quantity);
  });

  it.each([
    ['17', 17],
    ['२५', 25],
    ['', 1],
    ['x', 1],
    ['0', 1],
    ['-3', 1],
    ['2.9', 2],
    ['99999999999', 100_000],
  ])('is put right from "%s" to %i', (text, quantity) => {
    expect(putRight(text, 100_000)).toBe(quantity);
  });
});
