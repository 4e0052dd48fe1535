import {
  buyerInput,
  dayOf,
  documentNumberKey,
  financialYear,
  MAX_RUPEES,
  nameInput,
  optionalPhone,
  type PaymentWay,
  type ProductSnapshot,
  pinCodeOf,
  rupeesInput,
  type Text,
  type PastOrder as ToldPastOrder,
  toPaise,
} from '@print-shop/contracts';
import { createCellReader, datedId, type ImportRow, type RowFault } from '@print-shop/imports';
import { z } from 'zod';
import { type Order, paidPaise, totalsOf } from '../order/order.ts';
import { ORDER_WIDE, type OrderField } from './order-fields.ts';

type Row = ImportRow<OrderField>;
type Cells = ReturnType<typeof createCellReader<OrderField>>;

const text = (en: string, hi: string): Text => ({ en, hi });
const FUTURE = text('This day is still to come.', 'यह दिन अभी आया नहीं है।');
const BEFORE = text('This day is before the order.', 'यह दिन ऑर्डर से पहले का है।');
const TOO_MUCH = text('More was paid than the order comes to.', 'ऑर्डर की रकम से ज़्यादा भुगतान हुआ है।');
const NO_WAY = text('Write UPI, cash, card, bank or cheque.', 'UPI, cash, card, bank या cheque लिखिए।');
const NOT_DELIVERED = text('An invoice needs the day of the delivery.', 'बिल के लिए डिलीवरी का दिन चाहिए।');
const EMPTY = text('This cell is empty.', 'यह ख़ाना ख़ाली है।');
const TOO_LARGE = text('The order is too large.', 'ऑर्डर बहुत बड़ा है।');
const differs = (row: number): Text =>
  text(`Row ${row} of the same order says something else.`, `इसी ऑर्डर की लाइन ${row} में कुछ और लिखा है।`);

const WAYS: Readonly<Record<string, PaymentWay>> = {
  upi: 'upi',
  gpay: 'upi',
  phonepe: 'upi',
  paytm: 'upi',
  cash: 'cash',
  cod: 'cash',
  card: 'card',
  bank: 'bank',
  neft: 'bank',
  imps: 'bank',
  rtgs: 'bank',
  cheque: 'cheque',
  check: 'cheque',
  other: 'other',
};
/** The words of an export for ways and methods of payment. An import knows them all. */
const WAY_WORDS: Readonly<Record<PaymentWay | Order['paymentMethod'], string>> = {
  upi: 'UPI',
  UPI: 'UPI',
  cash: 'cash',
  cash_on_delivery: 'cash',
  card: 'card',
  credit_card: 'card',
  debit_card: 'card',
  paypal: 'card',
  bank: 'bank',
  cheque: 'cheque',
  other: 'other',
};
const METHODS: Partial<Record<PaymentWay, Order['paymentMethod']>> = { cash: 'cash_on_delivery', card: 'credit_card' };

const itemSchema = z.object({
  item: z.string().trim().min(1).max(160),
  quantity: z.number().int().min(1).max(1_000_000),
  price: rupeesInput(),
  type: z.string().trim().max(80).optional(),
  size: z.string().trim().max(40).optional(),
  color: z.string().trim().max(60).optional(),
  hsn: z
    .string()
    .regex(/^(\d{4}|\d{6}|\d{8})$/)
    .optional(),
  gst: z.number().min(0).max(40).optional(),
});
type Item = z.output<typeof itemSchema> & { productId?: string | undefined };

const wholeSchema = z.object({
  number: z.string().trim().min(1).max(40),
  customer: nameInput(120).min(1),
  email: z.union([z.literal(''), z.email().max(254)]).default(''),
  phone: optionalPhone.default(''),
  shipping: rupeesInput().default(0),
  paid: rupeesInput().default(0),
  invoice: z.string().trim().max(16).optional(),
});

/** An order that the shop had before it moved in. Days are like 2026-11-23. */
export interface PastOrder extends z.output<typeof wholeSchema> {
  date: string;
  items: Item[];
  paidOn?: string | undefined;
  way?: PaymentWay | undefined;
  delivered?: string | undefined;
  buyer: z.output<typeof buyerInput>;
}

