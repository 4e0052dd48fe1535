import { z } from 'zod';
import { ORDER_KINDS } from '../order/order-kind.ts';
import { defineRoute } from '../route.ts';
import { sentence } from '../sentence.ts';
import { mailedCode, objectId } from '../shared.ts';

/** The number of an order (`order-number.ts`) in either case, with or without #, or its whole id. */
const typedNumber = z
  .string({ error: sentence('Please enter the number of your order.') })
  .trim()
  .max(40)
  .transform((text) => text.replace(/^#/, '').toLowerCase())
  .pipe(
    z.string().regex(/^([0-9a-f]{6}|[0-9a-f]{8}|[0-9a-f]{24})$/, sentence('Please enter the number of your order.')),
  )
  .meta({ description: 'As the shop wrote it, like #6b03e41c' });
const contact = z
  .string({ error: sentence('Please enter your phone number or email.') })
  .trim()
  .min(4, sentence('Please enter your phone number or email.'))
  .max(254)
  .meta({ description: 'Phone number or email address given with the order' });

export const TRACK_CODE_MINUTES = 10;

export const askTrackCode = defineRoute({
  id: 'askTrackCode',
  method: 'post',
  path: '/api/notifications/track-codes',
  access: 'anyone',
  summary:
    'Send a code to the contact of a guest’s order or bulk order. The answer is the same whether there is such an order or not',
  tag: 'notifications',
  body: z.object({ number: typedNumber, contact }),
  responses: {
    202: z.object({
      channels: z
        .array(z.enum(['email', 'sms', 'whatsapp']))
        .meta({ description: 'The ways by which this shop can send codes' }),
    }),
  },
});

export const openTrackLink = defineRoute({
  id: 'openTrackLink',
  method: 'post',
  path: '/api/notifications/track-links',
  access: 'anyone',
  summary: 'Exchange the code for a link that opens the order for a day; 400 for a code that is wrong, used or expired',
  tag: 'notifications',
  body: z.object({
    number: typedNumber,
    contact,
    code: mailedCode,
  }),
  responses: { 200: z.object({ orderId: objectId, kind: z.enum(ORDER_KINDS), token: z.string() }) },
});
