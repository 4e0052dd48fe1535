import type { bulkOrderPlaced, EventData, LanguageCode, orderAccepted, orderPaid } from '@print-shop/contracts';

/** Which service an order belongs to: `order` is ordering's, `bulk-order` is bulk-order's. */
type OrderKind = 'order' | 'bulk-order';

/** The owner of an order and their contact, as events say. */
export interface KnownOrder {
  id: string;
  kind: OrderKind;
  /** Null for a guest. */
  userId: string | null;
  /** Empty where the events did not say, like the next two. */
  name: string;
  phone: string;
  email: string;
  /** The language in which it was placed; null where the events did not say. */
  language: LanguageCode | null;
  placedAt: Date;
}

/** The fields of one event. The rest is known from others, or not at all. */
export type OrderFacts = Pick<KnownOrder, 'id' | 'kind' | 'userId' | 'placedAt'> &
  Partial<{ name: string; phone: string; email: string; language: LanguageCode }>;

/** An object id begins with the second in which it was made, for events that do not say when the order was placed. */
const madeAt = (id: string): Date => new Date(Number.parseInt(id.slice(0, 8), 16) * 1_000);

/** Leaves out what is empty, so that a later event without it removes nothing. */
const said = <T extends object>(facts: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value)) as { [K in keyof T]?: NonNullable<T[K]> };

export function factsOfOrder(data: EventData<typeof orderAccepted> | EventData<typeof orderPaid>): OrderFacts {
  const { orderId: id, userId, customer, language } = data;
  const placedAt = 'placedAt' in data ? new Date(data.placedAt) : madeAt(id);
  return { id, kind: 'order', userId, placedAt, ...said({ name: customer?.name, email: customer?.email, language }) };
}

export function factsOfBulkOrder(data: EventData<typeof bulkOrderPlaced>): OrderFacts {
  const { bulkOrderId: id, userId, name, phone, email, language } = data;
  return { id, kind: 'bulk-order', userId, placedAt: madeAt(id), ...said({ name, phone, email, language }) };
}
