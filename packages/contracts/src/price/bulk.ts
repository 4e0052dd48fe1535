/** The price of one shirt and one placement, in paise. */
export const BULK_PLACEMENT_PAISE = 120_00;

/** A bulk line in paise: quantity × ₹120 × number of placements. */
export const bulkLinePaise = (quantity: number, placements: number): number =>
  quantity * placements * BULK_PLACEMENT_PAISE;
