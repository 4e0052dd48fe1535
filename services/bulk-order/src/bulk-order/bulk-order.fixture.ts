import { type EventContract, type EventData, withoutSignature } from '@print-shop/contracts';
import { createDesignLinks } from '@print-shop/links';
import { createRelay } from '@print-shop/messaging';
import { connectObjectStore, type ObjectStore } from '@print-shop/service-kit';
import { testService } from '@print-shop/test-kit';
import type { Types } from 'mongoose';
import sharp from 'sharp';
import request from 'supertest';
import { createBulkOrders } from '../app.ts';
import { bulkOrderModel } from './bulk-order.store.ts';
import type { BulkOrder } from './bulk-order.ts';

/** Signs links in mails and links to designs. */
export const LINK_KEY = 'a key of tests with thirty-two characters';
/** A link to a design, as the shop signs it. It proves that its sender has seen the design. */
export const linkTo = (design: string): string => createDesignLinks(LINK_KEY).sign(design);

type Part = Partial<
  Pick<BulkOrder, 'email' | 'timeline' | 'lines' | 'totalPaise' | 'pricedBy' | 'status' | 'quotation'>
>;

/** A pending bulk order of 24 shirts, as it is stored; `userId` is null for a guest. */
export function aBulkOrder(part: { userId: Types.ObjectId | null } & Part) {
  const createdAt = new Date();
  const placement = ['Left', 'Back A4'];
  return {
    productName: 'Club tee',
    lines: [{ color: 'Navy Blue', size: '2XL' as const, quantity: 24, placement, pricePaise: 5760_00 }],
    totalPaise: 5760_00,
    status: 'Pending' as const,
    timeline: [{ status: 'Pending' as const, at: createdAt, by: 'customer', note: '' }],
    words: part.userId ? [String(part.userId)] : [],
    createdAt,
    ...part,
  };
}

export const aPicture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#0097c4' } })
    .png()
    .toBuffer();

/** The service on real servers for one test file, and what it tells. */
export function testBulkOrders() {
  let store: ObjectStore;
  const service = testService(async (parts, suite) => {
    const model = bulkOrderModel(parts.mongo);
    const relay = createRelay({ ...parts, models: [model] });
    parts.onClose('relay', () => relay.close());
    store = await connectObjectStore(suite.objectStore, parts.logger);
    return createBulkOrders({
      ...parts,
      model,
      relay,
      objects: store,
      mailLinkKeys: { mail: LINK_KEY },
      designLinkKey: LINK_KEY,
      rules: { maxRupees: 30_000_000, isContactRequired: false },
      limits: { ordersPerAddress: 40, ordersPerAccount: 10, designsPerAddress: 30, designsPerStaff: 35 },
      personalDataDays: 2922,
      claimDays: 30,
      retention: { orphanHours: 24, cartDays: 30, orderDays: 365 },
    });
  });
  return {
    service,
    objects: () => store,

    /** Collects the published events of one kind. */
    heard<E extends EventContract>(event: E): EventData<E>[] {
      const all: EventData<E>[] = [];
      beforeAll(() =>
        service.parts.broker.listen({ events: [event], handle: ({ data }) => void all.push(data as EventData<E>) }),
      );
      return all;
    },

    /** Tells an event of another service. */
    publish: <E extends EventContract>(
      event: E,
      data: EventData<E>,
      occurredAt = new Date(),
      id = crypto.randomUUID(),
    ) => service.parts.broker.publish({ id, key: event.key, occurredAt: occurredAt.toISOString(), data }),

    upload: (content: Buffer, name = 'design.png', address = '203.0.113.7') =>
      request(service.app)
        .post('/api/bulk-order/design')
        .set('X-Forwarded-For', address)
        .attach('design', content, name),
  };
}

/** The name of a stored design, of its signed link. */
export const nameOf = (url: string): string => withoutSignature(url).replace('/media/designs/', '');
