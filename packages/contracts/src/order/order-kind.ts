/** Which service has an order: `order` is ordering's, `bulk-order` is bulk-order's. */
export const ORDER_KINDS = ['order', 'bulk-order'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** The kind of an order as events and answers tell it. Readers of release 0.2 know `isBulk` alone. */
export const kindFields = (orderKind: OrderKind): { orderKind: OrderKind; isBulk: boolean } => ({
  orderKind,
  isBulk: orderKind === 'bulk-order',
});

interface ToldKind {
  orderKind?: OrderKind | undefined;
  isBulk?: boolean | undefined;
}
/**
 * The kind that an event or a stored document tells, also one of release 0.2. Where there is `isBulk`, that counts: an instance of 0.2 may
 * have changed it alone.
 */
export const orderKindOf = ({ orderKind = 'order', isBulk = orderKind === 'bulk-order' }: ToldKind): OrderKind =>
  isBulk ? 'bulk-order' : 'order';

export const orderPath = (kind: OrderKind, id: string): string =>
  kind === 'bulk-order' ? `/bulk-orders/${id}` : `/order/${id}`;
