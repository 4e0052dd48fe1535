import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { ORDER_KINDS } from '../order/order-kind.ts';
import { objectId } from '../shared.ts';
import { designAddress } from '../stored-files.ts';
import { CONVERSATION_SIDES } from './conversation-limits.ts';

const conversation = z.object({
  orderId: objectId,
  kind: z.enum(ORDER_KINDS),
  /** The customer; null for a guest's bulk order. */
  userId: objectId.nullable(),
});

/** A customer or a member of staff has written about an order; the text stays in notifications. */
export const messageWritten = defineEvent(
  'notifications.message-written',
  1,
  conversation.extend({ messageId: z.string(), by: z.enum(CONVERSATION_SIDES), designs: z.array(designAddress) }),
);

/** One side has read all that the other wrote. */
export const conversationRead = defineEvent(
  'notifications.conversation-read',
  1,
  conversation.extend({ by: z.enum(CONVERSATION_SIDES) }),
);
