import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  kinds: {
    welcome: 'स्वागत',
    'contact-message-received': 'संपर्क संदेश मिला',
    'order-received': 'ऑर्डर मिला',
    'order-confirmed': 'ऑर्डर पक्का हुआ',
    'payment-received': 'पेमेंट मिला',
    'payment-failed': 'पेमेंट नहीं हुआ',
    'order-delivered': 'ऑर्डर पहुँचा',
    'order-line-cancelled': 'ऑर्डर का हिस्सा रद्द हुआ',
    'order-cancelled': 'ऑर्डर रद्द हुआ',
    'bulk-order-received': 'बल्क ऑर्डर मिला',
    'bulk-order-status': 'बल्क ऑर्डर की स्थिति',
    'new-order': 'नया ऑर्डर',
    'customer-cancelled': 'ग्राहक ने रद्द किया',
    'new-bulk-order': 'नया बल्क ऑर्डर',
    'new-contact-message': 'नया संपर्क संदेश',
    'low-stock': 'कम स्टॉक',
    digest: 'रोज़ का मेल',
  },
  channels: { email: 'ईमेल', whatsapp: 'WhatsApp', sms: 'SMS' },
};
