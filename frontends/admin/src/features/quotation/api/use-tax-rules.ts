import type { DatedRule } from '@print-shop/contracts';
import { listTaxRules, toDatedRule } from '@print-shop/contracts/client';
import { queryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

const NONE: readonly DatedRule[] = [];

/** HSN and rates of the shop; none while they are loading or cannot be loaded, so that the standard ones hold. */
export function useTaxRules(): readonly DatedRule[] {
  const { data = NONE } = useQuery({ ...queryFor(listTaxRules, {}), select: (rules) => rules.map(toDatedRule) });
  return data;
}
