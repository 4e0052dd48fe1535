import type { Relay } from '@print-shop/messaging';
import type { ContractRouter } from '@print-shop/service-kit';
import type { Connection } from 'mongoose';
import { taxRoutes } from './tax.routes.ts';
import { createTaxStore, type TaxStore, taxRuleModel } from './tax.store.ts';

interface TaxDeps {
  mongo: Connection;
  relay: Relay;
}

export function createTax(router: ContractRouter, { mongo, relay }: TaxDeps): TaxStore {
  const rules = createTaxStore(taxRuleModel(mongo), relay);
  taxRoutes(router, rules);
  return rules;
}
