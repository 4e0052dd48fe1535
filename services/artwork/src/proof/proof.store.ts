import {
  kindFields,
  orderNumber,
  PROOF_REMINDER_DAYS,
  PROOF_STATES,
  PROOF_STATES_TO_DO,
  type ProofState,
} from '@print-shop/contracts';
import type { OutboxEntry, Relay } from '@print-shop/messaging';
import {
  createListing,
  firstLetters,
  hasWordBeginning,
  indexOf,
  isDuplicateKey,
  newMailedCode,
  searchTerms,
  tryMailedCode,
  withBeginnings,
} from '@print-shop/service-kit';
import { Types } from 'mongoose';
import { codeAskedEvent } from './proof.events.ts';
import { type ProofDocument, type ProofModel, toProof } from './proof.schema.ts';
import { isReminderDue, newest, type Proof, type Sending } from './proof.ts';
import type { ProofTime } from './proof-times.ts';

/** A line before it has a proof. */
export type NewProof = Omit<Proof, 'id' | 'versions' | 'notes' | 'reminded'>;
/** A change of a proof with its events; `undefined` where nothing changes. */
type Change = { proof: Proof; events?: OutboxEntry[] } | undefined;

/** A proof whose next version a process has in hand, by the lease in it. */
export type ClaimedProof = Proof & { sending: Sending };

const DAY_MS = 24 * 3_600_000;
/** Those that wait longest come first. */
const longestFirst = { field: 'since', direction: 1 } as const;
/** Cancelled lines that nobody has made a proof of. */
const UNSENT = { state: 'cancelled', 'versions.0': { $exists: false }, 'outbox.0': { $exists: false } } as const;
const bare = { outbox: 0, words: 0, challenge: 0 } as const;
const listed = { ...bare, shownOn: 0, 'versions.findings': 0 } as const;

/** Which line of which order or quotation a proof is about; that of a quotation stays so when it becomes an order. */
const keyOf = (
  { orderId, lineId, quotation }: Pick<Proof, 'orderId' | 'lineId' | 'quotation'>,
  id: unknown,
): string => {
  if (quotation) return `${quotation.id}:${quotation.line}:${quotation.name}`;
  return orderId ? `${orderId}:${lineId}` : String(id);
};

const wordsOf = ({
  name,
  orderId,
  orderKind,
  customer,
}: Pick<Proof, 'name' | 'orderId' | 'orderKind' | 'customer'>): string[] => {
  const order = orderId ? [orderId, orderNumber(orderId, orderKind)] : [];
  const words = [...order, ...`${name} ${customer.name} ${customer.email}`.split(/\s+/)];
  return withBeginnings([...new Set(words.map((word) => word.toLowerCase()).filter(Boolean))]);
};

function remindAt({ state, reminded, versions }: Proof): Date | undefined {
  const days = PROOF_REMINDER_DAYS[reminded];
  const sentAt = newest({ versions })?.sentAt;
  return state === 'waiting' && days !== undefined && sentAt ? new Date(sentAt.getTime() + days * DAY_MS) : undefined;
}

export type ProofStore = ReturnType<typeof createProofStore>;

