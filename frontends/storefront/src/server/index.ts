import type { PageKind, RemoteRenderer } from '@print-shop/web-kit';
import { routeOf } from '../app.tsx';
import { bulkOrderPage } from '../features/bulk-order/page-kind.ts';
import { checkFilePage } from '../features/check-file/page-kind.ts';
import { contactPage } from '../features/contact/page-kind.ts';
import { explorePage } from '../features/explore/page-kind.ts';
import { homePage } from '../features/home/page-kind.ts';
import { providePressSheet } from '../features/home/press-sheet/press-sheet.tsx';
import { PressSheetArt } from '../features/home/press-sheet/press-sheet-art.tsx';
import { policyPage } from '../features/policies/page-kind.ts';
import { privacyPage } from '../features/privacy/page-kind.ts';
import { productPage } from '../features/product/page-kind.ts';
import { servicePage, servicesPage } from '../features/services/page-kind.ts';
import { unknownPage } from './unknown-page.ts';

export { default, preload } from '../app.tsx';

providePressSheet(PressSheetArt);

/** The pages that are the same for everybody, by their pattern; all other routes are private. */
const KINDS: Readonly<Record<string, readonly [screen: string, kind: PageKind]>> = {
  '/': ['home-page', homePage],
  '/explore': ['explore-page', explorePage],
  '/products/:slug': ['explore-page', explorePage],
  '/product/:id': ['product-page', productPage],
  '/order/:id': ['order-screen', bulkOrderPage],
  '/services': ['services-page', servicesPage],
  '/services/:service': ['service-page', servicePage],
  '/artwork': ['check-file-page', checkFilePage],
  '/contact': ['contact-page', contactPage],
  '/privacy': ['privacy-page', privacyPage],
  '/privacy-policy': ['policy-page', policyPage],
  '/terms-conditions': ['policy-page', policyPage],
  '/cancellation-policy': ['policy-page', policyPage],
};

export const pages: RemoteRenderer['pages'] = {
  addresses: Object.keys(KINDS).filter((pattern) => !pattern.includes(':')),
  find(path) {
    const route = routeOf(path);
    if (!route) return { screen: '', params: {}, kind: unknownPage };
    const [screen, kind] = KINDS[route.pattern] ?? ['', undefined];
    return { screen, params: route.params, kind };
  },
};
