/**
 * Indian digit grouping: the last three digits, then pairs. Done by hand, as the first `Intl.NumberFormat` costs a phone 25
 * ms.
 */
const grouped = (digits: string): string => digits.replace(/\B(?=(\d{2})*\d{3}(?!\d))(?<!\.\d*)/g, ',');

/** An amount to pay, in rupees, as Indian shops write it: ₹1,23,456.00. */
export const formatRupees = (rupees: number): string => `₹${grouped(rupees.toFixed(2))}`;

/** An amount inside a sentence, without paise when it is whole: "free delivery above ₹999". Other amounts keep both decimals. */
export const formatWholeRupees = (rupees: number): string =>
  Number.isInteger(rupees) ? `₹${grouped(String(rupees))}` : formatRupees(rupees);
