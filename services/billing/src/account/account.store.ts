import { kindFields, orderKindOf } from '@print-shop/contracts';
import type { OutboxEntry, Relay } from '@print-shop/messaging';
import {
  createListing,
  firstLetters,
  hasWordBeginning,
  indexOf,
  isDuplicateKey,
  type ListOrder,
  newestFirst,
  oldestFirst,
  searchTerms,
  withBeginnings,
} from '@print-shop/service-kit';
import { Types } from 'mongoose';
import type { AccountDocument, AccountModel } from './account.schema.ts';
import { type Account, balancePaise, searchWords, stateOf } from './account.ts';
import { bankNumberOf, sameUtr } from './enter.ts';

export interface AccountListQuery {
  search?: string | undefined;
  state?: AccountDocument['state'] | undefined;
  sort: 'date' | '-date' | 'balance' | '-balance';
  page: number;
  limit: number;
}

/** A change of an account with its events; `undefined` where nothing changes. */
type Change = { account: Account; events?: OutboxEntry[] } | undefined;

const SORTS: Record<AccountListQuery['sort'], ListOrder> = {
  date: oldestFirst,
  '-date': newestFirst,
  balance: { field: 'balancePaise', direction: 1 },
  '-balance': { field: 'balancePaise', direction: -1 },
};
/** Fields of a document that do not leave the store. */
const bare = { outbox: 0, words: 0, utrs: 0, references: 0 } as const;

/** Matches a list with at least one text. An index of the list finds it, which it does not for `list.0` or an empty list. */
const ANY_TEXT = { $gt: '' };

/** The most accounts that are looked at because of an amount. */
const CONCERNED = 2_000;
const BATCH = 200;
const inBatches = <Item>(items: readonly Item[]): Item[][] => {
  const all = [...new Set(items)];
  return Array.from({ length: Math.ceil(all.length / BATCH) }, (_, n) => all.slice(n * BATCH, (n + 1) * BATCH));
};

export type AccountStore = ReturnType<typeof createAccountStore>;

