import { createHash } from 'node:crypto';
import {
  cancelOwnBulkOrder,
  claimBulkOrder,
  consentTo,
  countWaitingBulkOrders,
  decideBulkOrderClaim,
  getBulkOrder,
  isKnownBuyer,
  listBulkOrders,
  listUserBulkOrders,
  type MakeClaimBody,
  type PlaceBulkOrderBody,
  type ProductSnapshot,
  placeBulkOrder,
  setBulkOrderStatus,
  withdrawBulkOrderClaim,
} from '@print-shop/contracts';
import type { DesignLinks } from '@print-shop/links';
import { cancelOwn, noSuchOrder, type OwnCancellation } from '@print-shop/orders';
import type { ReadModel } from '@print-shop/read-model';
import {
  allow,
  type ContractRouter,
  chosenLanguageOf,
  conflict,
  forbidden,
  type User,
  unauthenticated,
} from '@print-shop/service-kit';
import type { Days } from '@print-shop/shop';
import { SHIRT } from './bulk-order.events.ts';
import type { BulkOrderStore } from './bulk-order.store.ts';
import { type BulkOrder, priceBulkLines, type Reader, refuseDearer, toBulkOrderResponse } from './bulk-order.ts';
import type { BulkOrderLimits } from './bulk-order-limits.ts';
import { type BulkOrderRules, refuseTooDear, refuseUnreachable } from './bulk-order-rules.ts';
import { cancelledBulkOrders } from './cancel-own.ts';
import { createBulkOrderClaims } from './claim-bulk-order.ts';

export interface BulkOrderRoutesDeps {
  bulkOrders: BulkOrderStore;
  limits: BulkOrderLimits;
  rules: BulkOrderRules;
  products: ReadModel<ProductSnapshot>;
  /** Days after the completion within which customers may claim. */
  getClaimDays: Days;
  designLinks: DesignLinks;
}

/** Registers /api/bulk-order: customers and guests place bulk orders; staff read and process them. Artwork takes the designs. */
export function bulkOrderRoutes(router: ContractRouter, deps: BulkOrderRoutesDeps): void {
  const { bulkOrders, limits, rules, products, getClaimDays, designLinks } = deps;
  const claims = createBulkOrderClaims(bulkOrders, getClaimDays);
  const cancelled = cancelledBulkOrders(bulkOrders);
  const claimOf = (body: MakeClaimBody): MakeClaimBody => ({
    ...body,
    pictures: body.pictures.map((picture) => designLinks.admit(picture)),
  });
  const bodyOf = async (order: BulkOrder, reader: Reader) =>
    toBulkOrderResponse(order, reader, { claimDays: await getClaimDays(), designLinks });
  const one = async (order: BulkOrder, reader: Reader) => ({ status: 200 as const, body: await bodyOf(order, reader) });
  const page = async (found: BulkOrder[], total: number, reader: Reader) => ({
    status: 200 as const,
    body: await Promise.all(found.map((order) => bodyOf(order, reader))),
    headers: { 'X-Total-Count': String(total) },
  });

  /** The ordered t-shirt, if one was given. Throws for other products. */
  const shirtOf = async (productId: string | null): Promise<ProductSnapshot | undefined> => {
    if (!productId) return undefined;
    const product = (await products.findOrWait([productId])).get(productId);
    if (product?.type !== SHIRT)
      throw conflict(
        { en: 'Only t-shirts can be ordered in bulk.', hi: 'बल्क ऑर्डर सिर्फ़ टी-शर्ट का हो सकता है।' },
        'not-a-t-shirt',
      );
    return product;
  };

  router
    .on(placeBulkOrder, allow.guest, async ({ body, user, req, key }) => {
      const { items, userId, productId, sceneToken, name, phone, email, buyer } = body;
      checkBuyer(userId, user);
      const requestKey = key && `${senderOf(user, body)}:${key}`;
      const known = requestKey && (await bulkOrders.findByKey(requestKey));
      if (known) return { status: 201, body: await bodyOf(known, 'customer') };
      const designImage = body.designImage && designLinks.admit(body.designImage);
      const scene = designLinks.admitLayout(body);
      const shirt = await shirtOf(productId);
      const priced = priceBulkLines(items, shirt, designImage !== null || scene !== undefined);
      refuseDearer(items, shirt, priced);
      refuseTooDear(priced.totalPaise, rules);
      refuseUnreachable(body, !user, rules);
      await limits.countOrder(user, req.ip);
      const createdAt = new Date();
      const consent = consentTo(body.consent, createdAt);
      const order = await bulkOrders.insert(
        {
          userId: user?.id ?? null,
          productId,
          productName: shirt?.name ?? '',
          name: name || (user?.name ?? ''),
          phone,
          // As accounts have it, one of which may turn out to be the same person's.
          email: email.toLowerCase(),
          ...(buyer && isKnownBuyer(buyer) ? { buyer } : {}),
          language: chosenLanguageOf(req.headers.cookie),
          ...(consent ? { consent } : {}),
          ...priced,
          designImage,
          ...(scene ? { scene } : {}),
          ...(sceneToken ? { sceneTokenHash: hashOf(sceneToken) } : {}),
          status: 'Pending',
          timeline: [{ status: 'Pending', at: createdAt, by: 'customer', note: '' }],
          createdAt,
        },
        requestKey,
      );
      return { status: 201, body: await bodyOf(order, 'customer') };
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
      async ({ params, query, access }) => {
        const { bulkOrders: found, total } = await bulkOrders.listOfUser(params.userId, query);
        return page(found, total, access.reader);
      },
    )
    .on(getBulkOrder, allow.orderCustomerOrStaff('bulk-orders:read'), async ({ params, access }) => {
      const order = await bulkOrders.find(params.id);
      if (!order) throw noSuchOrder('bulk-order');
      access.check(order);
      return one(order, access.reader);
    })
    // `cancelOwn` and the claims check the access.
    .on(cancelOwnBulkOrder, allow.orderCustomer, async ({ params, body, access }) =>
      one(await cancelOwn(cancelled, access, params.id, inPlaces(body), new Date()), 'customer'),
    )
    .on(setBulkOrderStatus, allow.staff('bulk-orders:write'), async ({ params, body, user }) => {
      const order = await bulkOrders.setStatus(params.id, body.status, body.note, user);
      if (!order) throw noSuchOrder('bulk-order');
      return one(order, 'staff');
    })
    .on(claimBulkOrder, allow.orderCustomer, async ({ params, body, access, key }) =>
      one(await claims.make(access, params.id, claimOf(body), new Date(), key), 'customer'),
    )
    .on(withdrawBulkOrderClaim, allow.orderCustomer, async ({ params, access }) =>
      one(await claims.withdraw(access, params.id, params.claimId, new Date()), 'customer'),
    )
    .on(decideBulkOrderClaim, allow.staff('bulk-orders:write'), async ({ params, body, user }) =>
      one(await claims.decide(params.id, params.claimId, body, user, new Date()), 'staff'),
    );
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Whose request a key is of. Keys of two guests may be the same, so what they order and how they are reached tells guests apart. */
const senderOf = (user: User | undefined, { items, name, phone, email }: PlaceBulkOrderBody): string =>
  user?.id ?? `guest ${hashOf(JSON.stringify([items, name, phone, email]))}`;

/** Lines by their places, as `cancelledBulkOrders` names them: 00 is the line 0, too. */
const inPlaces = ({ lines, ...body }: OwnCancellation): OwnCancellation => ({
  ...body,
  lines: lines?.map((place) => String(Number(place))),
});

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
