import type { Relay } from '@print-shop/messaging';
import type { ContractRouter } from '@print-shop/service-kit';
import type { Connection } from 'mongoose';
import { taxRoutes } from './tax.routes.ts';
import { createTaxStore, taxRuleModel } from './tax.store.ts';

interface TaxDeps {
  mongo: Connection;
  relay: Relay;
}

/** Creates the rates of GST. Returns their store; `routes` registers the routes. */
export function createTax({ mongo, relay }: TaxDeps) {
  const rules = createTaxStore(taxRuleModel(mongo), relay);
  return { rules, routes: (router: ContractRouter) => taxRoutes(router, rules) };
}
