// The schemas that forms in a browser check by. An importer of these loads zod.

export { printProfileBody } from './artwork/profiles.ts';
export { placeBulkOrderBody } from './bulk-order/routes.ts';
export { addressBody } from './identity/addresses.ts';
export { contactMessageBody } from './identity/contact-messages.ts';
export { forgotPasswordBody, loginBody, profileBody, registerBody, resetPasswordBody } from './identity/routes.ts';
export { couponCode } from './ordering/coupons.ts';
export { shippingAddressSchema } from './ordering/routes.ts';
export { quotationBody } from './pricing/quotations.ts';
export { priceEntryBody } from './pricing/routes.ts';
export { inviteBody, joinBody } from './staff/routes.ts';
