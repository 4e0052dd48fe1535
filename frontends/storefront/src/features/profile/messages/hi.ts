import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  title: 'मेरी प्रोफ़ाइल',
  signIn: 'अपनी प्रोफ़ाइल देखने और बदलने के लिए साइन इन कीजिए।',
  loading: 'आपकी प्रोफ़ाइल खुल रही है...',
  tabs: { label: 'प्रोफ़ाइल', personal: 'आपकी जानकारी', address: 'पता', security: 'सुरक्षा' },
  name: 'पूरा नाम',
  email: 'ईमेल',
  phone: 'फ़ोन',
  street: 'गली और मकान नंबर',
  city: 'शहर',
  state: 'राज्य',
  country: 'देश',
  postalCode: 'पिन कोड',
  newPassword: 'नया पासवर्ड',
  passwordHint: 'कम से कम 8 अक्षर, बड़े-छोटे अंग्रेज़ी अक्षर और अंक मिलाकर। पुराना रखना हो तो खाली छोड़ दीजिए।',
  showPassword: 'पासवर्ड दिखाएँ',
  hidePassword: 'पासवर्ड छिपाएँ',
  faults: {
    name: 'अपना नाम लिखिए।',
    email: 'सही ईमेल पता लिखिए।',
    phone: 'सही फ़ोन नंबर लिखिए।',
    password: 'यह पासवर्ड बहुत छोटा है।',
  },
  update: 'प्रोफ़ाइल सहेजें',
  updating: 'सहेजा जा रहा है...',
  updated: 'प्रोफ़ाइल सहेज ली गई!',
  updateFailed: 'प्रोफ़ाइल नहीं सहेजी जा सकी।',
  logout: 'लॉग आउट',
};
