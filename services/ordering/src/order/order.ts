import {
  type BillingAddress,
  type CouponRule,
  type DeliveryTerms,
  type LineOptions,
  type OrderStatus,
  orderNumber,
  type PAYMENT_METHODS,
  type PAYMENT_STATUSES,
  type PaymentWay,
  type PlaceOrderBody,
  type PricedProduct,
  type PricePart,
  type ProductSnapshot,
  type ProofStep,
  priceLines,
  shippingPaise,
  type Text,
  type TimelineEntry as TimelineEntryResponse,
  toPaise,
  toRupees,
  USUAL_DELIVERY,
  withLayout,
} from '@print-shop/contracts';
import { colorText, oneSided } from '@print-shop/contracts/choices-hi';
import type { Claim } from '@print-shop/orders';
import { conflict, type Language, phoneTerm, phoneWords } from '@print-shop/service-kit';

export interface OrderLine extends LineOptions {
  /** Null for what was quoted and is no product. */
  productId: string | null;
  name: string;
  image: string;
  quantity: number;
  /** The price of one piece when the order was placed, rounded. */
  pricePaise: number;
  /** The price of the whole line. Older lines have none and cost the price of each piece. */
  totalPaise?: number;
  /** The parts of `totalPaise` when the order was placed. Quoted and older lines have none. */
  parts?: PricePart[];
  /** Its part of what a coupon, or the discount of a quotation, took off. */
  couponPaise?: number;
  /** Tax that was added to its price, as quoted; the shop's own prices have the tax in them. */
  addedTaxPaise?: number;
  /** Percent of GST as quoted; otherwise billing knows that of the product. */
  taxRate?: number;
  /** HSN, or SAC of a service, as quoted; otherwise billing knows that of the product. */
  hsn?: string;
  /** Type of what was imported and is no product. */
  productType?: string;
  /** The line of the cart that was ordered, where the order names it. */
  cartLine?: string;
}

export interface PlacedLine extends OrderLine {
  id: string;
  /** When it was cancelled; the totals leave it out. */
  cancelledAt?: Date;
}

/** The coupon of an order. While the order stands it takes up one of the uses of its customer, and of all where these are limited. */
export interface TakenCoupon {
  id: string;
  code: string;
  /** Which use of the customer it is: the account's id and a number. */
  ofCustomer?: string;
  /** Which use of all it is, from 1. */
  ofAll?: number;
}

/** The product prices and the coupon of an order. With them a part of it can be priced as if it had been ordered alone. */
export interface PriceBasis {
  products: (PricedProduct & { id: string; type: string })[];
  coupon?: CouponRule;
  /** Missing in orders from before the shop could set it. */
  delivery?: DeliveryTerms;
}

export interface Totals {
  itemsPaise: number;
  /** The amount that a coupon, or the discount of a quotation, took off of the items. Older orders have none. */
  discountPaise?: number;
  shippingPaise: number;
  /** Tax that was added to quoted prices, on the lines and on the delivery. */
  addedTaxPaise?: number;
  totalPaise: number;
}

export interface Customer {
  name: string;
  email: string;
}

interface ShippingAddress {
  address: string;
  city: string;
  postalCode: string;
  country: string;
  /** As the customer wrote it: the place of supply. Older orders have none. */
  state?: string | undefined;
  /** The number that the courier calls. */
  phone?: string | undefined;
}

/** One step of an order, as /api answers it, except that `at` is a Date and the amount is in paise here. */
export interface TimelineEntry extends Omit<TimelineEntryResponse, 'at' | 'amount'> {
  at: Date;
  amountPaise?: number;
}

/**
 * An order. It is `waiting` until the catalog has reserved its stock, then `confirmed`. Without stock it becomes `rejected`
 * while the customer still waits for the answer, or `cancelled` if it was already accepted (`isAccepted`).
 */
