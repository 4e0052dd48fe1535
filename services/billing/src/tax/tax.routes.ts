import {
  dayOf,
  listTaxRates,
  listTaxRules,
  removeTaxRule,
  setTaxRule,
  type TaxRule as TaxRuleResponse,
} from '@print-shop/contracts';
import { allow, type ContractRouter, notFound } from '@print-shop/service-kit';
import { inRupees, ratesOn } from './rates-on.ts';
import type { TaxStore } from './tax.store.ts';
import type { TaxRule } from './tax-rule.ts';

/** Registers /api/tax: HSN and rates of GST. */
export function taxRoutes(router: ContractRouter, rules: TaxStore): void {
  router
    .on(listTaxRates, allow.anyone, async ({ query: { products = '' } }) => {
      return { status: 200, body: ratesOn(await rules.list(), dayOf(new Date()), products.toLowerCase().split(',')) };
    })
    .on(listTaxRules, allow.staff('invoices:read'), async () => {
      return { status: 200, body: (await rules.list()).map(toResponse) };
    })
    .on(setTaxRule, allow.staff('tax:write'), async ({ body, user }) => {
      return { status: 200, body: toResponse(await rules.set(body, user, new Date())) };
    })
    .on(removeTaxRule, allow.staff('tax:write'), async ({ params: { id }, user }) => {
      const isRemoved = await rules.remove(id, user, new Date());
      if (!isRemoved) throw notFound({ en: 'There is no such rule.', hi: 'ऐसा कोई नियम नहीं है।' }, 'tax-rule-not-found');
      return { status: 200, body: { message: 'Tax rule removed.' } };
    });
}

const toResponse = ({ id, rates, updatedAt, ...rule }: TaxRule): TaxRuleResponse => ({
  _id: id,
  ...rule,
  rates: inRupees(rates),
  updatedAt: updatedAt.toISOString(),
});
