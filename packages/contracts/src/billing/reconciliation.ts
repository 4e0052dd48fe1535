import { z } from 'zod';
import { kindInAnswer } from '../order/kind-fields.ts';
import { defineRoute } from '../route.ts';
import { isoDate, objectId, pageQuery, rupees, signedRupees, text, withinReach } from '../shared.ts';
import { DIFFERENCE_KINDS } from './choices.ts';

const differenceSchema = z
  .object({
    _id: objectId,
    kind: z.enum(DIFFERENCE_KINDS),
    day: z.string().meta({ description: 'Day of the settlement or the statement, in India' }),
    reference: z.string().meta({
      description:
        "The provider's id of the payment, the refund or the settlement, or the UTR of a payment; empty for a payment without one",
    }),
    stated: signedRupees.meta({ description: 'What the provider or the bank says' }),
    ledger: signedRupees.meta({ description: 'What the ledger has, or the rows of the settlement come to' }),
    order: objectId.nullable(),
    ...kindInAnswer,
    foundAt: isoDate,
  })
  .meta({ id: 'PaymentDifference' });
export type PaymentDifference = z.output<typeof differenceSchema>;

export const listDifferences = defineRoute({
  id: 'listDifferences',
  method: 'get',
  path: '/api/payments/differences',
  access: 'staff',
  permission: 'payments:read',
  summary:
    'What the ledger does not agree about with the settlements of the provider and the statements of the bank, newest first; X-Total-Count is the number of all',
  tag: 'payments',
  query: withinReach(pageQuery(50, 100)),
  responses: { 200: z.array(differenceSchema) },
});

const settlementSchema = z
  .object({
    _id: z.string().meta({ description: 'Id of the settlement at the provider' }),
    day: z.iso.date().meta({ description: 'As it is in India' }),
    utr: z.string().meta({ description: 'UTR of the transfer to the bank' }),
    payments: rupees,
    refunds: rupees,
    fees: rupees.meta({ description: 'What the provider keeps, without the tax on it' }),
    tax: rupees.meta({ description: 'GST on the fees' }),
    other: signedRupees.meta({ description: 'Adjustments, transfers and disputes' }),
    expected: signedRupees.meta({ description: 'Payments less refunds, fees and tax, with what else there was' }),
    paidOut: signedRupees.meta({ description: 'What the provider says that it has paid out' }),
  })
  .meta({ id: 'Settlement' });
export type Settlement = z.output<typeof settlementSchema>;

export const listSettlements = defineRoute({
  id: 'listSettlements',
  method: 'get',
  path: '/api/payments/settlements',
  access: 'staff',
  permission: 'payments:read',
  summary: 'What the provider has paid out and kept, newest first; X-Total-Count is the number of all',
  tag: 'payments',
  query: withinReach(pageQuery(50, 100)),
  responses: { 200: z.array(settlementSchema) },
});

export const reconcilePayments = defineRoute({
  id: 'reconcilePayments',
  method: 'post',
  path: '/api/payments/reconciliation',
  access: 'staff',
  permission: 'payments:write',
  summary:
    'Compare the ledger with the settlements of the last days now, as it is done each night. 404 where the shop has no provider',
  tag: 'payments',
  responses: { 200: z.object({ days: z.number().int(), rows: z.number().int(), differences: z.number().int() }) },
});

export const settleDifference = defineRoute({
  id: 'settleDifference',
  method: 'post',
  path: '/api/payments/differences/:id/settlement',
  access: 'staff',
  permission: 'payments:write',
  summary:
    'Settle a difference: a payment that the ledger does not have is entered from the provider; any other is closed with a note',
  tag: 'payments',
  params: z.object({ id: objectId }),
  body: z.object({ note: text(500) }),
  responses: { 200: z.object({ message: z.string() }) },
});
