import { stateByCode } from './states.ts';

/** Whether prices have the tax in them, or it is added; `none` where no tax is shown. */
export const TAX_MODES = ['none', 'included', 'added'] as const;
export type TaxMode = (typeof TAX_MODES)[number];

/** Percent that staff may choose: the slabs since 22 September 2025 (notification 9/2025-Central Tax (Rate)). */
export const TAX_RATES = [0, 5, 18, 40] as const;
/** The rate of printing services, which are most of what is quoted. */
export const USUAL_TAX_RATE = 18;

/** The price of a line in paise, after its discount, and the percent of tax on it. */
export interface TaxableLine {
  amountPaise: number;
  rate: number;
}

export interface TaxedAmount {
  taxablePaise: number;
  taxPaise: number;
  /** The amount to pay: both together. */
  totalPaise: number;
}

/**
 * The tax on one line, rounded per line to the nearest paisa of each half. Central and state tax are the same amount, and
 * integrated tax is both together. So the place of supply never changes the amount to pay.
 */
export function taxOn({ amountPaise, rate }: TaxableLine, mode: TaxMode): TaxedAmount {
  if (mode === 'included') {
    const taxPaise = 2 * Math.round((amountPaise * rate) / (100 + rate) / 2);
    return { taxablePaise: amountPaise - taxPaise, taxPaise, totalPaise: amountPaise };
  }
  const taxPaise = mode === 'added' ? 2 * Math.round((amountPaise * rate) / 200) : 0;
  return { taxablePaise: amountPaise, taxPaise, totalPaise: amountPaise + taxPaise };
}

/** Which taxes a supply bears: CGST with SGST or UTGST inside a state, IGST between states. */
export type SupplyKind = 'state' | 'territory' | 'between-states';

/** Sections 7 and 8 of the IGST Act: what matters is the seller's state and the place of supply, both as codes. */
export function supplyKind(sellerState: string, placeOfSupply: string): SupplyKind {
  if (sellerState !== placeOfSupply) return 'between-states';
  return stateByCode(placeOfSupply)?.hasUtgst ? 'territory' : 'state';
}

export interface TaxParts {
  cgstPaise: number;
  /** SGST, or UTGST in a union territory without a legislature. */
  sgstPaise: number;
  igstPaise: number;
}

export function taxParts(taxPaise: number, kind: SupplyKind): TaxParts {
  if (kind === 'between-states') return { cgstPaise: 0, sgstPaise: 0, igstPaise: taxPaise };
  return { cgstPaise: taxPaise / 2, sgstPaise: taxPaise / 2, igstPaise: 0 };
}

/**
 * The rate of extras that come with the goods, such as their delivery. It is that of the principal supply (section 8 of
 * the CGST Act): the dearest line is taken for it. Of two lines with the same price, the higher rate counts.
 */
export const mainRate = (lines: readonly TaxableLine[]): number =>
  lines.reduce((main, line) => {
    const isMain = line.amountPaise - main.amountPaise || line.rate - main.rate;
    return isMain > 0 ? line : main;
  }, lines[0] ?? { amountPaise: 0, rate: 0 }).rate;
