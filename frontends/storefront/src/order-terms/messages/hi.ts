import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  paymentMethods: {
    UPI: 'UPI',
    credit_card: 'क्रेडिट कार्ड',
    debit_card: 'डेबिट कार्ड',
    paypal: 'PayPal',
    cash_on_delivery: 'कैश ऑन डिलीवरी',
  },
  items: 'सामान',
  shipping: 'डिलीवरी',
  free: 'मुफ़्त',
  total: 'कुल',
  size: (size) => `साइज़ ${size}`,
  breakOf: (from, rupees, percent) => `${from} या ज़्यादा: ${rupees} एक का${percent > 0 ? `, ${percent}% की बचत` : ''}`,
  setUp: (rupees) => `और डिज़ाइन की तैयारी के ${rupees}`,
  gst: (rates) => `GST शामिल: ${rates.map(([rupees, percent]) => `${rupees} (${percent}%)`).join(' + ')}`,
  gstFailed: 'इस दाम में शामिल GST नहीं आ सका। दाम सही है।',
  coupon: (code) => `कूपन ${code}`,
  bothSides: 'दोनों तरफ़',
  ownDesign: 'अपना डिज़ाइन',
  yourLayout: 'प्रोडक्ट पर आपका लेआउट',
  yourDesign: 'आपका डिज़ाइन',
};
