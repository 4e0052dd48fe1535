import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  welcome: 'दुकान में स्वागत',
  'contact-message-received': 'आपका मैसेज मिल गया',
  'order-received': 'आपका ऑर्डर मिल गया',
  'order-confirmed': 'आपका ऑर्डर पक्का हो गया',
  'payment-received': 'आपका पेमेंट आ गया',
  'payment-failed': 'आपका पेमेंट नहीं हो पाया',
  'part-paid': 'आपका कुछ पेमेंट मिल गया',
  'invoice-issued': 'आपका बिल तैयार है',
  'refund-sent': 'आपके पैसे लौटा दिए गए',
  'order-delivered': 'आपका ऑर्डर पहुँच गया',
  'order-line-cancelled': 'आपके ऑर्डर का हिस्सा रद्द हो गया',
  'order-cancelled': 'आपका ऑर्डर रद्द हो गया',
  'bulk-order-received': 'आपका बल्क ऑर्डर मिल गया',
  'bulk-order-status': 'आपके बल्क ऑर्डर की ख़बर',
  'quotation-sent': 'आपके मँगाए कोटेशन',
  'quotation-replied': 'कोटेशन के बारे में जवाब',
  'artwork-must-be-mended': 'फ़ाइल की कमियाँ',
  'proof-ready': 'जाँचने के लिए प्रूफ़',
  'proof-reminder': 'प्रूफ़ की याद',
  'proof-replied': 'प्रूफ़ के बारे में जवाब',
  'proof-approved': 'मंज़ूर किए प्रूफ़',
  'claim-received': 'आपकी शिकायत मिल गई',
  'claim-decided': 'आपकी शिकायत पर फ़ैसला',
  'conversation-answered': 'आपके सवालों के जवाब',
};
