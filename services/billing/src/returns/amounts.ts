/** Taxable value and taxes, in paise. */
export interface Amounts {
  taxablePaise: number;
  igstPaise: number;
  cgstPaise: number;
  sgstPaise: number;
}

/** Between states or within one. */
export type SupplyType = 'INTER' | 'INTRA';
export const supplyTypeOf = (sellerState: string, placeOfSupply: string): SupplyType =>
  sellerState === placeOfSupply ? 'INTRA' : 'INTER';

export const noAmounts = (): Amounts => ({ taxablePaise: 0, igstPaise: 0, cgstPaise: 0, sgstPaise: 0 });

/** Adds amounts to a sum, or takes them off it. */
export function addAmounts(
  sum: Amounts,
  { taxablePaise, igstPaise, cgstPaise, sgstPaise }: Amounts,
  sign: 1 | -1,
): void {
  sum.taxablePaise += sign * taxablePaise;
  sum.igstPaise += sign * igstPaise;
  sum.cgstPaise += sign * cgstPaise;
  sum.sgstPaise += sign * sgstPaise;
}

/** The value under a key, made where there is none. */
export function under<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}
