import { companionsOf, MAX_COMPANIONS } from './companions.ts';

describe('what is often bought together with a product', () => {
  const orders = [
    ['a', 'b', 'c'],
    ['a', 'b'],
    ['a', 'b', 'd'],
    ['a', 'c'],
    ['a', 'c', 'c'],
  ];

  it('is what enough of its orders contain, without itself', () => {
    expect(companionsOf('a', orders, 3)).toEqual(['b', 'c']);
    expect(companionsOf('a', orders, 4)).toEqual([]);
  });

  it('begins with the most frequent', () => {
    expect(companionsOf('a', [...orders, ['a', 'c']], 1)).toEqual(['c', 'b', 'd']);
  });

  it('is bounded', () => {
    const many = Array.from({ length: 30 }, (_, n) => `p${n}`);
    expect(companionsOf('a', [many], 1)).toHaveLength(MAX_COMPANIONS);
  });
});
