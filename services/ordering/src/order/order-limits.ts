import { isIndia, toRupees } from '@print-shop/contracts';
import { conflict } from '@print-shop/service-kit/errors';
import type { Order } from './order.ts';

export const CASH = 'cash_on_delivery' as const;

/** Limits for one order, and for all open orders of one account together. */
export interface OrderLimits {
  /** `ORDER_MAX_PIECES` and `ORDER_MAX_RUPEES` of the settings. */
  maxPieces: number;
  maxRupees: number;
  /** `OPEN_ORDERS_PER_ACCOUNT` and `OPEN_RUPEES_PER_ACCOUNT` of the settings. */
  openOrders: number;
  openRupees: number;
  /** `ORDER_REVIEW_RUPEES` of the settings. */
  reviewRupees: number;
  /** `DELIVER_ABROAD` of the settings. */
  deliversAbroad: boolean;
  cash: CashLimits;
}

interface CashLimits {
  /** `COD_MAX_RUPEES` of the settings. */
  maxRupees: number;
  /** `COD_PIN_CODES` of the settings: beginnings of PIN codes; none for everywhere. */
  pinCodes: readonly string[];
  /** `COD_OPEN_ORDERS` of the settings. */
  openOrders: number;
}

/** The orders of an account that are neither paid, delivered nor cancelled. */
export interface OpenOrders {
  orders: number;
  paise: number;
  /** Those of them that are paid in cash on delivery. */
  forCash: number;
}

const shown = (amount: number): string => amount.toLocaleString('en-IN');

/** Throws conflict for an order above the limits: it needs a conversation with the shop first. */
export function refuseTooLarge(
  { lines, totalPaise }: { lines: readonly { quantity: number }[]; totalPaise: number },
  { maxPieces, maxRupees }: OrderLimits,
): void {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (pieces > maxPieces) {
    throw conflict(
      {
        en: `One order can have ${shown(maxPieces)} pieces at most. Please order fewer, or call the shop for a larger order.`,
        hi: `एक ऑर्डर में ज़्यादा से ज़्यादा ${shown(maxPieces)} पीस हो सकते हैं। कम मँगाइए, या बड़े ऑर्डर के लिए दुकान पर फ़ोन कीजिए।`,
      },
      'order-too-large',
    );
  }
  if (toRupees(totalPaise) > maxRupees) {
    throw conflict(
      {
        en: `One order can come to ₹${shown(maxRupees)} at most. Please order less, or call the shop for a larger order.`,
        hi: `एक ऑर्डर ज़्यादा से ज़्यादा ₹${shown(maxRupees)} का हो सकता है। कम मँगाइए, या बड़े ऑर्डर के लिए दुकान पर फ़ोन कीजिए।`,
      },
      'order-too-large',
    );
  }
}

/** Whether staff must review an order before anything is delivered. */
export const needsReview = (totalPaise: number, { reviewRupees }: Pick<OrderLimits, 'reviewRupees'>): boolean =>
  toRupees(totalPaise) > reviewRupees;

/**
 * Throws conflict when an account has the maximum number of open orders, or this order would bring their total above the
 * limit.
 */
export function refuseTooManyOpen(
  open: OpenOrders,
  { totalPaise, paymentMethod }: Pick<Order, 'totalPaise' | 'paymentMethod'>,
  { openOrders, openRupees, cash }: OrderLimits,
): void {
  if (open.orders >= openOrders) {
    throw conflict(
      {
        en: `You have ${open.orders} orders that are not paid yet. Please pay for them, or call the shop, before you order again.`,
        hi: `आपके ${open.orders} ऑर्डर का पेमेंट बाकी है। नया ऑर्डर देने से पहले उनका पेमेंट कीजिए, या दुकान पर फ़ोन कीजिए।`,
      },
      'too-many-open-orders',
    );
  }
  if (toRupees(open.paise + totalPaise) > openRupees) {
    throw conflict(
      {
        en: `Your unpaid orders can come to ₹${shown(openRupees)} together. Please pay for them, or call the shop, before you order more.`,
        hi: `बिना पेमेंट के ऑर्डर कुल मिलाकर ₹${shown(openRupees)} तक हो सकते हैं। और ऑर्डर देने से पहले उनका पेमेंट कीजिए, या दुकान पर फ़ोन कीजिए।`,
      },
      'open-orders-too-dear',
    );
  }
  if (paymentMethod === CASH && open.forCash >= cash.openOrders) {
    throw conflict(
      {
        en: `You have ${open.forCash} orders to pay on delivery. Please choose another way to pay for this one.`,
        hi: `आपके ${open.forCash} ऑर्डर का पेमेंट डिलीवरी पर बाकी है। इसके लिए पेमेंट का दूसरा तरीका चुनिए।`,
      },
      'too-many-cash-orders',
    );
  }
}

/** Throws conflict for an order to another country, unless the shop delivers there. */
export function refuseAbroad(
  { shippingAddress }: Pick<Order, 'shippingAddress'>,
  { deliversAbroad }: Pick<OrderLimits, 'deliversAbroad'>,
): void {
  if (deliversAbroad || isIndia(shippingAddress.country)) return;
  throw conflict(
    {
      en: 'We deliver in India only. For another country, please write to the shop.',
      hi: 'हम सिर्फ़ भारत में डिलीवर करते हैं। दूसरे देश के लिए दुकान को लिखिए।',
    },
    'no-delivery-abroad',
  );
}

/** Throws conflict for a way to pay that the shop does not offer. */
export function refuseMethod(
  { paymentMethod }: Pick<Order, 'paymentMethod'>,
  methods: readonly Order['paymentMethod'][],
): void {
  if (methods.includes(paymentMethod)) return;
  throw conflict(
    {
      en: 'This way to pay is not offered any more. Please choose another one.',
      hi: 'पेमेंट का यह तरीका अब नहीं है। दूसरा तरीका चुनिए।',
    },
    'payment-method-not-offered',
  );
}

/** Throws conflict for an order that is too dear for cash on delivery, or goes where the shop takes no cash. */
export function refuseCash(
  { paymentMethod, totalPaise, shippingAddress }: Pick<Order, 'paymentMethod' | 'totalPaise' | 'shippingAddress'>,
  { cash }: Pick<OrderLimits, 'cash'>,
): void {
  if (paymentMethod !== CASH) return;
  if (toRupees(totalPaise) > cash.maxRupees) {
    throw conflict(
      {
        en: `Up to ₹${shown(cash.maxRupees)} can be paid on delivery. Please choose another way to pay.`,
        hi: `डिलीवरी पर ₹${shown(cash.maxRupees)} तक का पेमेंट हो सकता है। पेमेंट का दूसरा तरीका चुनिए।`,
      },
      'too-dear-for-cash',
    );
  }
  const pinCode = shippingAddress.postalCode.replaceAll(/\s/g, '');
  if (cash.pinCodes.length > 0 && cash.pinCodes.every((beginning) => !pinCode.startsWith(beginning))) {
    throw conflict(
      {
        en: `We take no cash on delivery at PIN code ${pinCode}. Please choose another way to pay.`,
        hi: `पिन कोड ${pinCode} पर डिलीवरी के समय पेमेंट नहीं हो सकता। पेमेंट का दूसरा तरीका चुनिए।`,
      },
      'no-cash-there',
    );
  }
}
