import { designHandedOver } from '@print-shop/contracts';
import { type AnnouncementModel, announce, outboxEntry, type Relay } from '@print-shop/messaging';
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

interface HandOverDeps {
  kept: KeptDesignModel;
  announcements: AnnouncementModel;
  relay: Relay;
  works: Works;
}

/** Hands the designs of release 0.2 over to artwork, each once its event is stored. */
export const handOverDesigns = ({ kept, announcements, relay, works }: HandOverDeps): Sweep<number> =>
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
