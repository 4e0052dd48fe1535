import { z } from 'zod';
import { ORDER_KINDS } from './order-kind.ts';

export const kindInAnswer = {
  orderKind: z.enum(ORDER_KINDS),
  isBulk: z.boolean().meta({ description: 'Whether `orderKind` is `bulk-order`; for clients of release 0.2' }),
};

export const kindInEvent = { orderKind: z.enum(ORDER_KINDS).optional(), isBulk: z.boolean() };
