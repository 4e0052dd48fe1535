import { formatRupees, formatRupeesExact } from './format-rupees.ts';

describe('rupees', () => {
  it('are grouped the Indian way', () => expect(formatRupees(1234567)).toBe('₹12,34,567'));
  it('show paise only where there are any', () => {
    expect(formatRupees(249.5)).toBe('₹249.50');
    expect(formatRupees(249)).toBe('₹249');
  });
  it('line up in columns with two decimals', () => expect(formatRupeesExact(7)).toBe('₹7.00'));
});
