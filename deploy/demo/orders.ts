import type { BULK_COLORS, BULK_SIZES, BULK_STATUSES, PAYMENT_METHODS, PLACEMENTS } from '@print-shop/contracts';

type Fate = 'confirmed' | 'paid' | 'failed' | 'delivered' | 'cancelled';

export interface DemoOrder {
  /** Names the order for good: it is its idempotency key. */
  key: string;
  customer: string;
  fate: Fate;
  pay: (typeof PAYMENT_METHODS)[number];
  lines: { product: string; qty: number; size?: string; color?: string; placement?: string; design?: string }[];
  reason?: string;
  /** The code of a coupon. */
  coupon?: string;
  gstin?: string;
  /** The business of that number. */
  buyerName?: string;
  /** How it is paid, if not as the fate says: through the account of the order. */
  money?: Money;
  /** The amount that is refunded after the delivery, in rupees. */
  refund?: number;
}

/** `online` by the payment provider, where there is one; `reported` waits for staff, of `part` a half is paid, `refunded` was paid, cancelled and given back. */
export type Money = 'upi' | 'online' | 'bank' | 'cheque' | 'cash' | 'reported' | 'part' | 'refunded' | 'written-off';

/** A product with its quantity, and one piece of another that goes with it. */
type Item = readonly [product: string, qty: number, also?: string];

const delivered = (customer: string, pay: DemoOrder['pay'], items: readonly Item[]): DemoOrder[] =>
  items.map(([product, qty, together], n) => ({
    key: `${customer}-delivered-${n + 1}${together ? '-together' : ''}`,
    customer,
    fate: 'delivered',
    pay,
    lines: [{ product, qty }, ...(together ? [{ product: together, qty: 1 }] : [])],
  }));

/** The orders that go out every week. Enough orders share a pair for the shop to show what is often bought together. */
const everyday: DemoOrder[] = [
  ...delivered('asha', 'UPI', [['Everyday Business Cards (100)', 3, 'Self-inking Round Stamp'], ['Desk Calendar 2027', 6, 'Pehle Chai Mug, 330 ml'], ['Pehle Chai Mug, 330 ml', 4], ['A4 Gloss Flyers, 170 gsm (100)', 2, 'A5 Flyers, 130 gsm (500)']]),
  ...delivered('imran.shaikh', 'UPI', [['Jersey Keychain', 40], ['Economy Flex Banner, 6 x 3 ft', 5, 'A5 Flyers, 130 gsm (500)'], ['A5 Flyers, 130 gsm (500)', 1], ['Everyday Business Cards (100)', 1, 'Self-inking Round Stamp']]),
  ...delivered('lakshmi.narayan', 'credit_card', [['Boutique Paper Bags (50)', 4, 'Gold Foil Business Cards (100)'], ['Gold Foil Business Cards (100)', 2], ['Desk Calendar 2027', 10]]),
  ...delivered('gurpreet.singh', 'cash_on_delivery', [['A4 Gloss Flyers, 170 gsm (100)', 3, 'A5 Flyers, 130 gsm (500)'], ['Pehle Chai Mug, 330 ml', 12, 'Desk Calendar 2027'], ['Everyday Business Cards (100)', 5, 'A4 Gloss Flyers, 170 gsm (100)']]),
  ...delivered('neha.saxena', 'UPI', [['Matte Tri-fold for Clinics (250)', 2], ['Everyday Business Cards (100)', 4, 'Self-inking Round Stamp'], ['Self-inking Round Stamp', 2]]),
  ...delivered('meera.nair', 'UPI', [['Powder-coated Bottle, 600 ml', 6, 'Pehle Chai Mug, 330 ml'], ['Pehle Chai Mug, 330 ml', 8, 'Desk Calendar 2027'], ['Jersey Keychain', 25]]),
  ...delivered('farida.contractor', 'UPI', [['A5 Flyers, 130 gsm (500)', 3, 'A4 Gloss Flyers, 170 gsm (100)'], ['Matte Laminated Business Cards (200)', 2], ['Desk Calendar 2027', 15, 'Pehle Chai Mug, 330 ml']]),
  ...delivered('tenzin.negi', 'cash_on_delivery', [['Brushed Steel Bottle, 750 ml', 8], ['Everyday Business Cards (100)', 2, 'A4 Gloss Flyers, 170 gsm (100)'], ['A4 Gloss Flyers, 170 gsm (100)', 5, 'Everyday Business Cards (100)'], ['Self-inking Round Stamp', 1]]),
]; // biome-ignore format: a customer a line

