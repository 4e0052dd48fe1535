import { MOST_PROOF_STEPS, type ProofStep } from '@print-shop/contracts';
import type { OutboxEntry, Relay } from '@print-shop/messaging';
import { type Model, Types } from 'mongoose';

/** The used fields of the document of an order. */
interface OrderDocument {
  _id: Types.ObjectId;
  userId: Types.ObjectId | null;
  proofSteps?: ProofStep[];
  creditedPaise?: number;
  outbox: OutboxEntry[];
}

interface NotesOptions<Document, Order> {
  model: Model<Document>;
  relay: Relay;
  toOrder(document: Document): Order;
  /** The orders of guests with this email address; an index serves it. */
  ofGuest(email: string): object;
  /** Further fields of an order that an account has adopted. */
  adoptedFields?(order: Order): object;
  proofNotedEvent(order: Order): OutboxEntry;
  adoptedEvent(order: Order): OutboxEntry;
}

/** Notes in the document of an order: each is one write with its event. */
export function createOrderNotes<Document extends OrderDocument, Order extends { id: string }>({
  model,
  relay,
  toOrder,
  ofGuest,
  adoptedFields = () => ({}),
  proofNotedEvent,
  adoptedEvent,
}: NotesOptions<Document, Order>) {
  const write = async (filter: object, update: object): Promise<void> => {
    const saved = await model.findOneAndUpdate(filter, update, { returnDocument: 'after' }).lean<Document>();
    if (saved) relay.nudge(model, saved);
  };
  return {
    /** Adds what has happened to a proof, once. */
    noteProof: (order: Order, steps: readonly ProofStep[]): Promise<void> =>
      write(
        { _id: order.id, 'proofSteps.key': { $nin: steps.map(({ key }) => key) } },
        {
          $push: {
            proofSteps: { $each: steps, $slice: -MOST_PROOF_STEPS },
            outbox: proofNotedEvent(order),
          },
        },
      ),

    /** Keeps what staff have credited of an order in all, in paise. It only grows, so that an older event changes nothing. */
    async noteCredit(id: string, creditedPaise: number): Promise<void> {
      await model.updateOne({ _id: id }, { $max: { creditedPaise } });
    },

    /** Gives the orders of guests with this email address to an account, each once, and publishes that. */
    async adoptGuests(email: string, userId: string): Promise<void> {
      const found = await model.find(ofGuest(email), { outbox: 0 }).lean<Document[]>();
      for (const document of found) {
        const order = { ...toOrder(document), userId };
        await write(
          { _id: document._id, userId: null },
          {
            $set: { userId: new Types.ObjectId(userId), ...adoptedFields(order) },
            $push: { outbox: adoptedEvent(order) },
          },
        );
      }
    },
  };
}
