import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  pageTitle: 'अकाउंट बनाएँ',
  title: 'अपना अकाउंट बनाइए',
  lead: 'बस तीन चीज़ें काफ़ी हैं। पता भी लिख देंगे तो चेकआउट पर दोबारा नहीं लिखना पड़ेगा।',
  name: 'पूरा नाम',
  email: 'ईमेल',
  password: 'पासवर्ड',
  passwordHint: 'कम से कम 8 अक्षर।',
  phone: 'फ़ोन',
  address: 'पता',
  street: 'गली और मकान नंबर',
  city: 'शहर',
  state: 'राज्य',
  country: 'देश',
  postalCode: 'पिन कोड',
  faults: {
    email: 'सही ईमेल पता लिखिए।',
    password: 'पासवर्ड में कम से कम 8 अक्षर होने चाहिए।',
    phone: 'सही फ़ोन नंबर लिखिए।',
    tooLong: 'यह बहुत लंबा है।',
  },
  required: 'नाम, ईमेल और पासवर्ड ज़रूरी हैं।',
  failed: 'अकाउंट नहीं बन पाया। फिर कोशिश कीजिए।',
  succeeded: 'अकाउंट बन गया! अब साइन इन पर ले चल रहे हैं...',
  refusals: {
    'password-common': 'यह पासवर्ड बहुत लोग रखते हैं, इसलिए आसानी से पकड़ा जा सकता है। कोई और चुनिए।',
    'email-taken': 'इस ईमेल से अकाउंट पहले से बना हुआ है।',
    'phone-taken': 'इस फ़ोन नंबर से अकाउंट पहले से बना हुआ है।',
    'too-many-requests': 'बहुत बार कोशिश हो चुकी है। एक मिनट बाद फिर कोशिश कीजिए।',
    unreachable: 'दुकान तक पहुँच नहीं हो पाई। अपना इंटरनेट जाँचिए।',
  },
  signUp: 'अकाउंट बनाएँ',
  signingUp: 'अकाउंट बन रहा है...',
  haveAccount: 'पहले से अकाउंट है?',
  signIn: 'साइन इन',
};
