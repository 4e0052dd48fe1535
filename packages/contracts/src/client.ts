// What browsers load of the contracts: routes without their schemas, and the rules and choices that need no schema.
// Nothing here imports zod; `client.unit.test.ts` holds it to that.

export * from './bulk-order/choices.ts';
export * from './cart/limits.ts';
export * from './catalog/product-limits.ts';
export * from './catalog/slug.ts';
export * from './claims/choices.ts';
export * from './claims/rules.ts';
export * from './client/bulk-order.ts';
export * from './client/cart.ts';
export * from './client/catalog.ts';
export * from './client/favorites.ts';
export * from './client/identity.ts';
export * from './client/notifications.ts';
export * from './client/ordering.ts';
export * from './client/pricing.ts';
export * from './day.ts';
export * from './identity/address-line.ts';
export * from './identity/pin-code.ts';
export * from './list-reach.ts';
export * from './money.ts';
export * from './notifications/conversation-limits.ts';
export * from './notifications/kinds.ts';
export * from './notifications/live-beat.ts';
export * from './ordering/cancellation.ts';
export * from './ordering/payment-methods.ts';
export * from './ordering/totals.ts';
export * from './permissions.ts';
export * from './picture-kinds.ts';
export * from './placements.ts';
export * from './price/bulk.ts';
export * from './price/price-lines.ts';
export * from './price/rules.ts';
export * from './pricing/quote.ts';
export * from './pricing/sections.ts';
export * from './privacy-notice.ts';
export * from './security/kinds.ts';
