import { type RevenueBy, SALE_KINDS } from '@print-shop/contracts';

/** The invoiced sum under a key, less credits, in paise. */
export interface RevenueRow {
  key: string;
  name: string;
  invoices: number;
  taxablePaise: number;
  taxPaise: number;
  totalPaise: number;
}

/** The time zone of days, as `dayOf` counts them. */
const INDIA = '+05:30';

/** The amounts to sum up: those of the document, or of each line. */
const AMOUNTS: Record<RevenueBy, string> = { day: '$totals', type: '$lines', customer: '$totals' };

/** The key of a document or line, as an expression of the database. */
const KEYS: Record<RevenueBy, unknown> = {
  day: { $dateToString: { date: '$issuedAt', format: '%Y-%m-%d', timezone: INDIA } },
  type: { $ifNull: ['$lines.type', ''] },
  // An account, else who was named.
  customer: { $ifNull: ['$userId', { $cond: [{ $eq: ['$email', ''] }, '$buyer.name', '$email'] }] },
};

/** Days in order, the others by what they bring. */
const ORDERS: Record<RevenueBy, Record<string, 1 | -1>> = {
  day: { key: 1 },
  type: { totalPaise: -1, key: 1 },
  customer: { totalPaise: -1, key: 1 },
};

/**
 * Returns the stages that sum up the documents of sale of a time by day in India, product type or customer. A credit note is taken off. A
 * document counts once under each key, and under the name that its newest document has.
 */
export function revenuePipeline(by: RevenueBy, from: Date, until: Date) {
  const amounts = AMOUNTS[by];
  const signed = (paise: unknown) => ({ $cond: ['$isNote', { $multiply: [-1, paise] }, paise] });
  return [
    { $match: { issuedAt: { $gte: from, $lt: until }, kind: { $in: SALE_KINDS } } },
    ...(by === 'type' ? [{ $unwind: '$lines' }] : []),
    {
      $project: {
        issuedAt: 1,
        key: KEYS[by],
        name: by === 'customer' ? '$buyer.name' : { $literal: '' },
        isNote: { $eq: ['$kind', 'credit-note'] },
        taxablePaise: `${amounts}.taxablePaise`,
        totalPaise: `${amounts}.totalPaise`,
      },
    },
    // Lines of one document with the same key.
    {
      $group: {
        _id: { document: '$_id', key: '$key' },
        issuedAt: { $first: '$issuedAt' },
        name: { $first: '$name' },
        isNote: { $first: '$isNote' },
        taxablePaise: { $sum: '$taxablePaise' },
        totalPaise: { $sum: '$totalPaise' },
      },
    },
    {
      $group: {
        _id: '$_id.key',
        newest: { $max: { issuedAt: '$issuedAt', name: '$name' } },
        invoices: { $sum: { $cond: ['$isNote', 0, 1] } },
        taxablePaise: { $sum: signed('$taxablePaise') },
        taxPaise: { $sum: signed({ $subtract: ['$totalPaise', '$taxablePaise'] }) },
        totalPaise: { $sum: signed('$totalPaise') },
      },
    },
    {
      $project: {
        _id: 0,
        key: '$_id',
        name: '$newest.name',
        invoices: 1,
        taxablePaise: 1,
        taxPaise: 1,
        totalPaise: 1,
      },
    },
    { $sort: ORDERS[by] },
  ];
}
