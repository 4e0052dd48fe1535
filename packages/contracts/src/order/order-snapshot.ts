import { z } from 'zod';
import { billSchema } from '../billing/bill.ts';
import { orderNumber } from '../order-number.ts';
import { isoDate, languageCode, objectId } from '../shared.ts';
import { ORDER_KINDS, type OrderKind } from './order-kind.ts';

/** An item of an order that is printed, with its options and its artwork. A bulk order has one: shirts of one design. */
export const orderedItem = z.object({
  /** `_id` of the line; missing in events of earlier releases. */
  lineId: z.string().optional(),
  /** Null for a bulk order of any shirt. */
  productId: objectId.nullable(),
  quantity: z.number().int().min(1),
  size: z.string(),
  color: z.string(),
  placement: z.string(),
  /** Address of the design; empty without one. */
  design: z.string(),
  bothSides: z.boolean().optional(),
  scene: objectId.optional(),
  /** SHA-256 of the token by which a guest has the layout. */
  sceneTokenHash: z.string().optional(),
  name: z.string().optional(),
  pricePaise: z.number().int().min(0).optional(),
  /** `_id` of the line of the cart that was ordered, where the order names it. */
  cartLine: objectId.optional(),
});
export type OrderedItem = z.output<typeof orderedItem>;

/** The fields of an order in each of its events, whichever service has it. Events of release 0.2 lack some: `snapshotOf` adds them. */
export const snapshotFields = {
  orderId: objectId,
  orderKind: z.enum(ORDER_KINDS).optional(),
  /** As its customer reads it, without `#`. */
  number: z.string().optional(),
  /** Null for a guest. */
  userId: objectId.nullable(),
  customer: z.object({ name: z.string(), email: z.string(), phone: z.string().optional() }).optional(),
  language: languageCode.optional(),
  placedAt: isoDate.optional(),
  status: z.string().optional(),
  /** Grows with every change of the order, so that a late event does not bring back what was. */
  version: z.number().int().min(0).optional(),
  totalPaise: z.number().int().min(0).optional(),
  /** The sums, address, buyer and way of payment, for the account and the invoice. */
  bill: billSchema.optional(),
  /** The quotation that it was, or whose total it has. */
  quotation: z.object({ id: objectId, number: z.string() }).optional(),
};

const snapshotSchema = z.object({ ...snapshotFields, lines: z.array(orderedItem).optional() });
type Told = z.output<typeof snapshotSchema>;

/** An order as an event tells it. */
export interface OrderSnapshot extends Omit<Told, 'orderKind' | 'number' | 'version'> {
  orderKind: OrderKind;
  number: string;
  version: number;
  lines: OrderedItem[];
}

/** A bulk order as release 0.2 tells it. Nothing else has `bulkOrderId`. */
export const bulkFields = {
  bulkOrderId: objectId,
  productId: objectId.optional(),
  name: z.string().optional(),
  phone: z.string().optional(),
  email: z.string().optional(),
  pieces: z.number().int().min(0).optional(),
  design: z.string().optional(),
  placement: z.string().optional(),
  color: z.string().optional(),
  scene: objectId.optional(),
  sceneTokenHash: z.string().optional(),
};
const bulkSchema = z.object(bulkFields);
type ToldBulk = Omit<Told, 'orderId'> & { orderId?: string | undefined } & z.output<typeof bulkSchema>;
/** The data of an event of an order, whichever service tells it. */
export type ToldOrder = Told | ToldBulk;

/** The line that a bulk order is. */
export const BULK_LINE = 'design';

/** The order that an event is about, with what events of release 0.2 tell otherwise or not at all. */
export function snapshotOf(data: ToldOrder): OrderSnapshot {
  const version = data.version ?? data.bill?.version ?? 0;
  if (!('bulkOrderId' in data)) {
    const { orderId, orderKind = 'order', number = orderNumber(orderId, orderKind), lines = [] } = data;
    return { ...data, orderKind, number, version, lines };
  }
  const { bulkOrderId: orderId, name = '', email = '', phone = '' } = data;
  const told = { ...data, orderId, orderKind: 'bulk-order', version } as const;
  return {
    ...told,
    number: data.number ?? orderNumber(orderId, 'bulk-order'),
    customer: data.customer ?? { name, email, phone },
    lines: data.lines ?? bulkItems(data),
  };
}

function bulkItems({
  productId,
  pieces: quantity = 1,
  color = '',
  placement = '',
  design = '',
  scene,
  sceneTokenHash,
}: z.output<typeof bulkSchema>): OrderedItem[] {
  if (quantity === 0) return [];
  return [
    {
      lineId: BULK_LINE,
      productId: productId ?? null,
      quantity,
      size: '',
      color,
      placement,
      design,
      scene,
      sceneTokenHash,
    },
  ];
}
