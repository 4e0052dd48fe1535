import {
  beginOrder,
  cancelOrder,
  cancelOwnOrder,
  cancelTrackedOrder,
  claimOrder,
  claimTrackedOrder,
  dayOf,
  decideOrderClaim,
  deliverOrder,
  dispatchOrder,
  exportOrders,
  getOrder,
  getOrdersToday,
  listOrders,
  listUserOrders,
  type MakeClaimBody,
  may,
  type PlaceOrderBody,
  placeOrder as placeOrderRoute,
  readTrackedOrder,
  releaseOrder,
  setOrderPayment,
  toRupees,
  withdrawOrderClaim,
  withdrawTrackedOrderClaim,
} from '@print-shop/contracts';
import { type DesignLinks, linkOver, type MailLinks, ofGuest, ownedBy } from '@print-shop/links';
import {
  allow,
  type ContractRouter,
  checkOwner,
  chosenLanguageOf,
  clientAddress,
  notFound,
  toCsv,
  type User,
} from '@print-shop/service-kit';
import { cancelOwn } from './cancel-own.ts';
import { createOrderClaims } from './claim-order.ts';
import type { ExportRecord } from './export-record.ts';
import { csvColumns, type Reader, toOrderResponse } from './order.presenter.ts';
import type { Order } from './order.ts';
import { type PlaceOrderDeps, placeOrder } from './place-order.ts';
import { type By, createStaffActions } from './staff-actions.ts';

export interface OrderRoutesDeps extends PlaceOrderDeps {
  exports: ExportRecord;
  /** Days after the delivery within which customers may claim. */
  claimDays: number;
  links: MailLinks;
  designs: DesignLinks;
}

