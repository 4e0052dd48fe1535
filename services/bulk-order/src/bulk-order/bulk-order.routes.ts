import {
  cancelOwnBulkOrder,
  consentTo,
  countWaitingBulkOrders,
  getBulkOrder,
  listBulkOrders,
  listUserBulkOrders,
  may,
  type ProductSnapshot,
  placeBulkOrder,
  setBulkOrderStatus,
  uploadDesign,
} from '@print-shop/contracts';
import type { ReadModel } from '@print-shop/read-model';
import {
  allow,
  type ContractRouter,
  checkOwner,
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
import { type BulkOrder, priceBulkLines, type Reader, toBulkOrderResponse } from './bulk-order.ts';
import type { BulkOrderLimits } from './bulk-order-limits.ts';
import { type BulkOrderRules, refuseTooDear, refuseUnreachable } from './bulk-order-rules.ts';
import { cancelOwn, noSuchOrder } from './cancel-own.ts';

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
      checkBuyer(userId, user);
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
      return { status: 201, body: toBulkOrderResponse(order, 'customer') };
    })
    .on(uploadDesign, allow.guest, async ({ upload, req, user }) => {
      await limits.countDesign(user, req.ip);
      return { status: 201, body: await designs.save(upload, user?.id ?? null) };
    })
    .on(listBulkOrders, allow.staff('bulk-orders:read'), async ({ query }) => {
      const { bulkOrders: found, total } = await bulkOrders.list(query);
      return page(found, total, 'staff');
    })
    .on(countWaitingBulkOrders, allow.staff('bulk-orders:read'), async () => ({
      status: 200,
      body: { waiting: await bulkOrders.countWaiting() },
    }))
    .on(
      listUserBulkOrders,
      allow.selfOrStaff('bulk-orders:read', ({ params }) => params.userId),
      async ({ params, query, user }) => {
        const { bulkOrders: found, total } = await bulkOrders.listOfUser(params.userId, query);
        return page(found, total, readerOf(user));
      },
    )
    .on(getBulkOrder, allow.selfOrStaff('bulk-orders:read'), async ({ params, user }) => {
      const order = await bulkOrders.find(params.id);
      if (!order) throw noSuchOrder();
      // A guest's bulk order has no owner; only staff see it here.
      checkOwner(user, order.userId ?? '', 'bulk-orders:read');
      return { status: 200, body: toBulkOrderResponse(order, readerOf(user)) };
    })
    // Only the database knows the owner, whom `cancelOwn` checks.
    .on(
      cancelOwnBulkOrder,
      allow.self((_, caller) => caller.id),
      async ({ params, body, user }) => {
        const order = await cancelOwn(bulkOrders, user, params.id, body.reason);
        return { status: 200, body: toBulkOrderResponse(order, 'customer') };
      },
    )
    .on(setBulkOrderStatus, allow.staff('bulk-orders:write'), async ({ params, body, user }) => {
      const order = await bulkOrders.setStatus(params.id, body.status, body.note, user);
      if (!order) throw noSuchOrder();
      return { status: 200, body: toBulkOrderResponse(order, 'staff') };
    });
}

const page = (found: BulkOrder[], total: number, reader: Reader) => ({
  status: 200 as const,
  body: found.map((order) => toBulkOrderResponse(order, reader)),
  headers: { 'X-Total-Count': String(total) },
});

const readerOf = ({ role }: User): Reader => (may(role, 'bulk-orders:read') ? 'staff' : 'customer');

/**
 * A guest may not order for an account, and a customer only for their own. A signed-in customer's order is theirs even
 * without an id.
 */
function checkBuyer(userId: string | null, user: User | undefined): void {
  if (userId === null) return;
  if (!user) throw unauthenticated({ en: 'Please sign in.', hi: 'पहले साइन इन कीजिए।' }, 'sign-in-required');
  if (userId !== user.id)
    throw forbidden({ en: 'This belongs to somebody else.', hi: 'यह किसी और का है।' }, 'not-yours');
}