/** Reads the rows of one order, or says what is wrong with their cells. `today` is a day like 2026-11-23. */
export function readPastOrder(rows: readonly Row[], today: string): PastOrder | { faults: RowFault<OrderField>[] } {
  const readers = rows.map(createCellReader<OrderField>);
  const [first] = readers as [Cells];
  const same = sameForAll(rows);
  const items = readers.map((cells) => readItem(cells));
  const whole = first.read(wholeSchema, {
    number: first.text('number') ?? '',
    customer: first.text('customer') ?? '',
    email: first.text('email')?.toLowerCase(),
    phone: first.text('phone'),
    shipping: first.number('shipping'),
    paid: first.number('paid'),
    invoice: first.text('invoice'),
  });
  const buyer = first.read(buyerSchema, {
    name: first.text('business') ?? '',
    gstin: first.text('gstin') ?? '',
    address: first.text('street') ?? '',
    city: first.text('city') ?? '',
    postalCode: first.text('pincode') ?? '',
    state: first.text('state') ?? '',
  });
  const days = readDays(first, today);
  const written = first.text('way')?.toLowerCase();
  const way = written === undefined ? undefined : (WAYS[written] ?? first.fault('way', NO_WAY));
  if (first.text('invoice') && !days.delivered) first.fault('invoice', NOT_DELIVERED);
  const totalPaise = items.reduce((sum, item) => sum + (item ? itemPaise(item) : 0), toPaise(whole?.shipping ?? 0));
  if (totalPaise > toPaise(MAX_RUPEES)) first.fault(undefined, TOO_LARGE);
  else if (whole && items.every(Boolean) && toPaise(whole.paid) > totalPaise) first.fault('paid', TOO_MUCH);
  const faults = [...same, ...readers.flatMap((cells) => cells.faults.map(atColumn))];
  if (faults.length > 0 || !whole || !buyer || !days.date) return { faults };
  return { ...whole, ...days, date: days.date, way, buyer, items: items.flatMap((item) => item ?? []) };
}

const buyerSchema = buyerInput;
/** The columns have other names than the fields of a buyer. */
const COLUMN_OF: Readonly<Record<string, OrderField>> = {
  name: 'business',
  address: 'street',
  postalCode: 'pincode',
  item: 'item',
};
const atColumn = (fault: RowFault<OrderField>): RowFault<OrderField> => ({
  ...fault,
  field: fault.field && (COLUMN_OF[fault.field] ?? fault.field),
});

const itemPaise = ({ price, quantity }: Item): number => toPaise(price) * quantity;

function readItem(cells: Cells): Item | undefined {
  const item = cells.read(itemSchema, {
    item: cells.text('item') ?? '',
    quantity: cells.number('quantity') ?? (cells.text('quantity') ? undefined : cells.fault('quantity', EMPTY)),
    price: cells.number('price') ?? (cells.text('price') ? undefined : cells.fault('price', EMPTY)),
    type: cells.text('type'),
    size: cells.text('size'),
    color: cells.text('color'),
    hsn: cells.text('hsn')?.replaceAll(' ', ''),
    gst: cells.percent('gst'),
  });
  return item && { ...item, productId: cells.text('productId')?.toLowerCase() };
}

function readDays(cells: Cells, today: string) {
  const date = cells.day('date') ?? (cells.text('date') ? undefined : cells.fault('date', EMPTY));
  const [delivered, paidOn] = [cells.day('delivered'), cells.day('paidOn')];
  if (date && date > today) cells.fault('date', FUTURE);
  if (delivered && delivered > today) cells.fault('delivered', FUTURE);
  if (paidOn && paidOn > today) cells.fault('paidOn', FUTURE);
  if (date && delivered && delivered < date) cells.fault('delivered', BEFORE);
  return { date, delivered, paidOn };
}

/** Faults of rows that say something else of the whole order than the first does. */
function sameForAll([first, ...others]: readonly Row[]): RowFault<OrderField>[] {
  return others.flatMap(({ row, cells }) =>
    ORDER_WIDE.filter((field) => cells[field] && cells[field] !== first?.cells[field]).map((field) => ({
      row,
      field,
      message: differs(first?.row ?? 0),
    })),
  );
}

/** A number as it is compared: people write it in capitals or not. */
export const numberKey = (number: string): string => number.trim().toLowerCase();

/** The number of its invoice as it is compared; undefined without one. The numbers of a shop may begin again each financial year. */
export const invoiceKey = ({ invoice, delivered }: Pick<PastOrder, 'invoice' | 'delivered'>): string | undefined =>
  invoice && delivered ? documentNumberKey(invoice, financialYear(delivered)) : undefined;

/** The middle of a day at the shop: the files have no times. */
const noonOf = (day: string): Date => new Date(`${day}T12:00:00+05:30`);

/** The id of a past order: the same for the same number and day. */
export const pastOrderId = ({ number, date }: Pick<PastOrder, 'number' | 'date'>): string =>
  datedId(noonOf(date), `order ${numberKey(number)}`);

/** The products of the shop that its items name. */
type Products = ReadonlyMap<string, Pick<ProductSnapshot, 'image' | 'type'>>;

