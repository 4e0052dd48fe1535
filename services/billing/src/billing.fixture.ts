import {
  type Account,
  type Bill,
  billingChangeRecorded,
  billingInvoiceIssued,
  billingPaymentReceived,
  type ChangeRecord,
  type EventContract,
  type EventData,
  type Invoice,
  orderCancelled,
  orderClaimDecided,
  orderConfirmed,
  orderDelivered,
  orderDispatched,
  orderPaid,
} from '@print-shop/contracts';
import { createRelay } from '@print-shop/messaging';
import { callers, eventually, testService } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import request from 'supertest';
import { type BillingDeps, createBilling } from './app.ts';
import { outboxesOf } from './models.ts';
import { shop } from './shop.fixture.ts';

export const MAIL_LINK_KEY = 'a key of tests with thirty-two characters';
export const anId = (): string => String(new Types.ObjectId());

/** Two mugs and a visiting card to Mumbai: ₹999.00 with the delivery. */
export const aBill = (part: Partial<Bill> = {}): Bill => ({
  version: 2,
  shippingPaise: 99_00,
  totalPaise: 999_00,
  paymentMethod: 'UPI',
  lines: [
    { id: 'a'.repeat(24), productId: null, name: 'Mug, White', quantity: 2, paise: 600_00 },
    { id: 'b'.repeat(24), productId: null, name: 'Visiting cards', quantity: 100, paise: 300_00, taxRate: 5 },
  ],
  address: { address: '12 Hill Road', city: 'Mumbai', postalCode: '400050', country: 'India' },
  ...part,
});

/** The first fields of the events of an order. */
const aboutOf = (orderId: string, userId: string | null = callers.customer.id) => ({
  orderId,
  userId,
  language: 'hi' as const,
  customer: { name: 'Asha Verma', email: 'asha@example.com' },
});

/**
 * The billing service on real servers for one test file, and the events that it has published. `settings` may be made once the
 * servers run.
 */
export function testBilling(settings: Partial<BillingDeps> | (() => Promise<Partial<BillingDeps>>) = {}) {
  const issued: EventData<typeof billingInvoiceIssued>[] = [];
  const received: EventData<typeof billingPaymentReceived>[] = [];
  const records: ChangeRecord[] = [];
  const service = testService(async (parts) => {
    const relay = createRelay({ ...parts, models: outboxesOf(parts.mongo) });
    parts.onClose('relay', () => relay.close());
    await parts.broker.listen({ events: [billingInvoiceIssued], handle: ({ data }) => issued.push(data) });
    await parts.broker.listen({ events: [billingPaymentReceived], handle: ({ data }) => received.push(data) });
    await parts.broker.listen({ events: [billingChangeRecorded], handle: ({ data }) => records.push(data) });
    return createBilling({
      ...parts,
      relay,
      shop,
      mailLinkKeys: { mail: MAIL_LINK_KEY },
      invoiceOn: 'delivery',
      publicUrl: 'http://shop.test',
      ...(typeof settings === 'function' ? await settings() : settings),
    });
  });
  const publish = <E extends EventContract>(event: E, data: EventData<E>, id: string = crypto.randomUUID()) =>
    service.parts.broker.publish({ id, key: event.key, occurredAt: new Date().toISOString(), data });
  const as = (caller: 'customer' | 'other' | 'owner', method: 'get' | 'post' | 'put' | 'delete', path: string) =>
    request(service.app)
      [method](path)
      .set('Authorization', `Bearer ${service.suite.tokens.for(callers[caller])}`);
  const accountOf = async (order: string): Promise<Account> =>
    (await as('owner', 'get', `/api/payments/accounts/${order}`).expect(200)).body;

  return {
    service,
    issued,
    received,
    records,
    publish,
    as,
    accountOf,
    /** A confirmed order, known to the service. Returns its id. */
    async confirmed(
      bill = aBill(),
      userId: string | null = callers.customer.id,
      orderId: string = anId(),
    ): Promise<string> {
      const placedAt = new Date().toISOString();
      await publish(orderConfirmed, { ...aboutOf(orderId, userId), placedAt, lines: [], bill });
      await eventually(async () => expect(await accountOf(orderId)).not.toBeNull());
      return orderId;
    },
    paid: (orderId: string, bill = aBill()) => publish(orderPaid, { ...aboutOf(orderId), bill }),
    delivered: (orderId: string, bill = aBill()) => publish(orderDelivered, { ...aboutOf(orderId), bill }),
    dispatched: (orderId: string, bill = aBill()) => publish(orderDispatched, { ...aboutOf(orderId), bill }),
    cancelled: (orderId: string, bill = aBill({ version: 3 })) =>
      publish(orderCancelled, {
        ...aboutOf(orderId),
        placedAt: new Date().toISOString(),
        lines: [],
        reason: 'Ordered twice',
        bill,
      }),
    refunded: (
      orderId: string,
      claimId: string,
      refundPaise: number,
      claimedLines: { line: string; pieces: number }[],
    ) =>
      publish(orderClaimDecided, {
        ...aboutOf(orderId),
        claimId,
        kind: 'damaged',
        pieces: 1,
        state: 'accepted',
        remedy: 'refund',
        reason: 'Chipped',
        refundPaise,
        claimedLines,
        bill: aBill(),
      }),
    /** The documents of an order, once there are as many as asked for. */
    documents: (orderId: string, count: number): Promise<Invoice[]> =>
      eventually(async () => {
        const { body } = await as('owner', 'get', `/api/invoices/order/${orderId}`).expect(200);
        expect(body).toHaveLength(count);
        return body;
      }),
  };
}