export interface Order extends Totals {
  id: string;
  /** Null for a guest, whose order was a quotation. */
  userId: string | null;
  /** The customer as in their token when they ordered. */
  customer: Customer;
  /** The language of the shop when they ordered; older orders have none. */
  language?: Language;
  lines: PlacedLine[];
  shippingAddress: ShippingAddress;
  /** GST number of the business that ordered, for its invoice. */
  gstin?: string;
  /** The buyer that the invoice names, if not the customer. */
  buyerName?: string;
  /** The address of the business, in the state of its GSTIN, if the goods go to another place. */
  billingAddress?: BillingAddress;
  paymentMethod: (typeof PAYMENT_METHODS)[number];
  paymentStatus: (typeof PAYMENT_STATUSES)[number];
  isDelivered: boolean;
  /** Whether staff must still release this large order; until then nothing is delivered. */
  needsReview: boolean;
  isAccepted: boolean;
  /** When staff recorded that work began. */
  begunAt?: Date;
  /** When it was handed over for delivery. */
  dispatchedAt?: Date;
  /** The amount that was paid and is not owed any more after a cancellation. */
  refundDuePaise?: number;
  /** The credits of staff in all, in paise; claims are apart from that. */
  creditedPaise?: number;
  /** The customer's claims, the oldest first; older orders have none. */
  claims?: Claim[];
  status: OrderStatus;
  timeline: TimelineEntry[];
  /** The events of the proofs of its lines. It is beside the timeline, whose length guards changes of the order. */
  proofSteps?: ProofStep[];
  coupon?: TakenCoupon;
  /** Quoted and older orders have none. */
  basis?: PriceBasis;
  /** Set on past orders: the number in the system that the shop had before, and as it is compared, like that of the invoice. */
  imported?: {
    number: string;
    key: string;
    invoice?: string;
    /** As its file said, for exports: billing has the account. */
    told?: { paidPaise: number; invoice?: string; paidOn?: string; way?: PaymentWay };
  };
  quotation?: { id: string; number: string };
  /** The part of it that is due before work begins, as quoted. */
  advancePaise?: number;
  /** When that part was paid, if it was before the whole order. */
  advancePaidAt?: Date;
  /** When it is cancelled if still unpaid; missing once that was checked, or a payment is on its way. */
  unpaidUntil?: Date;
  /** Set only on rejected orders. */
  shortages?: Shortage[];
  placedAt: Date;
}

/**
 * The lines of an order at the shop's own prices; prices from the client are never used. Throws conflict for a product that
 * is gone, or an option that is not available.
 */
export function orderLines(
  items: PlaceOrderBody['orderItems'],
  products: ReadonlyMap<string, ProductSnapshot>,
  now = new Date(),
): OrderLine[] {
  const lines = items.map(({ product, qty, ...options }) => ({ ...options, productId: product, quantity: qty }));
  const prices = priceLines(lines.map(withLayout), products, now);
  return lines.map(({ productId, quantity, name, size, color, placement, design, bothSides, scene, cartLine }, n) => {
    const product = products.get(productId);
    if (!product)
      throw conflict(
        {
          en: `"${name ?? 'A product'}" is no longer available.`,
          hi: name ? `"${name}" अब नहीं मिलता।` : 'एक प्रोडक्ट अब नहीं मिलता।',
        },
        'product-unavailable',
      );
    if (size && !product.sizes.includes(size)) {
      const hi = `"${product.name}" ${size} साइज़ में नहीं आता।`;
      throw conflict({ en: `"${product.name}" does not come in size ${size}.`, hi }, 'unknown-option');
    }
    if (color && !product.colors.includes(color)) {
      const { en, hi } = colorText(color);
      throw conflict(
        { en: `"${product.name}" does not come in ${en}.`, hi: `"${product.name}" का रंग ${hi} नहीं आता।` },
        'unknown-option',
      );
    }
    if (bothSides && !product.bothSidePaise) throw conflict(oneSided(product.name), 'unknown-option');
    return {
      productId,
      name: product.name,
      image: product.image,
      quantity,
      pricePaise: prices[n]?.unitPaise ?? 0,
      totalPaise: prices[n]?.totalPaise,
      parts: prices[n]?.parts,
      size,
      color,
      placement,
      design,
      ...(bothSides ? { bothSides } : {}),
      ...(scene ? { scene } : {}),
      ...(cartLine ? { cartLine } : {}),
    };
  });
}

type Costing = Pick<OrderLine, 'pricePaise' | 'quantity' | 'totalPaise' | 'couponPaise' | 'addedTaxPaise'>;

export const linePaise = ({ totalPaise, pricePaise, quantity }: Costing): number => totalPaise ?? pricePaise * quantity;

/** The customer's price of a line, in paise: less its part of the discount, with a tax that was added. */
export const paidPaise = (line: Costing): number =>
  linePaise(line) - (line.couponPaise ?? 0) + (line.addedTaxPaise ?? 0);

/**
 * Sums in paise: items, what a coupon takes off, shipping and all together. Shipping goes by the price before the coupon, so that no
 * coupon makes an order dearer. `delivery` is what the shop charges, or the shipping of an order that was placed already, which stays.
 */
export function totalsOf(lines: readonly Costing[], delivery: DeliveryTerms | number = USUAL_DELIVERY): Totals {
  const itemsPaise = lines.reduce((sum, line) => sum + linePaise(line), 0);
  const discountPaise = lines.reduce((sum, { couponPaise = 0 }) => sum + couponPaise, 0);
  const shipping = typeof delivery === 'number' ? delivery : shippingPaise(itemsPaise, delivery);
  return { itemsPaise, discountPaise, shippingPaise: shipping, totalPaise: itemsPaise - discountPaise + shipping };
}

