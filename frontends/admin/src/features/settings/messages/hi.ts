import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  title: 'सेटिंग',
  links: {
    colors: { label: 'प्रोडक्ट के रंग', detail: 'प्रोडक्ट किन रंगों में मिलते हैं' },
    types: { label: 'प्रोडक्ट के प्रकार', detail: 'प्रकार और उनकी कैटेगरी' },
    coupons: { label: 'कूपन', detail: 'ऑर्डर पर छूट देने वाले कोड' },
    prices: { label: 'काम के दाम', detail: 'डिज़ाइन, काग़ज़, छपाई, लैमिनेशन, बाइंडिंग' },
    questions: { label: 'ऑर्डर के सवाल', detail: 'ग्राहक क्या पूछते हैं; जवाब दीजिए' },
    reviews: { label: 'रिव्यू', detail: 'ग्राहकों की राय; जवाब दें, छिपाएँ या फिर दिखाएँ' },
    messages: { label: 'संपर्क पेज के संदेश', detail: 'लोगों ने क्या लिखा' },
    texts: { label: 'मैसेज में क्या लिखा है', detail: 'ग्राहकों और स्टाफ़ को क्या जाता है, और आपका अपना वाक्य' },
    changes: { label: 'हाल के बदलाव', detail: 'दुकान में किसने क्या बदला' },
    staff: { label: 'स्टाफ़', detail: 'यहाँ कौन काम करता है, और क्या कर सकता है' },
    security: { label: 'सुरक्षा', detail: 'साइन इन, नाकाम कोशिशें, निकाला और हटाया गया डेटा' },
  },
  whatYouCanSet: 'आप क्या बदल सकते हैं',
  theShop: 'दुकान',
  whereSet: ['यह इंस्टॉलेशन का हिस्सा है। बदलना हो तो ', ' वाली फ़ाइल बदलिए और गेटवे फिर से चलाइए।'],
  facts: {
    name: 'नाम',
    line: 'टैगलाइन',
    phone: 'फ़ोन',
    email: 'ईमेल',
    whatsapp: 'WhatsApp',
    address: 'पता',
    hours: 'समय',
    gstin: 'GSTIN',
    socials: 'सोशल पेज',
    messages: 'संपर्क पेज के संदेश',
  },
  none: 'कोई नहीं',
  kept: 'स्टाफ़ के लिए रखे जाते हैं',
  notKept: 'नहीं रखे जाते',
};