/** Registers /api/order: customers place and read their own orders; staff read and process all orders. */
export function orderRoutes(router: ContractRouter, deps: OrderRoutesDeps): void {
  const { orders, claimDays, links } = deps;
  const staff = createStaffActions(orders);
  const claims = createOrderClaims(orders, claimDays);
  const page = ({ orders: found, total }: { orders: Order[]; total: number }, reader: Reader) => ({
    status: 200 as const,
    body: found.map((order) => toOrderResponse(order, reader, deps)),
    headers: { 'X-Total-Count': String(total) },
  });
  const one = (order: Order, reader: Reader = 'staff') => ({
    status: 200 as const,
    body: toOrderResponse(order, reader, deps),
  });
  /** The same order, with the names of the designs and the layouts that its customer may use. */
  const admitted = (body: PlaceOrderBody): PlaceOrderBody => ({
    ...body,
    orderItems: body.orderItems.map(({ sceneSignature, ...item }) => {
      deps.designs.admitScene({ scene: item.scene, sceneSignature });
      return { ...item, design: deps.designs.admit(item.design) };
    }),
  });
  const claimOf = (body: MakeClaimBody): MakeClaimBody => ({
    ...body,
    pictures: body.pictures.map((picture) => deps.designs.admit(picture)),
  });
  const readerOf = ({ role }: User): Reader => (may(role, 'orders:read') ? 'staff' : 'customer');
  const by = (writer: User): By => ({ writer, at: new Date() });
  /** The id of the order that a link opens. Throws not-found for a link that has ended. */
  const trackedBy = ({ token }: { token: string }): string => {
    const id = links.readOrder(token);
    if (id === undefined) throw linkOver();
    return id;
  };

  router
    .on(
      placeOrderRoute,
      allow.self(({ body }) => body.user),
      async ({ body, key, req, user: { name = '', email = '' } }) => {
        const language = chosenLanguageOf(req.headers.cookie);
        const orderer = { customer: { name, email }, language, address: clientAddress(req.ip) };
        return {
          status: 201,
          body: toOrderResponse(await placeOrder(deps, admitted(body), orderer, key), 'customer', deps),
        };
      },
    )
    .on(listOrders, allow.staff('orders:read'), async ({ query }) => page(await orders.listAll(query), 'staff'))
    .on(exportOrders, allow.staff('exports'), async ({ query, user }) => {
      await deps.exports.add(user, 'orders');
      return { status: 200, body: toCsv(orders.all(query), csvColumns) };
    })
    .on(getOrdersToday, allow.staff('orders:read'), async () => {
      const day = dayOf(new Date());
      const { orders: count, paise } = await orders.sumOfDay(day);
      return { status: 200, body: { day, orders: count, revenue: toRupees(paise) } };
    })
    .on(getOrder, allow.selfOrStaff('orders:read'), async ({ params, user }) => {
      const order = await orders.find(params.id);
      if (!order || order.status === 'rejected')
        throw notFound({ en: 'There is no such order.', hi: 'ऐसा कोई ऑर्डर नहीं है।' }, 'order-not-found');
      checkOwner(user, order.userId ?? '', 'orders:read');
      return one(order, readerOf(user));
    })
    .on(readTrackedOrder, allow.anyone, async ({ body }) => {
      const order = await orders.find(trackedBy(body));
      if (!order) throw linkOver();
      ofGuest(order);
      return one(order, 'customer');
    })
    .on(cancelTrackedOrder, allow.anyone, async ({ body }) =>
      one(await cancelOwn(orders, ofGuest, trackedBy(body), body, new Date()), 'customer'),
    )
    .on(claimTrackedOrder, allow.anyone, async ({ body: { token, ...body }, key }) =>
      one(await claims.make(ofGuest, trackedBy({ token }), claimOf(body), new Date(), key), 'customer'),
    )
    .on(withdrawTrackedOrderClaim, allow.anyone, async ({ body }) =>
      one(await claims.withdraw(ofGuest, trackedBy(body), body.claimId, new Date()), 'customer'),
    )
    .on(
      listUserOrders,
      allow.selfOrStaff('orders:read', ({ params }) => params.userId),
      async ({ params, query, user }) => page(await orders.listOfUser(params.userId, query), readerOf(user)),
    )
    // Only the database knows the owner, whom `cancelOwn` and the claims check.
    .on(
      cancelOwnOrder,
      allow.self((_, caller) => caller.id),
      async ({ params, body, user }) =>
        one(await cancelOwn(orders, ownedBy(user), params.id, body, new Date()), 'customer'),
    )
    .on(
      claimOrder,
      allow.self((_, caller) => caller.id),
      async ({ params, body, user, key }) =>
        one(await claims.make(ownedBy(user), params.id, claimOf(body), new Date(), key), 'customer'),
    )
    .on(
      withdrawOrderClaim,
      allow.self((_, caller) => caller.id),
      async ({ params, user }) =>
        one(await claims.withdraw(ownedBy(user), params.id, params.claimId, new Date()), 'customer'),
    )
    .on(decideOrderClaim, allow.staff('orders:write'), async ({ params, body, user }) =>
      one(await claims.decide(params.id, params.claimId, body, by(user))),
    )
    .on(setOrderPayment, allow.staff('orders:write'), async ({ params, body, user }) =>
      one(await staff.setPayment(params.id, body.paymentStatus, body.note, by(user))),
    )
    .on(beginOrder, allow.staff('orders:deliver'), async ({ params, body, user }) =>
      one(await staff.begin(params.id, body.note, by(user))),
    )
    .on(dispatchOrder, allow.staff('orders:deliver'), async ({ params, body, user }) =>
      one(await staff.dispatch(params.id, body.note, by(user))),
    )
    .on(deliverOrder, allow.staff('orders:deliver'), async ({ params, body, user }) =>
      one(await staff.deliver(params.id, body.note, by(user))),
    )
    .on(releaseOrder, allow.staff('orders:write'), async ({ params, body, user }) =>
      one(await staff.release(params.id, body.note, by(user))),
    )
    .on(cancelOrder, allow.staff('orders:write'), async ({ params, body, user }) =>
      one(await staff.cancel(params.id, body, by(user))),
    );
}
