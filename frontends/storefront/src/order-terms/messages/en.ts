import type { PAYMENT_METHODS } from '@print-shop/contracts/client';

const paymentMethods: Record<(typeof PAYMENT_METHODS)[number], string> = {
  UPI: 'UPI',
  credit_card: 'Credit card',
  debit_card: 'Debit card',
  paypal: 'PayPal',
  cash_on_delivery: 'Cash on delivery',
};

export const en = {
  paymentMethods,
  items: 'Items',
  shipping: 'Shipping',
  free: 'Free',
  total: 'Total',
  size: (size: string) => `Size ${size}`,
  breakOf: (from: number, rupees: string, percent: number) =>
    `${from} and more: ${rupees} each${percent > 0 ? `, you save ${percent}%` : ''}`,
  setUp: (rupees: string) => `and ${rupees} to set up your design`,
  gst: (rates: readonly [rupees: string, percent: number][]) =>
    `Includes GST: ${rates.map(([rupees, percent]) => `${rupees} (${percent}%)`).join(' + ')}`,
  gstFailed: 'The GST in this price could not be loaded. The price itself is right.',
  coupon: (code: string) => `Coupon ${code}`,
  bothSides: 'Both sides',
  ownDesign: 'Own design',
  yourLayout: 'Your layout on the product',
  yourDesign: 'Your design',
};
