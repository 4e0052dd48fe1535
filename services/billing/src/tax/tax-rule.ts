import type { DatedRule } from '@print-shop/contracts';

/** HSN and rates of everything, of a product type, or of one product, as they are stored. */
export interface TaxRule extends DatedRule {
  id: string;
  updatedAt: Date;
}
