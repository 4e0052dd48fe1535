import { randomUUID } from 'node:crypto';
import type { EventContract, EventData } from '@print-shop/contracts';
import { createDesignLinks } from '@print-shop/links';
import { createRelay } from '@print-shop/messaging';
import { testService } from '@print-shop/test-kit';
import type { Types } from 'mongoose';
import { createBulkOrders } from '../app.ts';
import { bulkOrderModel } from './bulk-order.store.ts';
import type { BulkOrder } from './bulk-order.ts';

/** Signs links in emails and links to designs. */
export const LINK_KEY = 'a key of tests with thirty-two characters';
/** A link to a design, as the shop signs it. It proves that its sender has seen the design. */
const linkTo = (design: string): string => createDesignLinks(LINK_KEY).sign(design);

/** A link to a design that was uploaded. */
export const aDesign = (): string => linkTo(`/media/designs/${randomUUID().replaceAll('-', '')}.png`);

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

/** The service on real servers for one test file, and what it tells. */
export function testBulkOrders() {
  const service = testService(async (parts) => {
    const model = bulkOrderModel(parts.mongo);
    const relay = createRelay({ ...parts, models: [model] });
    parts.onClose('relay', () => relay.close());
    return createBulkOrders({
      ...parts,
      model,
      relay,
      mailLinkKeys: { mail: LINK_KEY },
      designLinkKey: LINK_KEY,
      rules: { maxRupees: 30_000_000, isContactRequired: false },
      limits: { ordersPerAddress: 40, ordersPerAccount: 10 },
      personalDataDays: 2922,
    });
  });
  return {
    service,
    heard<E extends EventContract>(event: E): EventData<E>[] {
      const all: EventData<E>[] = [];
      beforeAll(() =>
        service.parts.broker.listen({ events: [event], handle: ({ data }) => void all.push(data as EventData<E>) }),
      );
      return all;
    },

    publish: <E extends EventContract>(
      event: E,
      data: EventData<E>,
      occurredAt = new Date(),
      id = crypto.randomUUID(),
    ) => service.parts.broker.publish({ id, key: event.key, occurredAt: occurredAt.toISOString(), data }),
  };
}
