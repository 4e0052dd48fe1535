import type { ConversationSide, Permission } from '@print-shop/contracts';
import { may } from '@print-shop/contracts';
import { checkOwner, forbidden, type User } from '@print-shop/service-kit';
import type { KnownOrder } from '../order/order.ts';

const toRead: Record<KnownOrder['kind'], Permission> = { order: 'orders:read', 'bulk-order': 'bulk-orders:read' };

/** The kinds of orders whose conversations a member of staff may read. */
export const kindsFor = ({ role }: Pick<User, 'role'>): KnownOrder['kind'][] =>
  (['order', 'bulk-order'] as const).filter((kind) => may(role, toRead[kind]));

/**
 * The access to a conversation. The customer whose order it is may take part, and for the shop staff who may see such
 * orders. To write, staff also need the permission to answer. Throws forbidden for everybody else.
 */
export function sideOf(user: User, { kind, userId }: Pick<KnownOrder, 'kind' | 'userId'>, isWriting = false) {
  const side: ConversationSide = userId === user.id ? 'customer' : 'shop';
  if (side === 'customer') return side;
  // A guest's bulk order has no owner.
  checkOwner(user, userId ?? '', toRead[kind]);
  if (isWriting && !may(user.role, 'conversations:write'))
    throw forbidden({ en: 'Your role does not allow this.', hi: 'आपकी भूमिका में इसकी इजाज़त नहीं है।' }, 'not-permitted');
  return side;
}
