/**
 * Divides an amount in paise among lines by what each costs in paise. The parts are whole paise, add up to the amount, and
 * none is more than its line costs while the amount is not more than they cost together. Nothing is divided among lines that
 * cost nothing.
 */
export function sharesOf(amountPaise: number, linesPaise: readonly number[]): number[] {
  const sum = linesPaise.reduce((total, line) => total + line, 0);
  if (sum === 0) return linesPaise.map(() => 0);
  // Two amounts of a crore multiply to more than a number holds exactly.
  const upTo = (paise: number) => Number((BigInt(amountPaise) * BigInt(paise)) / BigInt(sum));
  let before = 0;
  return linesPaise.map((line) => {
    const from = before;
    before += line;
    return upTo(before) - upTo(from);
  });
}
