import type { Broker, Relay } from '@print-shop/messaging';
import type { ContractRouter } from '@print-shop/service-kit';
import type { Connection } from 'mongoose';
import { followOnTypeRenamed } from './follow-on-type-renamed.ts';
import { taxRoutes } from './tax.routes.ts';
import { createTaxStore, type TaxStore, taxRuleModel } from './tax.store.ts';

interface TaxDeps {
  mongo: Connection;
  broker: Broker;
  relay: Relay;
}

/** Creates the rules of GST, and starts their consumer. Returns their store. */
export async function createTax(router: ContractRouter, { mongo, broker, relay }: TaxDeps): Promise<TaxStore> {
  const rules = createTaxStore(taxRuleModel(mongo), relay);
  await followOnTypeRenamed(broker, rules);
  taxRoutes(router, rules);
  return rules;
}
