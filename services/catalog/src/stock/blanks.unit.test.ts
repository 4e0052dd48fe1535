import { takenPieces } from './blanks.ts';

describe('the blanks that a bulk order takes', () => {
  it.each([
    ['all, where there are enough', 24, 0, 100, 24],
    ['what is in stock, where there are too few', 24, 0, 10, 10],
    ['none of an empty stock', 24, 0, 0, 0],
    ['none of a stock that was counted too high', 24, 0, -3, 0],
    ['what it has and what is in stock, where it grows', 40, 24, 10, 34],
    ['fewer than it has, where lines were cancelled', 10, 24, 0, 10],
    ['none, once it is cancelled', 0, 24, 5, 0],
  ])('are %s', (_, pieces, taken, stock, next) => {
    expect(takenPieces(pieces, taken, stock)).toBe(next);
  });
});