const businesses: DemoOrder[] = [
  { key: 'farida-gst', customer: 'farida.contractor', fate: 'delivered', pay: 'UPI', gstin: '27AAPFU0939F1ZV', buyerName: 'Contractor Interiors', money: 'bank', lines: [{ product: 'Matte Laminated Business Cards (200)', qty: 5 }] },
  { key: 'neha-gst', customer: 'neha.saxena', fate: 'delivered', pay: 'UPI', gstin: '07AAAAA0000A1Z4', buyerName: 'Saxena Eye Clinic', money: 'cheque', refund: 250, lines: [{ product: 'Engraved Steel Plate for Clinics', qty: 2 }] },
  { key: 'imran-refund', customer: 'imran.shaikh', fate: 'delivered', pay: 'UPI', money: 'upi', refund: 120, lines: [{ product: 'Jersey Keychain', qty: 18 }] },
  { key: 'lakshmi-refund', customer: 'lakshmi.narayan', fate: 'delivered', pay: 'UPI', money: 'upi', refund: 199, lines: [{ product: 'Boutique Paper Bags (50)', qty: 3 }] },
  { key: 'meera-reported', customer: 'meera.nair', fate: 'confirmed', pay: 'UPI', money: 'reported', lines: [{ product: 'Powder-coated Bottle, 600 ml', qty: 4 }] },
  { key: 'tenzin-part', customer: 'tenzin.negi', fate: 'confirmed', pay: 'UPI', money: 'part', lines: [{ product: 'Brushed Steel Bottle, 750 ml', qty: 5 }] },
  { key: 'gurpreet-back', customer: 'gurpreet.singh', fate: 'cancelled', pay: 'UPI', money: 'refunded', reason: 'Wants another size; new order follows.', lines: [{ product: 'Pehle Chai Mug, 330 ml', qty: 24 }] },
  { key: 'meera-off', customer: 'meera.nair', fate: 'delivered', pay: 'cash_on_delivery', money: 'written-off', lines: [{ product: 'Self-inking Round Stamp', qty: 3 }] },
]; // biome-ignore format: an order a line

export const orders: DemoOrder[] = [
  ...everyday,
  ...businesses,
  { key: 'asha-1', customer: 'asha', fate: 'delivered', pay: 'UPI', lines: [{ product: 'Everyday Business Cards (100)', qty: 2 }, { product: 'Self-inking Round Stamp', qty: 1 }] },
  { key: 'asha-2', customer: 'asha', fate: 'cancelled', pay: 'credit_card', money: 'online', lines: [{ product: 'Couple Mugs (set of 2)', qty: 1 }], reason: 'Ordered twice by mistake; the customer called.' },
  { key: 'asha-3', customer: 'asha', fate: 'paid', pay: 'UPI', money: 'online', coupon: 'MUGS50', lines: [{ product: 'Pehle Chai Cotton T-Shirt', qty: 3, size: 'M', color: 'White', placement: 'Front A4' }, { product: 'Pehle Chai Mug, 330 ml', qty: 2 }] },
  { key: 'asha-4', customer: 'asha', fate: 'failed', pay: 'debit_card', lines: [{ product: 'Open / खुला है Neon Sign', qty: 1 }] },
  { key: 'asha-5', customer: 'asha', fate: 'confirmed', pay: 'cash_on_delivery', lines: [{ product: 'Tri-fold Brochure, A4 (100)', qty: 1 }, { product: 'Desk Calendar 2027', qty: 4 }] },
  { key: 'imran-1', customer: 'imran.shaikh', fate: 'delivered', pay: 'UPI', lines: [{ product: 'Toofan Team Jersey T-Shirt', qty: 11, size: 'L', color: 'Black', placement: 'Back A3' }, { product: 'Jersey Keychain', qty: 15 }] },
  { key: 'imran-2', customer: 'imran.shaikh', fate: 'confirmed', pay: 'UPI', lines: [{ product: 'Economy Flex Banner, 6 x 3 ft', qty: 2 }] },
  { key: 'lakshmi-1', customer: 'lakshmi.narayan', fate: 'paid', pay: 'credit_card', money: 'online', lines: [{ product: 'Boutique Paper Bags (50)', qty: 2 }, { product: 'Gold Foil Business Cards (100)', qty: 1 }] },
  { key: 'gurpreet-1', customer: 'gurpreet.singh', fate: 'delivered', pay: 'cash_on_delivery', lines: [{ product: 'A4 Gloss Flyers, 170 gsm (100)', qty: 1 }] },
  { key: 'gurpreet-2', customer: 'gurpreet.singh', fate: 'cancelled', pay: 'UPI', lines: [{ product: 'Embroidered Cotton Cap', qty: 10, color: 'Red' }], reason: 'Wants another thread colour; new order follows.' },
  { key: 'neha-1', customer: 'neha.saxena', fate: 'paid', pay: 'UPI', money: 'online', lines: [{ product: 'Engraved Steel Plate for Clinics', qty: 1 }, { product: 'Matte Tri-fold for Clinics (250)', qty: 1 }] },
  { key: 'neha-2', customer: 'neha.saxena', fate: 'failed', pay: 'credit_card', lines: [{ product: 'Glow Sign Board, 4 x 2.5 ft', qty: 1 }] },
  { key: 'meera-1', customer: 'meera.nair', fate: 'confirmed', pay: 'UPI', lines: [{ product: 'Powder-coated Bottle, 600 ml', qty: 3 }] },
  { key: 'farida-1', customer: 'farida.contractor', fate: 'delivered', pay: 'UPI', coupon: 'CHHAAP10', lines: [{ product: 'Matte Laminated Business Cards (200)', qty: 1 }, { product: 'A5 Flyers, 130 gsm (500)', qty: 2 }] },
  { key: 'farida-2', customer: 'farida.contractor', fate: 'confirmed', pay: 'UPI', lines: [{ product: 'Round Projecting Glow Sign, 24 inch', qty: 1 }] },
  { key: 'tenzin-1', customer: 'tenzin.negi', fate: 'paid', pay: 'paypal', lines: [{ product: 'Pahadi Sunset T-Shirt', qty: 6, size: 'XL', color: 'Royal Blue', placement: 'Front A3' }, { product: 'Brushed Steel Bottle, 750 ml', qty: 6 }] },
]; // biome-ignore format: an order a line

