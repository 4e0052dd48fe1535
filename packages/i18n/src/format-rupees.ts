/** A formatter is dear to make (20 ms on a slow phone), so it is made when first needed. */
function formatter(minimumFractionDigits: number): (rupees: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (rupees) => {
    format ??= new Intl.NumberFormat('en-IN', { minimumFractionDigits, maximumFractionDigits: 2 });
    return `₹${format.format(rupees)}`;
  };
}
const short = formatter(0);

/** An amount to pay, in rupees, as Indian shops write it: ₹1,23,456.00. */
export const formatRupees = formatter(2);

/** A round figure inside a sentence, without its paise: "free delivery above ₹999". Other figures keep both decimals. */
export const formatWholeRupees = (rupees: number): string =>
  Number.isInteger(rupees) ? short(rupees) : formatRupees(rupees);
