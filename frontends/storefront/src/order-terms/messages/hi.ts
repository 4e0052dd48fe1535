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
  ownDesign: 'अपना डिज़ाइन',
  yourDesign: 'आपका डिज़ाइन',
};
