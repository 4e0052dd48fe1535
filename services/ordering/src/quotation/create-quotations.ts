import type { Broker } from '@print-shop/messaging';
import type { Connection } from 'mongoose';
import { orderOnQuotationAccepted, type QuotedOrderDeps } from './order-on-quotation-accepted.ts';
import { createOwnerStore, keepOwners, type OwnerStore, ownerModel } from './owners.ts';

interface QuotationsDeps extends Omit<QuotedOrderDeps, 'owners'> {
  mongo: Connection;
  broker: Broker;
}

/** Creates the owners of quotations, and starts the consumers that turn accepted quotations into orders. Returns the owners. */
export async function createQuotations({ mongo, broker, orders, products }: QuotationsDeps): Promise<OwnerStore> {
  const owners = createOwnerStore(ownerModel(mongo));
  await keepOwners(broker, owners, orders);
  await orderOnQuotationAccepted(broker, { orders, owners, products });
  return owners;
}
