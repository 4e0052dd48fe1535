import { createHash } from 'node:crypto';
import {
  changeRecord,
  type LanguageCode,
  type MessageKind,
  notificationsChangeRecorded,
  type Writer,
} from '@print-shop/contracts';
import { indexOutbox, type OutboxEntry, outboxEntry, outboxField, type Relay } from '@print-shop/messaging';
import { isDuplicateKey } from '@print-shop/service-kit';
import { type Connection, type Model, Schema } from 'mongoose';
import type { OwnSentence } from './write-mail.ts';

/** The shop's own sentences of one kind, by language. */
export type Sentences = Record<LanguageCode, string>;

const NONE: Sentences = { en: '', hi: '' };

interface SentenceDocument {
  _id: MessageKind;
  sentences: Sentences;
  outbox: OutboxEntry[];
}

const schema = new Schema<SentenceDocument>(
  { _id: String, sentences: { en: String, hi: String }, ...outboxField },
  { versionKey: false },
);
indexOutbox(schema);

export type SentenceModel = Model<SentenceDocument>;
export const sentenceModel = (connection: Connection): SentenceModel =>
  connection.model<SentenceDocument>('Sentence', schema, 'message-sentences');

/** How old a sentence in an email may be, in milliseconds. */
export const SENTENCE_MAX_AGE_MS = 3_000;

/** The records of changes want an object id; a kind always has the same one. */
const recordIdOf = (kind: MessageKind): string => createHash('sha256').update(kind).digest('hex').slice(0, 24);

const TRIES = 3;

export type SentenceStore = ReturnType<typeof createSentenceStore>;

/** Stores the shop's own sentences; each change and its record are one write. */
export function createSentenceStore(model: SentenceModel, relay: Relay) {
  const find = async (kind: MessageKind): Promise<Sentences> => {
    const found = await model.findById(kind, { outbox: 0 }).lean<SentenceDocument>();
    return { ...NONE, ...found?.sentences };
  };

  return {
    find,

    async all(): Promise<Map<MessageKind, Sentences>> {
      const found = await model.find({}, { outbox: 0 }).lean<SentenceDocument[]>();
      return new Map(found.map(({ _id, sentences }) => [_id, { ...NONE, ...sentences }]));
    },

    async set(kind: MessageKind, language: LanguageCode, sentence: string, by: Writer): Promise<Sentences> {
      const before = await find(kind);
      const after = { ...before, [language]: sentence };
      if (before[language] === sentence) return before;
      const what = { kind: 'message', id: recordIdOf(kind), label: kind, action: 'updated', before, after } as const;
      const outbox = outboxEntry(notificationsChangeRecorded, changeRecord(by, what));
      const update = { $set: { [`sentences.${language}`]: sentence }, $push: { outbox } };
      for (let tries = 1; ; tries++) {
        try {
          const saved = await model
            .findOneAndUpdate({ _id: kind }, update, { upsert: true, returnDocument: 'after' })
            .lean<SentenceDocument>();
          relay.nudge(model, saved);
          return { ...NONE, ...saved.sentences };
        } catch (error) {
          if (!isDuplicateKey(error) || tries === TRIES) throw error; // two first writes at the same time
        }
      }
    },
  };
}

/** Reads a sentence for an email: from memory, at most three seconds old, because emails are many and sentences rarely change. */
export function readSentences(sentences: Pick<SentenceStore, 'all'>, now: () => number = Date.now): OwnSentence {
  let known: Promise<Map<MessageKind, Sentences>> | undefined;
  let readAt = 0;
  return async (kind, language) => {
    if (!known || now() - readAt > SENTENCE_MAX_AGE_MS) {
      readAt = now();
      known = sentences.all();
      known.catch(() => {
        known = undefined;
      });
    }
    return (await known).get(kind)?.[language] ?? '';
  };
}
