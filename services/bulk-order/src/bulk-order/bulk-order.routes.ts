import {
  consentTo,
  countWaitingBulkOrders,
  listBulkOrders,
  type ProductSnapshot,
  placeBulkOrder,
  setBulkOrderStatus,
  uploadDesign,
} from '@print-shop/contracts';
import type { ReadModel } from '@print-shop/read-model';
import {
  allow,
  type ContractRouter,
  chosenLanguageOf,
  conflict,
  forbidden,
  notFound,
  type User,
  unauthenticated,
} from '@print-shop/service-kit';
import type { DesignStore } from '../design/design.store.ts';
import type { KeptDesignStore } from '../design/kept-design.store.ts';
import { afterOrder, namesOf, type Retention } from '../design/retention.ts';
import type { BulkOrderStore } from './bulk-order.store.ts';
import { priceBulkLines, toBulkOrderResponse } from './bulk-order.ts';
import type { BulkOrderLimits } from './bulk-order-limits.ts';
import { type BulkOrderRules, refuseTooDear, refuseUnreachable } from './bulk-order-rules.ts';

export interface BulkOrderRoutesDeps {
  bulkOrders: BulkOrderStore;
  designs: DesignStore;
  kept: KeptDesignStore;
  retention: Retention;
  limits: BulkOrderLimits;
  rules: BulkOrderRules;
  products: ReadModel<ProductSnapshot>;
}

/** Registers /api/bulk-order: customers and guests upload designs and place bulk orders; staff read and process them. */
export function bulkOrderRoutes(router: ContractRouter, deps: BulkOrderRoutesDeps): void {
  const { bulkOrders, designs, kept, retention, limits, rules, products } = deps;

  /** The name of the ordered t-shirt, if one was given. Throws for other products. */
  const nameOf = async (productId: string | null): Promise<string> => {
    if (!productId) return '';
    const product = (await products.findSoon([productId])).get(productId);
    if (product?.type !== 'T-Shirt')
      throw conflict(
        { en: 'Only t-shirts can be ordered in bulk.', hi: 'बल्क ऑर्डर सिर्फ़ टी-शर्ट का हो सकता है।' },
        'not-a-t-shirt',
      );
    return product.name;
  };

  router
    .on(placeBulkOrder, allow.guest, async ({ body, user, req }) => {
      const { items, userId, productId, designImage, name, phone } = body;
      checkOwner(userId, user);
      const priced = priceBulkLines(items);
      refuseTooDear(priced.totalPaise, rules);
      refuseUnreachable(body, !user, rules);
      await limits.countOrder(user, req.ip);
      const createdAt = new Date();
      const consent = consentTo(body.consent, createdAt);
      const hold = { owner: user?.id ?? null, until: afterOrder(createdAt, retention), isOrdered: true };
      await kept.hold(namesOf([designImage]), hold);
      if (designImage && !(await designs.exists(designImage))) {
        throw notFound({ en: 'Please upload the design first.', hi: 'पहले डिज़ाइन अपलोड कीजिए।' }, 'design-not-found');
      }
      const order = await bulkOrders.insert({
        userId: user?.id ?? null,
        productId,
        productName: await nameOf(productId),
        name,
        phone,
        language: chosenLanguageOf(req.headers.cookie),
        ...(consent ? { consent } : {}),
        ...priced,
        designImage,
        status: 'Pending',
        timeline: [{ status: 'Pending', at: createdAt, by: 'customer', note: '' }],
        createdAt,
      });
      return { status: 201, body: toBulkOrderResponse(order) };
    })
    .on(uploadDesign, allow.guest, async ({ upload, req, user }) => {
      await limits.countDesign(user, req.ip);
      return { status: 201, body: await designs.save(upload, user?.id ?? null) };
    })
    .on(listBulkOrders, allow.staff('bulk-orders:read'), async ({ query }) => {
      const { bulkOrders: found, total } = await bulkOrders.list(query);
      return { status: 200, body: found.map(toBulkOrderResponse), headers: { 'X-Total-Count': String(total) } };
    })
    .on(countWaitingBulkOrders, allow.staff('bulk-orders:read'), async () => ({
      status: 200,
      body: { waiting: await bulkOrders.countWaiting() },
    }))
    .on(setBulkOrderStatus, allow.staff('bulk-orders:write'), async ({ params, body, user }) => {
      const order = await bulkOrders.setStatus(params.id, body.status, body.note, user);
      if (!order)
        throw notFound({ en: 'There is no such bulk order.', hi: 'ऐसा कोई बल्क ऑर्डर नहीं है।' }, 'bulk-order-not-found');
      return { status: 200, body: toBulkOrderResponse(order) };
    });
}

/**
 * A guest may not order for an account, and a customer only for their own. A signed-in customer's order is theirs even
 * without an id.
 */
function checkOwner(userId: string | null, user: User | undefined): void {
  if (userId === null) return;
  if (!user) throw unauthenticated({ en: 'Please sign in.', hi: 'पहले साइन इन कीजिए।' }, 'sign-in-required');
  if (userId !== user.id)
    throw forbidden({ en: 'This belongs to somebody else.', hi: 'यह किसी और का है।' }, 'not-yours');
}
