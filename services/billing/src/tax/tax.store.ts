import {
  billingChangeRecorded,
  changeRecord,
  type TaxRuleBody,
  toPaise,
  toRupees,
  type Writer,
} from '@print-shop/contracts';
import { indexOutbox, type OutboxEntry, outboxEntry, outboxField, type Relay } from '@print-shop/messaging';
import { type Connection, type Model, Schema, Types } from 'mongoose';
import type { TaxRule } from './tax-rule.ts';

interface TaxRuleDocument extends Omit<TaxRule, 'id'> {
  _id: Types.ObjectId;
  /** When it was removed; kept until its record has left. */
  removedAt?: Date | null;
  outbox: OutboxEntry[];
}

const schema = new Schema<TaxRuleDocument>(
  {
    scope: { type: String, required: true },
    name: { type: String, default: '' },
    kind: String,
    hsn: String,
    unit: String,
    rates: [{ _id: false, from: String, percent: Number, above: { pricePaise: Number, percent: Number } }],
    updatedAt: Date,
    removedAt: Date,
    ...outboxField,
  },
  { versionKey: false, minimize: true },
);
schema.index({ scope: 1, name: 1 }, { unique: true });
indexOutbox(schema);

export type TaxRuleModel = Model<TaxRuleDocument>;
export const taxRuleModel = (connection: Connection): TaxRuleModel =>
  connection.model<TaxRuleDocument>('TaxRule', schema, 'tax-rules');

export type TaxStore = ReturnType<typeof createTaxStore>;

/** Stores the rules of GST. There are as many as product types, so that all are read at once. */
export function createTaxStore(model: TaxRuleModel, relay: Relay) {
  const recordOf = (
    rule: TaxRule,
    action: string,
    sides: { before?: object; after?: object },
    by: Writer,
    now: Date,
  ) => {
    const label = rule.name || 'All products';
    return outboxEntry(
      billingChangeRecorded,
      changeRecord(by, { kind: 'tax-rule', id: rule.id, label, action, ...sides }, now),
    );
  };
  const list = async (): Promise<TaxRule[]> =>
    (await model.find({ removedAt: null }, { outbox: 0 }).sort({ _id: 1 }).lean<TaxRuleDocument[]>()).map(toRule);

  return {
    list,

    async set({ rates, ...body }: TaxRuleBody, by: Writer, now: Date): Promise<TaxRule> {
      const fields = {
        ...body,
        rates: rates.map(({ above, ...rate }) => ({ ...rate, ...(above ? { above: inPaise(above) } : {}) })),
      };
      const before = (await list()).find(({ scope, name }) => scope === body.scope && name === body.name);
      const action = before ? 'updated' : 'created';
      const _id = new Types.ObjectId();
      const rule = { ...fields, id: before?.id ?? String(_id), updatedAt: now };
      const event = recordOf(
        rule,
        action,
        { ...(before ? { before: recordedRule(before) } : {}), after: recordedRule(rule) },
        by,
        now,
      );
      const saved = await model
        .findOneAndUpdate(
          { scope: body.scope, name: body.name },
          {
            $set: { ...fields, updatedAt: now, removedAt: null },
            $setOnInsert: { _id },
            $push: { outbox: event },
          },
          { upsert: true, returnDocument: 'after' },
        )
        .lean<TaxRuleDocument>();
      relay.nudge(model, saved);
      return toRule(saved);
    },

    /** Removes a rule; `false` where there is none. */
    async remove(id: string, by: Writer, now: Date): Promise<boolean> {
      const before = (await list()).find((rule) => rule.id === id);
      if (!before) return false;
      const event = recordOf(before, 'deleted', { before: recordedRule(before) }, by, now);
      const removed = await model
        .findOneAndUpdate(
          { _id: id, removedAt: null },
          { $set: { removedAt: now }, $push: { outbox: event } },
          { returnDocument: 'after' },
        )
        .lean<TaxRuleDocument>();
      if (removed) relay.nudge(model, removed);
      return removed !== null;
    },
  };
}

const inPaise = ({ price, percent }: { price: number; percent: number }) => ({ pricePaise: toPaise(price), percent });

/** A rule as the record of its changes has it. */
const recordedRule = ({ hsn, unit, kind, rates }: Pick<TaxRule, 'hsn' | 'unit' | 'kind' | 'rates'>) => ({
  hsn,
  unit,
  kind,
  rates: rates
    .map(({ from, percent, above }) =>
      [
        `from ${from}: ${percent} %`,
        ...(above ? [`above ₹${toRupees(above.pricePaise)}: ${above.percent} %`] : []),
      ].join(', '),
    )
    .join('; '),
});

const toRule = ({ _id, outbox: _, removedAt: _r, ...rule }: TaxRuleDocument): TaxRule => ({ id: String(_id), ...rule });
