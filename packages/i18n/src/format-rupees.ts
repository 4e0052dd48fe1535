const exact = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const short = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** An amount to pay, in rupees, as Indian shops write it: ₹1,23,456.00. */
export const formatRupees = (rupees: number): string => `₹${exact.format(rupees)}`;

/** A round figure inside a sentence, without its paise: "free delivery above ₹999". Other figures keep both decimals. */
export const formatWholeRupees = (rupees: number): string =>
  Number.isInteger(rupees) ? `₹${short.format(rupees)}` : formatRupees(rupees);