/**
 * Nobody is charged more than they saw: throws conflict when the shop's total is above the total that the customer agreed
 * to. A lower total is accepted.
 */
export function refuseDearer({ totalPaise }: Totals, seenTotal: number | undefined): void {
  if (seenTotal === undefined || totalPaise <= toPaise(seenTotal)) return;
  throw conflict(
    {
      en: `Prices have changed: your order now comes to ₹${toRupees(totalPaise)}. Please review your cart.`,
      hi: `दाम बदल गए हैं: आपका ऑर्डर अब ₹${toRupees(totalPaise)} का है। अपना कार्ट देख लीजिए।`,
    },
    'price-changed',
  );
}

export interface Shortage {
  productId: string;
  available: number;
}

export function shortageText(
  lines: readonly Pick<OrderLine, 'productId' | 'name'>[],
  shortages: readonly Shortage[],
): Text {
  const sentences = shortages.map(({ productId, available }) => {
    const name = lines.find((line) => line.productId === productId)?.name ?? 'A product';
    return available > 0
      ? { en: `Only ${available} of "${name}" left.`, hi: `"${name}" के सिर्फ़ ${available} पीस बचे हैं।` }
      : { en: `"${name}" is out of stock.`, hi: `"${name}" का स्टॉक ख़त्म है।` };
  });
  return { en: sentences.map(({ en }) => en).join(' '), hi: sentences.map(({ hi }) => hi).join(' ') };
}

/** When an order was delivered; nothing before that, and for one that was cancelled. */
export const deliveredAtOf = ({ isDelivered, status, timeline }: Order): Date | undefined =>
  isDelivered && status === 'confirmed' ? timeline.findLast(({ event }) => event === 'delivered')?.at : undefined;

/** The shop's refunds for claims, in paise. */
export const totalRefunded = ({ claims = [] }: Pick<Order, 'claims'>): number =>
  claims.reduce((sum, { refundPaise = 0 }) => sum + refundPaise, 0);

export type StaffAction = 'pay' | 'release' | 'begin' | 'dispatch' | 'deliver' | 'cancel' | 'cancel-lines';

/** Why staff may not do this to an order now; `undefined` when it is allowed. */
export function refusal(order: Order, action: StaffAction): Text | undefined {
  if (order.status === 'rejected') return { en: 'This order was never accepted.', hi: 'यह ऑर्डर लिया ही नहीं गया था।' };
  if (action === 'cancel') {
    return order.isDelivered
      ? { en: 'A delivered order cannot be cancelled.', hi: 'जो ऑर्डर पहुँच चुका है, वह रद्द नहीं हो सकता।' }
      : undefined;
  }
  if (order.status === 'cancelled') return { en: 'This order is cancelled.', hi: 'यह ऑर्डर रद्द हो चुका है।' };
  if (action === 'pay' || action === 'release') return undefined;
  if (action === 'cancel-lines' && order.dispatchedAt)
    return {
      en: 'This order was handed over. Please give credit for what is missing.',
      hi: 'यह ऑर्डर भेजा जा चुका है। जो कम है, उसका क्रेडिट दीजिए।',
    };
  if (order.isDelivered) return { en: 'This order is delivered.', hi: 'यह ऑर्डर पहुँच चुका है।' };
  if (order.status === 'waiting') {
    return { en: 'This order still waits for its stock.', hi: 'इस ऑर्डर का स्टॉक अभी पक्का नहीं हुआ है।' };
  }
  if (order.needsReview && action !== 'cancel-lines') {
    return { en: 'This is a large order. Please release it first.', hi: 'यह बड़ा ऑर्डर है। पहले इसे मंज़ूर कीजिए।' };
  }
  return undefined;
}

type Searched = Pick<Order, 'id' | 'customer' | 'quotation' | 'imported'> & {
  shippingAddress: Pick<ShippingAddress, 'phone'>;
};

/**
 * Lower-case words for the staff search, which finds an order by the beginning of a word: its id, the end of the id that
 * screens show, its customer, and the telephone number of its delivery.
 */
export function searchWords({ id, customer, quotation, imported, shippingAddress }: Searched): string[] {
  const { name, email } = customer;
  const words = [
    id,
    orderNumber(id),
    quotation?.number ?? '',
    imported?.number ?? '',
    // A number of digits is searched as a telephone number is.
    phoneTerm(imported?.number ?? '') ?? '',
    ...name.split(/\s+/),
    email,
    ...email.split('@'),
    ...phoneWords(shippingAddress.phone ?? ''),
  ];
  return [...new Set(words.map((word) => word.toLowerCase()).filter(Boolean))];
}
