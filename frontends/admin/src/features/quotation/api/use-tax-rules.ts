import type { DatedRule } from '@print-shop/contracts';
import { listTaxRules, toDatedRule } from '@print-shop/contracts/client';
import { queryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

const NONE: readonly DatedRule[] = [];

/** Reads HSN and rates of the shop. There are none until they are loaded, so that the standard ones hold. */
export function useTaxRules() {
  const query = useQuery({ ...queryFor(listTaxRules, {}), select: (rules) => rules.map(toDatedRule) });
  return { query, rules: query.data ?? NONE };
}
