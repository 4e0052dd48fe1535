/** Rupees (at most two decimals) to integer paise: 249.5 → 24950. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100);

/** Integer paise to rupees: 24950 → 249.5. */
export const toRupees = (paise: number): number => paise / 100;

/** The price of one piece after a discount of 0 to 100 percent, rounded to whole paise. */
export const discountedPaise = (pricePaise: number, discountPercent: number): number =>
  Math.round((pricePaise * (100 - discountPercent)) / 100);
