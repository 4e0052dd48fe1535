const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** ₹1,24,999, with paise only where there are any: ₹249.50. */
export const formatRupees = (rupees: number): string =>
  `₹${Number.isInteger(Math.round(rupees * 100) / 100) ? whole.format(rupees) : exact.format(rupees)}`;

/** Always two decimals, for columns that must line up: ₹249.00. */
export const formatRupeesExact = (rupees: number): string => `₹${exact.format(rupees)}`;
