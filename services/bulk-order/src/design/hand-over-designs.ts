import {
  cartDesignAdded,
  designHandedOver,
  designOf,
  messageWritten,
  orderClaimed,
  orderPlaced,
  userDeleted,
} from '@print-shop/contracts';
import { type AnnouncementModel, announce, type Broker, outboxEntry, type Relay } from '@print-shop/messaging';
import type { Sweep, Works } from '@print-shop/service-kit';
import { type Connection, type Model, Schema } from 'mongoose';

/** A design that release 0.2 kept here. */
interface KeptDesignDocument {
  /** Name of the file, like `0123….png`. */
  _id: string;
  /** Accounts that uploaded it, have it in their cart or ordered with it. */
  owners: string[];
  keepUntil: Date;
  /** Until when orders need it; missing when nobody has ordered with it. */
  orderedUntil?: Date;
}

const schema = new Schema<KeptDesignDocument>(
  { _id: String, owners: [String], keepUntil: Date, orderedUntil: Date },
  { versionKey: false },
);

export type KeptDesignModel = Model<KeptDesignDocument>;
export const keptDesignModel = (connection: Connection): KeptDesignModel =>
  connection.model<KeptDesignDocument>('KeptDesign', schema, 'kept_designs');

/** Instances of release 0.2 keep designs until they are replaced. */
const SWEEP_MS = 60_000;
/** The time that release 0.2 keeps a design with an order or a message. */
const YEAR_MS = 365 * 24 * 3_600_000;

interface HandOverDeps {
  broker: Broker;
  kept: KeptDesignModel;
  announcements: AnnouncementModel;
  relay: Relay;
  works: Works;
}

/** Hands the designs of release 0.2 over to artwork, each once its event is stored. */
export const handOverKept = ({ kept, announcements, relay, works }: Omit<HandOverDeps, 'broker'>): Sweep<number> =>
  works.start<KeptDesignDocument>({
    what: 'handing designs over to artwork',
    everyMs: SWEEP_MS,
    list: (_now, limit, except) =>
      kept
        .find({ _id: { $nin: except } })
        .limit(limit)
        .lean<KeptDesignDocument[]>(),
    idOf: ({ _id }) => _id,
    async handle({ _id: name, owners, keepUntil, orderedUntil }) {
      const [owner = null, ...others] = owners;
      const event = outboxEntry(designHandedOver, {
        design: `/media/designs/${name}`,
        userId: others.length === 0 ? owner : null,
        keepUntil: keepUntil.toISOString(),
        ...(orderedUntil ? { orderedUntil: orderedUntil.toISOString() } : {}),
      });
      await announce(announcements, relay, event);
      await kept.deleteOne({ _id: name });
    },
  });

/** Queues of release 0.2 that nothing needs: artwork hears of these events by itself. */
const RETIRED = {
  'bulk-order.keep-designs-on-order-placed': [orderPlaced.key],
  'bulk-order.keep-design-on-added-to-cart': [cartDesignAdded.key],
  'bulk-order.keep-designs-on-designs-needed': ['artwork.designs-needed.v1'],
  'bulk-order.forget-designs-on-user-deleted': [userDeleted.key],
};

/**
 * Hands over what release 0.2 kept, and what it would have kept until artwork is replaced, too: only from then on artwork hears of
 * complaints and messages by itself.
 */
export async function handOverDesigns(deps: HandOverDeps): Promise<void> {
  const { broker, announcements, relay } = deps;
  const keep = async (
    addresses: readonly string[],
    { userId, at, isOrdered }: { userId: string | null; at: string; isOrdered: boolean },
  ): Promise<void> => {
    const keepUntil = new Date(Date.parse(at) + YEAR_MS).toISOString();
    const ordered = isOrdered ? { orderedUntil: keepUntil } : {};
    for (const design of addresses.map(designOf).filter(Boolean))
      await announce(announcements, relay, outboxEntry(designHandedOver, { design, userId, keepUntil, ...ordered }));
  };
  await broker.subscribe({
    queue: 'bulk-order.keep-pictures-on-order-claimed',
    events: [orderClaimed],
    handle: ({ data: { userId, pictures }, occurredAt: at }) => keep(pictures, { userId, at, isOrdered: true }),
  });
  await broker.subscribe({
    queue: 'bulk-order.keep-designs-on-message-written',
    events: [messageWritten],
    handle: ({ data: { userId, designs }, occurredAt: at }) => keep(designs, { userId, at, isOrdered: false }),
  });
  await broker.retire(RETIRED);
  handOverKept(deps);
}
