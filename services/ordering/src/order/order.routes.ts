import {
  beginOrder,
  cancelOrder,
  cancelOwnOrder,
  claimOrder,
  countOrderStages,
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
  ORDER_STAGES_DAYS,
  type PlaceOrderBody,
  placeOrder as placeOrderRoute,
  releaseOrder,
  setOrderPayment,
  toRupees,
  withdrawOrderClaim,
} from '@print-shop/contracts';
import type { ExportRecord } from '@print-shop/imports';
import type { DesignLinks } from '@print-shop/links';
import { cancelOwn, noSuchOrder } from '@print-shop/orders';
import { allow, type ContractRouter, chosenLanguageOf, clientAddress, toCsv, type User } from '@print-shop/service-kit';
import type { Days } from '@print-shop/shop';
import { cancelledOrders } from './cancel-own.ts';
import { createOrderClaims } from './claim-order.ts';
import { csvColumns, type Reader, toOrderResponse } from './order.presenter.ts';
import type { Order } from './order.ts';
import { type PlaceOrderDeps, placeOrder } from './place-order.ts';
import { type By, createStaffActions } from './staff-actions.ts';

export interface OrderRoutesDeps extends PlaceOrderDeps {
  exports: ExportRecord;
  getClaimDays: Days;
  designs: DesignLinks;
}

const DAY_MS = 24 * 3_600_000;
/** The most orders that are counted by stage. */
const MOST_COUNTED = 50_000;

/** Registers /api/order: customers place and read their own orders; staff read and process all orders. */
export function orderRoutes(router: ContractRouter, deps: OrderRoutesDeps): void {
  const { orders, getClaimDays, designs } = deps;
  const staff = createStaffActions(orders);
  const claims = createOrderClaims(orders, getClaimDays);
  const bodyOf = async (order: Order, reader: Reader) =>
    toOrderResponse(order, reader, { claimDays: await getClaimDays(), designs });
  const page = async ({ orders: found, total }: { orders: Order[]; total: number }, reader: Reader) => ({
    status: 200 as const,
    body: await Promise.all(found.map((order) => bodyOf(order, reader))),
    headers: { 'X-Total-Count': String(total) },
  });
  const one = async (order: Order, reader: Reader = 'staff') => ({
    status: 200 as const,
    body: await bodyOf(order, reader),
  });
  /** The same order, with the names of the designs and the layouts that its customer may use. */
  const admitted = (body: PlaceOrderBody): PlaceOrderBody => ({
    ...body,
    orderItems: body.orderItems.map(({ sceneSignature, ...item }) => {
      designs.admitLayout({ scene: item.scene, sceneSignature });
      return { ...item, design: designs.admit(item.design) };
    }),
  });
  const claimOf = (body: MakeClaimBody): MakeClaimBody => ({
    ...body,
    pictures: body.pictures.map((picture) => designs.admit(picture)),
  });
  const by = (writer: User): By => ({ writer, at: new Date() });

  router
    .on(
      placeOrderRoute,
      allow.self(({ body }) => body.user),
      async ({ body, key, req, user: { name = '', email = '' } }) => {
        const language = chosenLanguageOf(req.headers.cookie);
        const orderer = { customer: { name, email }, language, address: clientAddress(req.ip) };
        const order = await placeOrder(deps, admitted(body), orderer, key);
        return { status: 201, body: await bodyOf(order, 'customer') };
      },
    )
    .on(listOrders, allow.staff('orders:read'), async ({ query }) => page(await orders.listAll(query), 'staff'))
    .on(exportOrders, allow.staff('exports'), async ({ query: { without, ...query }, user }) => {
      await deps.exports.add(user, 'orders');
      return { status: 200, body: toCsv(orders.all(query), csvColumns(without)) };
    })
    .on(getOrdersToday, allow.staff('orders:read'), async () => {
      const day = dayOf(new Date());
      const { orders: count, paise } = await orders.sumOfDay(day);
      return { status: 200, body: { day, orders: count, revenue: toRupees(paise) } };
    })
    .on(countOrderStages, allow.staff('orders:read'), async () => {
      const since = new Date(Date.now() - ORDER_STAGES_DAYS * DAY_MS);
      return { status: 200, body: await orders.countStages(since, MOST_COUNTED) };
    })
    .on(getOrder, allow.orderCustomerOrStaff('orders:read'), async ({ params, access }) => {
      const order = await orders.findShown(params.id);
      if (!order) throw noSuchOrder('order');
      access.check(order);
      return one(order, access.reader);
    })
    .on(
      listUserOrders,
      allow.selfOrStaff('orders:read', ({ params }) => params.userId),
      async ({ params, query, access }) => page(await orders.listOfUser(params.userId, query), access.reader),
    )
    // `cancelOwn` and the claims check the access.
    .on(cancelOwnOrder, allow.orderCustomer, async ({ params, body, access }) =>
      one(await cancelOwn(cancelledOrders(orders), access, params.id, body, new Date()), 'customer'),
    )
    .on(claimOrder, allow.orderCustomer, async ({ params, body, access, key }) =>
      one(await claims.make(access, params.id, claimOf(body), new Date(), key), 'customer'),
    )
    .on(withdrawOrderClaim, allow.orderCustomer, async ({ params, access }) =>
      one(await claims.withdraw(access, params.id, params.claimId, new Date()), 'customer'),
    )
    .on(decideOrderClaim, allow.staff('orders:write'), async ({ params, body, user }) =>
      one(await claims.decide(params.id, params.claimId, body, user, new Date())),
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
