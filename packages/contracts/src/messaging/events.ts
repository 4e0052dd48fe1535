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
] as const;
