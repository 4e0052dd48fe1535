import type { BULK_COLORS, BULK_SIZES, BULK_STATUSES, PAYMENT_METHODS, PLACEMENTS } from '@print-shop/contracts';

/** What has become of a demo order. */
type Fate = 'confirmed' | 'paid' | 'failed' | 'delivered' | 'cancelled';

export interface DemoOrder {
  /** Names the order for good: it is its idempotency key. */
  key: string;
  customer: string;
  fate: Fate;
  pay: (typeof PAYMENT_METHODS)[number];
  lines: { product: string; qty: number; size?: string; color?: string; placement?: string }[];
  reason?: string;
  /** The code of a coupon. */
  coupon?: string;
}

export const orders: DemoOrder[] = [
  { key: 'asha-1', customer: 'asha', fate: 'delivered', pay: 'UPI', lines: [{ product: 'Everyday Business Cards (100)', qty: 2 }, { product: 'Self-inking Round Stamp', qty: 1 }] },
  { key: 'asha-2', customer: 'asha', fate: 'cancelled', pay: 'credit_card', lines: [{ product: 'Couple Mugs (set of 2)', qty: 1 }], reason: 'Ordered twice by mistake; the customer called.' },
  { key: 'asha-3', customer: 'asha', fate: 'paid', pay: 'UPI', coupon: 'MUGS50', lines: [{ product: 'Pehle Chai Cotton T-Shirt', qty: 3, size: 'M', color: 'White', placement: 'Front A4' }, { product: 'Pehle Chai Mug, 330 ml', qty: 2 }] },
  { key: 'asha-4', customer: 'asha', fate: 'failed', pay: 'debit_card', lines: [{ product: 'Open / खुला है Neon Sign', qty: 1 }] },
  { key: 'asha-5', customer: 'asha', fate: 'confirmed', pay: 'cash_on_delivery', lines: [{ product: 'Tri-fold Brochure, A4 (100)', qty: 1 }, { product: 'Desk Calendar 2027', qty: 4 }] },
  { key: 'imran-1', customer: 'imran.shaikh', fate: 'delivered', pay: 'UPI', lines: [{ product: 'Toofan Team Jersey T-Shirt', qty: 11, size: 'L', color: 'Black', placement: 'Back A3' }, { product: 'Jersey Keychain', qty: 15 }] },
  { key: 'imran-2', customer: 'imran.shaikh', fate: 'confirmed', pay: 'UPI', lines: [{ product: 'Economy Flex Banner, 6 x 3 ft', qty: 2 }] },
  { key: 'lakshmi-1', customer: 'lakshmi.narayan', fate: 'paid', pay: 'credit_card', lines: [{ product: 'Boutique Paper Bags (50)', qty: 2 }, { product: 'Gold Foil Business Cards (100)', qty: 1 }] },
  { key: 'gurpreet-1', customer: 'gurpreet.singh', fate: 'delivered', pay: 'cash_on_delivery', lines: [{ product: 'A4 Gloss Flyers, 170 gsm (100)', qty: 1 }] },
  { key: 'gurpreet-2', customer: 'gurpreet.singh', fate: 'cancelled', pay: 'UPI', lines: [{ product: 'Embroidered Cotton Cap', qty: 10, color: 'Red' }], reason: 'Wants another thread colour; new order follows.' },
  { key: 'neha-1', customer: 'neha.saxena', fate: 'paid', pay: 'UPI', lines: [{ product: 'Engraved Steel Plate for Clinics', qty: 1 }, { product: 'Matte Tri-fold for Clinics (250)', qty: 1 }] },
  { key: 'neha-2', customer: 'neha.saxena', fate: 'failed', pay: 'credit_card', lines: [{ product: 'Glow Sign Board, 4 x 2.5 ft', qty: 1 }] },
  { key: 'meera-1', customer: 'meera.nair', fate: 'confirmed', pay: 'UPI', lines: [{ product: 'Powder-coated Bottle, 600 ml', qty: 3 }] },
  { key: 'farida-1', customer: 'farida.contractor', fate: 'delivered', pay: 'UPI', coupon: 'CHHAAP10', lines: [{ product: 'Matte Laminated Business Cards (200)', qty: 1 }, { product: 'A5 Flyers, 130 gsm (500)', qty: 2 }] },
  { key: 'farida-2', customer: 'farida.contractor', fate: 'confirmed', pay: 'UPI', lines: [{ product: 'Round Projecting Glow Sign, 24 inch', qty: 1 }] },
  { key: 'tenzin-1', customer: 'tenzin.negi', fate: 'paid', pay: 'paypal', lines: [{ product: 'Pahadi Sunset T-Shirt', qty: 6, size: 'XL', color: 'Royal Blue', placement: 'Front A3' }, { product: 'Brushed Steel Bottle, 750 ml', qty: 6 }] },
]; // biome-ignore format: an order a line

export interface DemoBulkOrder {
  /** null is a guest. */
  customer: string | null;
  product: string;
  status: (typeof BULK_STATUSES)[number];
  placement: (typeof PLACEMENTS)[number][];
  items: [(typeof BULK_COLORS)[number], (typeof BULK_SIZES)[number], number][];
  design?: boolean;
}

export const bulkOrders: DemoBulkOrder[] = [
  { customer: null, product: 'Custom T-Shirt, All Ten Colours', status: 'Pending', placement: ['Front A4', 'Left'], items: [['Navy Blue', 'M', 24], ['Navy Blue', 'L', 30], ['Navy Blue', 'XL', 16]], design: true },
  { customer: 'imran.shaikh', product: 'Toofan Team Jersey T-Shirt', status: 'In Production', placement: ['Front A3', 'Back A3'], items: [['Black', 'M', 12], ['Black', 'L', 18], ['Black', '2XL', 4]] },
  { customer: 'asha', product: 'Udaan College Fest T-Shirt', status: 'Completed', placement: ['Front A4'], items: [['Golden Yellow', 'S', 40], ['Golden Yellow', 'M', 65], ['Golden Yellow', 'L', 35]] },
  { customer: 'tenzin.negi', product: 'Pahadi Sunset T-Shirt', status: 'Cancelled', placement: ['Back A4'], items: [['Royal Blue', 'L', 20]] },
  { customer: null, product: 'Staff T-Shirt with Chest Logo', status: 'Pending', placement: ['Left'], items: [['White', 'M', 10], ['White', 'L', 10], ['Light Grey', 'XL', 5]] },
]; // biome-ignore format: an order a line

export const favorites = ['Chai Piyo Neon Sign, 24 inch', 'Teak Name Plate with Raised Letters', 'Boutique Paper Bags (50)', 'Kanchipuram Paisley T-Shirt', 'Wedding Invitation, Two Cards (100)']; // biome-ignore format: a list

/** What waits in a cart. */
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
