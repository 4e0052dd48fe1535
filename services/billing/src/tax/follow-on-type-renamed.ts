import { productTypeRenamed } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import { inRupees } from './rates-on.ts';
import type { TaxStore } from './tax.store.ts';

/**
 * A product type keeps its HSN and rates under its new name. The rule of the old name stays for products that have not followed yet. A rule
 * that the new name has already counts.
 */
export const followOnTypeRenamed = (broker: Broker, rules: TaxStore): Promise<void> =>
  broker.subscribe({
    queue: 'billing.follow-on-product-type-renamed',
    events: [productTypeRenamed],
    prefetch: 1,
    async handle({ data: { from, to, by } }) {
      const all = await rules.list();
      const ruleOf = (type: string) =>
        all.find(({ scope, name }) => scope === 'type' && name.toLowerCase() === type.toLowerCase());
      const rule = ruleOf(from);
      if (!to || !rule || ruleOf(to)) return;
      const { kind, hsn, unit, rates } = rule;
      await rules.set({ scope: 'type', name: to, kind, hsn, unit, rates: inRupees(rates) }, by, new Date());
    },
  });
