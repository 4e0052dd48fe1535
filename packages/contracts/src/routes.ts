import * as artworkAdoptions from './artwork/adoptions.ts';
import * as designs from './artwork/designs.ts';
import * as artworkFiles from './artwork/files.ts';
import * as layouts from './artwork/layouts.ts';
import * as orderArtwork from './artwork/order-artwork.ts';
import * as printProfiles from './artwork/profiles.ts';
import * as proofs from './artwork/proofs.ts';
import * as artworkRetention from './artwork/retention.ts';
import * as artworkUploads from './artwork/uploads.ts';
import * as audit from './audit/routes.ts';
import * as accounts from './billing/accounts.ts';
import * as invoices from './billing/invoices.ts';
import * as online from './billing/online.ts';
import * as reconciliation from './billing/reconciliation.ts';
import * as returns from './billing/returns.ts';
import * as revenue from './billing/revenue.ts';
import * as statements from './billing/statements.ts';
import * as taxRules from './billing/tax-rules.ts';
import * as bulkOrder from './bulk-order/routes.ts';
import * as cart from './cart/routes.ts';
import * as productColors from './catalog/product-colors.ts';
import * as productSearch from './catalog/product-search.ts';
import * as productTypes from './catalog/product-types.ts';
import * as products from './catalog/products.ts';
import * as reviews from './catalog/reviews.ts';
import * as synonyms from './catalog/synonyms.ts';
import * as favorites from './favorites/routes.ts';
import * as accountMails from './identity/account-mails.ts';
import * as addresses from './identity/addresses.ts';
import * as contactMessages from './identity/contact-messages.ts';
import * as dataExport from './identity/data-export.ts';
import * as listViews from './identity/list-views.ts';
import * as identity from './identity/routes.ts';
import * as secondFactor from './identity/second-factor.ts';
import * as sessions from './identity/sessions.ts';
import * as balanceImports from './imports/balances.ts';
import * as customerImports from './imports/customers.ts';
import * as orderImports from './imports/orders.ts';
import * as productImports from './imports/products.ts';
import * as conversations from './notifications/conversations.ts';
import * as live from './notifications/live.ts';
import * as notifications from './notifications/routes.ts';
import * as tracking from './notifications/tracking.ts';
import * as coupons from './ordering/coupons.ts';
import * as ordering from './ordering/routes.ts';
import * as quotations from './pricing/quotations.ts';
import * as pricing from './pricing/routes.ts';
import * as sharedQuotations from './pricing/shared-quotations.ts';
import type { RouteContract } from './route.ts';
import * as security from './security/routes.ts';
import * as shop from './shop/routes.ts';
import * as staff from './staff/routes.ts';

const isRoute = (value: unknown): value is RouteContract =>
  typeof value === 'object' && value !== null && 'path' in value && 'responses' in value;

const routesOf = (module: object): RouteContract[] => Object.values(module).filter(isRoute);

const modules = {
  identity: {
    identity,
    accountMails,
    sessions,
    addresses,
    listViews,
    dataExport,
    secondFactor,
    contactMessages,
    audit,
    security,
    staff,
    customerImports,
  },
  catalog: { products, productSearch, reviews, productTypes, productColors, synonyms, productImports },
  cart: { cart },
  ordering: { ordering, coupons, orderImports },
  'bulk-order': { bulkOrder },
  favorites: { favorites },
  pricing: { pricing, quotations, sharedQuotations },
  artwork: {
    artworkFiles,
    designs,
    artworkUploads,
    artworkAdoptions,
    orderArtwork,
    printProfiles,
    artworkRetention,
    layouts,
    proofs,
  },
  billing: { accounts, online, invoices, taxRules, returns, revenue, statements, reconciliation, balanceImports },
  notifications: { notifications, live, conversations, tracking },
  shop: { shop },
};

const entries = Object.entries(modules).map(([service, parts]): [string, [string, RouteContract[]][]] => [
  service,
  Object.entries(parts).map(([name, part]) => [name, routesOf(part)]),
]);

/** Every /api route by the service that answers it. The gateway, OpenAPI and the contract tests are built on this table. */
export const routesByService: Record<string, RouteContract[]> = Object.fromEntries(
  entries.map(([service, parts]) => [service, parts.flatMap(([, routes]) => routes)]),
);

/** The same routes by the module that declares them, so that a page loads those of the modules it uses. */
export const routesByModule: Record<string, RouteContract[]> = Object.fromEntries(
  entries.flatMap(([, parts]) => parts),
);
