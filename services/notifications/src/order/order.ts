import type { LanguageCode, OrderKind, OrderSnapshot } from '@print-shop/contracts';

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

export function factsOf({
  orderId: id,
  orderKind: kind,
  userId,
  customer,
  language,
  placedAt,
}: OrderSnapshot): OrderFacts {
  const at = placedAt ? new Date(placedAt) : madeAt(id);
  return { id, kind, userId, placedAt: at, ...said({ ...customer, language }) };
}