/** Stores accounts. A change with its events is one write, which holds only while nothing else has changed the account. */
export function createAccountStore(model: AccountModel, relay: Relay) {
  const listing = createListing(model, { hidden: bare });
  const read = (id: string) => model.findById(id, bare).lean<AccountDocument>();

  const write = async (found: AccountDocument | null, { account, events = [] }: NonNullable<Change>) => {
    const { id, orderKind, ...fields } = account;
    const utrs = account.entries.flatMap((entry) => bankNumberOf(entry) ?? []);
    const references = account.entries.flatMap(({ provider, reference }) => (provider && reference ? [reference] : []));
    const set = {
      ...fields,
      ...kindFields(orderKind),
      revision: (found?.revision ?? 0) + 1,
      balancePaise: balancePaise(account),
      state: stateOf(account),
      words: withBeginnings(searchWords(account)),
      ...(utrs.length > 0 ? { utrs } : {}),
      ...(references.length > 0 ? { references } : {}),
    };
    if (!found) return (await model.create({ ...set, _id: new Types.ObjectId(id), outbox: events })).toObject();
    const gone = (['cancelledAt', 'dispatchedAt', 'deliveredAt'] as const).filter(
      (field) => found[field] && !account[field],
    );
    return model
      .findOneAndUpdate(
        { _id: found._id, revision: found.revision },
        {
          $set: set,
          $push: { outbox: { $each: events } },
          ...(gone.length > 0 ? { $unset: Object.fromEntries(gone.map((field) => [field, 1])) } : {}),
        },
        { returnDocument: 'after' },
      )
      .lean<AccountDocument>();
  };

  return {
    async find(id: string): Promise<Account | undefined> {
      const found = await read(id);
      return found ? toAccount(found) : undefined;
    },

    async findAll(ids: readonly string[]): Promise<Map<string, Account>> {
      const found = await Promise.all(
        inBatches(ids).map((some) => model.find({ _id: { $in: some } }, bare).lean<AccountDocument[]>()),
      );
      return new Map(found.flat().map((document) => [String(document._id), toAccount(document)]));
    },

    /**
     * Changes an account, or begins it where there is none, and returns the changed account; `undefined` where there is none and
     * nothing begins one. `change` runs again when somebody else was faster. Throws conflict for a UTR of another account.
     * `isProbablyNew` saves looking for an account that is hardly ever there.
     */
    async change(
      id: string,
      change: (known: Account | undefined) => Change,
      { isProbablyNew = false } = {},
    ): Promise<Account | undefined> {
      for (let isFirst = true; ; isFirst = false) {
        const found = isFirst && isProbablyNew ? null : await read(id);
        const known = found ? toAccount(found) : undefined;
        const changed = change(known);
        if (!changed) return known;
        try {
          const saved = await write(found, changed);
          if (!saved) continue; // somebody else has just changed it: look again
          relay.nudge(model, saved);
          return toAccount(saved);
        } catch (error) {
          if (!isDuplicateKey(error)) throw error;
          if (found) throw sameUtr();
          // Another account has its key, such as that of an opening balance.
          if (!isFirst) throw error;
          // Somebody else has just begun it: look again.
        }
      }
    },

    async list({ search = '', state, sort, page, limit }: AccountListQuery) {
      const terms = searchTerms(search);
      const states = state ? { state } : {};
      const filter = {
        ...states,
        ...(terms.length > 0 ? { $and: terms.map((term) => ({ words: hasWordBeginning(term) })) } : {}),
      };
      const order = SORTS[sort];
      const pinned = firstLetters(terms) ?? states;
      const { rows, total } = await listing.page(filter, {
        order,
        pinned,
        narrow: indexOf(pinned, order),
        page,
        limit,
      });
      return { accounts: rows.map(toAccount), total };
    },

    /**
     * Finds the accounts that match a statement. One of the words is about them (ids, numbers, UTRs), they have an
     * entry with the key of a row, or they owe exactly one of the amounts.
     */
    async concernedBy({
      words,
      rows,
      paise,
    }: Record<'words' | 'rows', readonly string[]> & { paise: readonly number[] }): Promise<Account[]> {
      const found = await Promise.all([
        ...inBatches(rows).map((some) => model.find({ utrs: { $in: some } }, bare).lean<AccountDocument[]>()),
        ...inBatches(words).map((some) => model.find({ words: { $in: some } }, bare).lean<AccountDocument[]>()),
        ...inBatches(paise).map((some) =>
          model
            .find({ state: { $in: ['open', 'reported'] }, balancePaise: { $in: some } }, bare)
            .limit(CONCERNED)
            .lean<AccountDocument[]>(),
        ),
      ]);
      return [...new Map(found.flat().map((document) => [String(document._id), toAccount(document)])).values()];
    },

    /** Accounts with entries of these ids of the provider. */
    async ofReferences(references: readonly string[]): Promise<Account[]> {
      const found = await Promise.all(
        inBatches(references).map((some) => model.find({ references: { $in: some } }, bare).lean<AccountDocument[]>()),
      );
      return [...new Map(found.flat().map((document) => [String(document._id), toAccount(document)])).values()];
    },

    async openingsOf(keys: readonly string[]): Promise<Map<string, Account>> {
      if (keys.length === 0) return new Map();
      const known = model.find({ 'opening.key': { $in: keys, $exists: true } }, bare).limit(keys.length);
      const found = await known.lean<AccountDocument[]>();
      return new Map(found.map((document) => [document.opening?.key ?? '', toAccount(document)]));
    },

    /** Streams the opening balances, the oldest first. */
    async *openings(): AsyncGenerator<Account> {
      const found = model
        .find({ 'opening.key': { $exists: true } }, bare)
        .sort({ _id: 1 })
        .comment('every row of a list');
      for await (const account of found.lean<AccountDocument>().cursor({ batchSize: 200 })) yield toAccount(account);
    },

    /** Streams the accounts with entries of the provider that no settlement had yet. */
    async *unsettled(): AsyncGenerator<Account> {
      const found = model.find({ unsettled: ANY_TEXT }, bare).comment('payments without a settlement');
      for await (const account of found.lean<AccountDocument>().cursor({ batchSize: 500 })) yield toAccount(account);
    },

    /** Streams the accounts that owe something, the most first. */
    async *owing(): AsyncGenerator<Account> {
      const found = model
        .find({ balancePaise: { $gt: 0 } }, bare)
        .sort({ balancePaise: -1, _id: -1 })
        .comment('every account that owes');
      for await (const account of found.lean<AccountDocument>().cursor({ batchSize: 500 })) yield toAccount(account);
    },

    /** Streams the accounts with payments that staff have entered and no statement of the bank had yet. */
    async *unbanked(): AsyncGenerator<Account> {
      const found = model.find({ unbanked: ANY_TEXT }, bare).comment('payments without a statement');
      for await (const account of found.lean<AccountDocument>().cursor({ batchSize: 500 })) yield toAccount(account);
    },

    /** Streams the accounts with entries from one moment until before another. */
    async *withEntries({ from, until }: { from: Date; until: Date }): AsyncGenerator<Account> {
      const found = model.find({ 'entries.at': { $gte: from, $lt: until } }, bare).comment('the money of a month');
      for await (const account of found.lean<AccountDocument>().cursor({ batchSize: 200 })) yield toAccount(account);
    },

    /** Accounts with refunds that the provider has not sent yet. */
    async listRefunding(limit: number, except: readonly string[]): Promise<Account[]> {
      const states = ['asked', 'pending'] as const;
      const one = { state: { $in: states }, key: { $nin: except } };
      const found = await model
        .find({ 'refunds.state': { $in: states }, refunds: { $elemMatch: one } }, bare)
        .limit(limit)
        .lean<AccountDocument[]>();
      return found.map(toAccount);
    },

    async *allOf(userId: string): AsyncGenerator<Account> {
      const found = model.find({ userId }, bare).sort({ _id: 1 });
      for await (const account of found.lean<AccountDocument>().cursor({ batchSize: 50 })) yield toAccount(account);
    },
  };
}

function toAccount(document: AccountDocument): Account {
  const {
    _id,
    revision: _r,
    balancePaise: _b,
    state: _s,
    words: _w,
    utrs: _u,
    references: _p,
    forgottenAt: _f,
    outbox: _o,
    isBulk,
    ...rest
  } = document;
  return { id: String(_id), ...rest, orderKind: orderKindOf({ isBulk, orderKind: rest.orderKind }) };
}