/** Stores proofs, one document for each line. A change with its events is one write, which holds only while nothing else has changed it. */
export function createProofStore(model: ProofModel, relay: Relay) {
  const byState = createListing(model, { hidden: listed });
  const going = createListing(model, {
    hidden: listed,
    except: { filter: { state: 'cancelled' }, index: indexOf({ state: 1 }, longestFirst) },
  });
  const read = (id: string) => model.findById(id, bare).lean<ProofDocument>();

  const write = async (found: ProofDocument, { proof, events = [] }: NonNullable<Change>) => {
    const { id: _, orderKind, ...fields } = proof;
    const due = remindAt(proof);
    return model
      .findOneAndUpdate(
        { _id: found._id, revision: found.revision },
        {
          $set: {
            ...fields,
            ...kindFields(orderKind),
            revision: found.revision + 1,
            words: wordsOf(proof),
            ...(due ? { remindAt: due } : {}),
          },
          ...(due ? {} : { $unset: { remindAt: 1 } }),
          $push: { outbox: { $each: events } },
        },
        { returnDocument: 'after' },
      )
      .lean<ProofDocument>();
  };

  const change = async (id: string, by: (known: Proof) => Change): Promise<Proof | undefined> => {
    for (;;) {
      const found = await read(id);
      if (!found) return undefined;
      const changed = by(toProof(found));
      if (!changed) return toProof(found);
      const saved = await write(found, changed);
      if (!saved) continue; // somebody else has just changed it: look again
      relay.nudge(model, saved);
      return toProof(saved);
    }
  };

  return {
    change,

    /** Adds the proof of a line with the events that `eventsOf` makes of it; the one that is there where it was added before. */
    async add(line: NewProof, eventsOf: (proof: Proof) => OutboxEntry[] = () => []): Promise<Proof> {
      const _id = new Types.ObjectId();
      const key = keyOf(line, _id);
      const proof = { ...line, id: String(_id), versions: [], notes: [], reminded: 0 };
      try {
        const { id: _, orderKind, ...fields } = proof;
        const outbox = eventsOf(proof);
        const created = await model.create({
          ...fields,
          ...kindFields(orderKind),
          _id,
          key,
          revision: 1,
          words: wordsOf(line),
          outbox,
        });
        relay.nudge(model, created);
        return proof;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        const found = await model.findOne({ key }, bare).lean<ProofDocument>();
        if (!found) throw error;
        return toProof(found);
      }
    },

    async find(id: string): Promise<Proof | undefined> {
      const found = await read(id);
      return found ? toProof(found) : undefined;
    },

    /** Replaces the code by which a version is approved, and asks for the email that has it; nothing once it has an answer. */
    async challenge(proof: Proof, version: number, now: Date): Promise<void> {
      const challenge = { ...newMailedCode(now), version };
      const asked = await model
        .findOneAndUpdate(
          { _id: proof.id, state: 'waiting', versions: { $size: version } },
          { $set: { challenge }, $push: { outbox: codeAskedEvent(proof, challenge.nonce) } },
          { returnDocument: 'after' },
        )
        .lean<ProofDocument>();
      if (asked) relay.nudge(model, asked);
    },

    /** Counts a try of the code for a version. Returns its nonce, or `undefined` after five tries or ten minutes. */
    tryCode: (id: string, version: number, now: Date): Promise<string | undefined> =>
      tryMailedCode(model, id, now, version),

    async ofOrder(orderId: string): Promise<Proof[]> {
      const found = await model.find({ orderId }, bare).lean<ProofDocument[]>();
      return found.map(toProof).sort((a, b) => a.id.localeCompare(b.id));
    },

    /** The proofs that were begun for a quotation's lines, in their order. */
    async ofQuotation(quotationId: string): Promise<Proof[]> {
      const found = await model.find({ 'quotation.id': quotationId }, bare).lean<ProofDocument[]>();
      return found
        .map(toProof)
        .sort((a, b) => (a.quotation?.line ?? 0) - (b.quotation?.line ?? 0) || a.id.localeCompare(b.id));
    },

    /** Lines that came with a design whose file is not known yet. */
    async waitingForDesign(design: string): Promise<Proof[]> {
      const found = await model.find({ design, fileId: null }, bare).lean<ProofDocument[]>();
      return found.map(toProof);
    },

    /** Lines that are proofed from a file and have no proof yet. */
    async beforeProofOf(fileId: string): Promise<Proof[]> {
      const found = await model.find({ fileId, 'versions.0': { $exists: false } }, bare).lean<ProofDocument[]>();
      return found.map(toProof);
    },

    /** Removes a cancelled line that nobody has made a proof of; one whose events are not published yet goes with the next sweep. */
    async removeUnsent(id: string): Promise<void> {
      await model.deleteOne({ _id: id, ...UNSENT });
    },

    async list({
      state,
      search = '',
      page,
      limit,
    }: {
      state?: ProofState | 'to-do' | undefined;
      search?: string | undefined;
      page: number;
      limit: number;
    }) {
      const terms = searchTerms(search);
      // Lines to do are few and sorted each time. An index has the lines of one state, and all lines, in order.
      const states = state ? { state: state === 'to-do' ? { $in: [...PROOF_STATES_TO_DO] } : state } : {};
      const listing = state ? byState : going;
      const filter = {
        ...states,
        ...(terms.length > 0 ? { $and: terms.map((term) => ({ words: hasWordBeginning(term) })) } : {}),
      };
      const pinned = firstLetters(terms) ?? states;
      const narrow = indexOf(pinned, longestFirst);
      const { rows, total } = await listing.page(filter, { order: longestFirst, pinned, narrow, page, limit });
      return { proofs: rows.map(toProof), total };
    },

    /**
     * The number of lines in each state, counted to `most`. That takes 20 to 30 ms at 50,000 lines, as only this much of the
     * index is read for each state.
     */
    async counts(most: number): Promise<Record<ProofState, number>> {
      const narrow = indexOf({ state: 1 }, longestFirst);
      const counted = PROOF_STATES.map(async (state) => {
        return [state, await model.countDocuments({ state }, { hint: narrow, limit: most })] as const;
      });
      return Object.fromEntries(await Promise.all(counted)) as Record<ProofState, number>;
    },

    /**
     * When the lines of orders that came since a moment were confirmed, and when their first proof was sent, of the newest
     * `most` lines. A line is stored when its order is confirmed. Lines that were quoted first are left out.
     */
    async firstProofs(since: Date, most: number): Promise<ProofTime[]> {
      const found = await model
        .find(
          { _id: { $gte: Types.ObjectId.createFromTime(Math.floor(since.getTime() / 1000)) } },
          { orderId: 1, 'quotation.id': 1, 'versions.sentAt': 1 },
        )
        .sort({ _id: -1 })
        .limit(most)
        .lean<Pick<ProofDocument, '_id' | 'orderId' | 'quotation' | 'versions'>[]>();
      return found.flatMap(({ _id, orderId, quotation, versions: [first] }) =>
        orderId && !quotation && first ? [{ confirmedAt: _id.getTimestamp(), sentAt: first.sentAt }] : [],
      );
    },

    /** Those whose reminder is due. */
    async listDue(now: Date, limit: number, except: readonly string[] = []): Promise<Proof[]> {
      const found = await model
        .find({ remindAt: { $lte: now }, _id: { $nin: except } }, bare)
        .sort({ remindAt: 1 })
        .limit(limit)
        .lean<ProofDocument[]>();
      return found.map(toProof).filter((proof) => isReminderDue(proof, now));
    },

    /** Takes the next version that has waited longest to be made; `undefined` when none waits. */
    async claimSending(now: Date, leaseMs: number): Promise<ClaimedProof | undefined> {
      const found = await model
        .findOneAndUpdate(
          { 'sending.leaseUntil': { $lte: now } },
          {
            $set: { 'sending.leaseUntil': new Date(now.getTime() + leaseMs) },
            $inc: { 'sending.attempts': 1, revision: 1 },
          },
          { sort: { 'sending.leaseUntil': 1 }, returnDocument: 'after', projection: bare },
        )
        .lean<ProofDocument>();
      const proof = found && toProof(found);
      return proof?.sending ? { ...proof, sending: proof.sending } : undefined;
    },

    /** Keeps a version in hand; `undefined` when another process has it, or it is cancelled. */
    async renewSending(held: ClaimedProof, until: Date): Promise<ClaimedProof | undefined> {
      const { leaseUntil } = held.sending;
      const renewed = await model.updateOne(
        { _id: held.id, 'sending.leaseUntil': leaseUntil },
        { $set: { 'sending.leaseUntil': until }, $inc: { revision: 1 } },
      );
      return renewed.matchedCount === 1 ? { ...held, sending: { ...held.sending, leaseUntil: until } } : undefined;
    },

    /** Changes a proof while its next version is in the hands of the caller, and returns the changed proof. */
    async endSending(held: ClaimedProof, by: (known: Proof) => Change): Promise<Proof | undefined> {
      const lease = held.sending.leaseUntil?.getTime();
      return change(held.id, (proof) => (proof.sending?.leaseUntil?.getTime() === lease ? by(proof) : undefined));
    },

    async remove(id: string): Promise<void> {
      await model.deleteOne({ _id: id });
    },

    /** Removes proofs to which nothing has happened since then, and what `removeUnsent` has left. Returns how many. */
    async removeBefore(since: Date): Promise<number> {
      const old = await model.deleteMany({ since: { $lte: since }, 'outbox.0': { $exists: false } });
      const unsent = await model.deleteMany(UNSENT);
      return old.deletedCount + unsent.deletedCount;
    },

    async *allOf(userId: string): AsyncGenerator<Proof> {
      const found = model.find({ 'customer.userId': userId }, bare).sort({ _id: 1 });
      for await (const proof of found.lean<ProofDocument>().cursor({ batchSize: 50 })) yield toProof(proof);
    },
  };
}
