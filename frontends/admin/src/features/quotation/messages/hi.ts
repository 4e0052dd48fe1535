import type { Messages } from '@print-shop/i18n';
import { hi as staff } from '../../../messages/hi.ts';
import type { en } from './en.ts';

const tabs = { ...staff.sections, transport: 'ट्रांसपोर्ट' };

export const hi: Messages<typeof en> = {
  pageTitle: 'ऑनलाइन कोटेशन',
  title: 'छपाई का कोटेशन',
  lead: 'छपाई के पूरे काम का हिसाब यहाँ बनाइए',
  saved: 'सेव किए कोटेशन',
  loading: 'दाम खुल रहे हैं...',
  failed: 'दाम नहीं खुल पाए।',
  nothingYet: 'जो आप ऑर्डर में जोड़ेंगे, उसका हिसाब यहाँ दिखेगा।',
  reset: 'सब साफ़ करें',
  print: 'प्रिंट करें',
  parts: 'ऑर्डर के हिस्से',
  tabs,
  empty: (tab) => `${tab} (खाली)`,
  addTo: (tab) => `ऑर्डर में ${tab} जोड़ें`,
  none: (tab) => `${tabs[tab]} का अभी कोई दाम नहीं है`,
  add: 'ऑर्डर में जोड़ें',
  paperType: 'कौन सा काग़ज़',
  printingType: 'कैसी छपाई',
  gsm: 'GSM',
  size: 'साइज़',
  side: 'तरफ़',
  sides: { single: 'एक', both: 'दोनों' },
  incomplete: {
    design: 'डिज़ाइन चुनिए',
    paper: 'काग़ज़, GSM और साइज़ तीनों चुनिए',
    printing: 'छपाई चुनिए',
    lamination: 'लैमिनेशन चुनिए',
    binding: 'बाइंडिंग चुनिए',
    transport: '',
  },
  notFound: { paper: 'चुना हुआ काग़ज़ अब सूची में नहीं है', printing: 'चुनी हुई छपाई अब सूची में नहीं है' },
  keep: {
    title: 'कोटेशन सेव करें',
    customer: 'ग्राहक का नाम',
    validUntil: 'कब तक मान्य',
    save: 'कोटेशन सेव करें',
    saved: (number) => `${number} नाम से सेव हो गया।`,
    open: (number) => `${number} खोलें`,
    failed: 'कोटेशन सेव नहीं हो पाया। कुछ खोया नहीं है, फिर कोशिश कीजिए।',
  },
  gone: (names) => `अब दाम की सूची में नहीं: ${names}`,
  copyFailed: 'कोटेशन कॉपी नहीं हो पाया।',
};
