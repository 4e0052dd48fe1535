import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { objectId, pageQuery, text } from '../shared.ts';

const entrySchema = z.object({ _id: objectId, userId: objectId, text: text(200) }).meta({ id: 'BillingEntry' });
export type BillingEntry = z.output<typeof entrySchema>;

export const listBilling = defineRoute({
  id: 'listBilling',
  method: 'get',
  path: '/api/billing/:userId',
  access: 'self',
  summary: "A customer's entries, newest first",
  tag: 'billing',
  params: z.object({ userId: objectId }),
  query: pageQuery(50, 200),
  responses: { 200: z.array(entrySchema) },
});

export const addBilling = defineRoute({
  id: 'addBilling',
  method: 'post',
  path: '/api/billing',
  access: 'self',
  summary: 'Add an entry',
  tag: 'billing',
  body: z.object({ userId: objectId, text: text(200) }),
  responses: { 201: entrySchema },
});