/** The order as the shop stores it, for the account that has confirmed the address, if there is one. */
export function toOrder(past: PastOrder, userId: string | null, products: Products): Order {
  const { number, customer, email, phone, buyer, delivered } = past;
  const [id, invoice] = [pastOrderId(past), invoiceKey(past)];
  const placedAt = noonOf(past.date);
  const lines = past.items.map(({ item, quantity, price, type, size = '', color = '', hsn, gst, productId }, index) => {
    const product = productId ? products.get(productId) : undefined;
    return {
      id: datedId(placedAt, `order ${numberKey(number)} item ${index}`),
      productId: product && productId ? productId : null,
      name: item,
      image: product?.image ?? '',
      quantity,
      pricePaise: toPaise(price),
      size,
      color,
      placement: '',
      design: '',
      ...(type && !product ? { productType: type } : {}),
      ...(hsn ? { hsn } : {}),
      ...(gst === undefined ? {} : { taxRate: gst }),
    };
  });
  const totals = totalsOf(lines, toPaise(past.shipping));
  const isPaid = toPaise(past.paid) >= totals.totalPaise;
  const paidAt = past.paid > 0 ? noonOf(past.paidOn ?? delivered ?? past.date) : undefined;
  const deliveredAt = delivered ? noonOf(delivered) : undefined;
  return {
    id,
    userId,
    customer: { name: customer, email },
    imported: { number, key: numberKey(number), ...(invoice ? { invoice } : {}), told: billingFacts(past) },
    lines,
    ...totals,
    shippingAddress: {
      address: buyer.address,
      city: buyer.city,
      postalCode: buyer.postalCode,
      country: buyer.address || buyer.postalCode || buyer.state ? 'India' : '',
      ...(buyer.state ? { state: buyer.state } : {}),
      ...(phone ? { phone } : {}),
    },
    ...(buyer.gstin ? { gstin: buyer.gstin } : {}),
    ...(buyer.name ? { buyerName: buyer.name } : {}),
    ...(buyer.billingAddress ? { billingAddress: buyer.billingAddress } : {}),
    paymentMethod: (past.way && METHODS[past.way]) ?? 'UPI',
    paymentStatus: isPaid ? 'paid' : 'pending',
    isDelivered: deliveredAt !== undefined,
    needsReview: false,
    isAccepted: true,
    status: 'confirmed',
    timeline: [
      { event: 'placed' as const, at: placedAt, by: 'customer', note: '' },
      ...(isPaid && paidAt ? [{ event: 'paid' as const, at: paidAt, by: 'shop', note: '' }] : []),
      ...(deliveredAt ? [{ event: 'delivered' as const, at: deliveredAt, by: 'shop', note: '' }] : []),
    ].sort((a, b) => a.at.getTime() - b.at.getTime()),
    ...(deliveredAt ? { dispatchedAt: deliveredAt } : {}),
    placedAt,
  };
}

/** The facts of a past order that belong to billing, as an export gives them back. */
const billingFacts = ({ invoice, paid, paidOn, way }: PastOrder) => ({
  paidPaise: toPaise(paid),
  ...(invoice ? { invoice } : {}),
  ...(paidOn ? { paidOn } : {}),
  ...(way ? { way } : {}),
});

/** The part of the event of a past order besides the order. */
export function toPublished(past: PastOrder, importedAt: Date): ToldPastOrder {
  const { number, invoice, delivered, paid, way = 'other' } = past;
  return {
    number,
    importedAt: importedAt.toISOString(),
    paidPaise: toPaise(paid),
    way,
    ...(paid > 0 ? { paidAt: noonOf(past.paidOn ?? delivered ?? past.date).toISOString() } : {}),
    ...(delivered ? { deliveredAt: noonOf(delivered).toISOString() } : {}),
    ...(invoice ? { invoice } : {}),
  };
}

/** The rows of an order in an export: one for each item. */
export function orderRows(order: Order): Record<OrderField, string>[] {
  const { customer, shippingAddress: place, timeline, lines } = order;
  const eventDay = (event: 'paid' | 'delivered') => {
    const at = timeline.findLast((entry) => entry.event === event)?.at;
    return at ? dayOf(at) : '';
  };
  const isPaid = order.paymentStatus === 'paid';
  const { told } = order.imported ?? {};
  const receivedPaise = isPaid ? order.totalPaise : (told?.paidPaise ?? 0);
  const left = lines.filter(({ cancelledAt }) => !cancelledAt);
  // Prices have whole paise. The rest of the total goes with the delivery, so that an import of the rows comes to the same.
  const eachPaise = (line: Order['lines'][number]) => Math.floor(paidPaise(line) / line.quantity);
  const shippingPaise = left.reduce((rest, line) => rest - eachPaise(line) * line.quantity, order.totalPaise);
  return left.map((line, index) => ({
    number: order.imported?.number ?? order.id,
    date: dayOf(order.placedAt),
    customer: customer.name,
    email: customer.email,
    phone: place.phone ?? '',
    item: line.name,
    quantity: String(line.quantity),
    price: (eachPaise(line) / 100).toFixed(2),
    productId: line.productId ?? '',
    type: line.productType ?? '',
    size: line.size,
    color: line.color,
    hsn: line.hsn ?? '',
    gst: line.taxRate === undefined ? '' : String(line.taxRate),
    shipping: index === 0 ? String(shippingPaise / 100) : '',
    paid: index === 0 && receivedPaise > 0 ? String(receivedPaise / 100) : '',
    paidOn: eventDay('paid') || (told?.paidOn ?? ''),
    way: WAY_WORDS[told?.way ?? order.paymentMethod],
    delivered: order.isDelivered ? eventDay('delivered') : '',
    invoice: told?.invoice ?? '',
    street: place.address,
    city: place.city,
    state: place.state ?? '',
    pincode: pinCodeOf(place.postalCode) ?? '',
    business: order.buyerName ?? '',
    gstin: order.gstin ?? '',
  }));
}
