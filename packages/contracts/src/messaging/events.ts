import { z } from 'zod';
import { defineEvent } from '../event.ts';

/** Messages that a handler of this service could not process are kept in `<queue>.dead`. */
export const deadLettersFoundBy = (service: string) =>
  defineEvent(`${service}.dead-letters-found`, 1, z.object({ queue: z.string(), count: z.number().int().min(1) }));

export const identityDeadLettersFound = deadLettersFoundBy('identity');
export const catalogDeadLettersFound = deadLettersFoundBy('catalog');
export const cartDeadLettersFound = deadLettersFoundBy('cart');
export const orderingDeadLettersFound = deadLettersFoundBy('ordering');
export const bulkOrderDeadLettersFound = deadLettersFoundBy('bulk-order');
export const favoritesDeadLettersFound = deadLettersFoundBy('favorites');
export const pricingDeadLettersFound = deadLettersFoundBy('pricing');
export const billingDeadLettersFound = deadLettersFoundBy('billing');
export const notificationsDeadLettersFound = deadLettersFoundBy('notifications');
export const artworkDeadLettersFound = deadLettersFoundBy('artwork');

/** The dead letters of every service, for notifications, which tells the owner. */
export const deadLettersFound = [
  identityDeadLettersFound,
  catalogDeadLettersFound,
  cartDeadLettersFound,
  orderingDeadLettersFound,
  bulkOrderDeadLettersFound,
  favoritesDeadLettersFound,
  pricingDeadLettersFound,
  billingDeadLettersFound,
  notificationsDeadLettersFound,
  artworkDeadLettersFound,
] as const;

/** A row of a service's waiting work has failed so often that somebody has to look at it. */
const workParkedBy = (service: string) =>
  defineEvent(
    `${service}.work-parked`,
    1,
    z.object({ what: z.string(), id: z.string(), tries: z.number().int(), reason: z.string() }),
  );

/** By service, for notifications, which tells the owner. */
export const workParked = {
  artwork: workParkedBy('artwork'),
  billing: workParkedBy('billing'),
  'bulk-order': workParkedBy('bulk-order'),
  catalog: workParkedBy('catalog'),
  identity: workParkedBy('identity'),
  notifications: workParkedBy('notifications'),
  ordering: workParkedBy('ordering'),
  pricing: workParkedBy('pricing'),
  shop: workParkedBy('shop'),
};