export interface DemoBulkOrder {
  /** null is a guest. */
  customer: string | null;
  /** The number by which a guest finds the order at /track. */
  contact?: { name: string; phone: string; email: string };
  product: string;
  status: (typeof BULK_STATUSES)[number];
  placement: (typeof PLACEMENTS)[number][];
  items: [(typeof BULK_COLORS)[number], (typeof BULK_SIZES)[number], number][];
  design?: boolean;
}

export const bulkOrders: DemoBulkOrder[] = [
  { customer: null, contact: { name: 'Ritu Malhotra', phone: '+91 98200 41735', email: 'ritu.malhotra@example.com' }, product: 'Custom T-Shirt, All Ten Colours', status: 'Pending', placement: ['Front A4', 'Left'], items: [['Navy Blue', 'M', 24], ['Navy Blue', 'L', 30], ['Navy Blue', 'XL', 16]], design: true },
  { customer: 'imran.shaikh', product: 'Toofan Team Jersey T-Shirt', status: 'In Production', placement: ['Front A3', 'Back A3'], items: [['Black', 'M', 12], ['Black', 'L', 18], ['Black', '2XL', 4]] },
  { customer: 'asha', product: 'Udaan College Fest T-Shirt', status: 'Completed', placement: ['Front A4'], items: [['Golden Yellow', 'S', 40], ['Golden Yellow', 'M', 65], ['Golden Yellow', 'L', 35]] },
  { customer: 'tenzin.negi', product: 'Pahadi Sunset T-Shirt', status: 'Cancelled', placement: ['Back A4'], items: [['Royal Blue', 'L', 20]] },
  { customer: null, contact: { name: 'Joseph Mathew', phone: '+91 99470 20816', email: 'joseph.mathew@example.com' }, product: 'Staff T-Shirt with Chest Logo', status: 'Pending', placement: ['Left'], items: [['White', 'M', 10], ['White', 'L', 10], ['Light Grey', 'XL', 5]] },
]; // biome-ignore format: an order a line

export const favorites = ['Chai Piyo Neon Sign, 24 inch', 'Teak Name Plate with Raised Letters', 'Boutique Paper Bags (50)', 'Kanchipuram Paisley T-Shirt', 'Wedding Invitation, Two Cards (100)']; // biome-ignore format: a list

/** The lines that wait in a cart. */
export interface DemoLine {
  product: string;
  quantity: number;
  size?: string;
  color?: string;
  placement?: string;
}

export const cart: DemoLine[] = [
  { product: 'Hard-bound Site Diary, A5', quantity: 2 },
  { product: 'Udaan College Fest T-Shirt', quantity: 1, size: 'L', color: 'Navy Blue', placement: 'Front A4' },
];
