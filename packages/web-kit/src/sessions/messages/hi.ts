import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  title: 'आप कहाँ-कहाँ साइन इन हैं',
  lead: 'इनमें से किसी को नहीं पहचानते? वहाँ से साइन आउट कीजिए और नया पासवर्ड रखिए।',
  loading: 'खुल रहा है...',
  failed: 'सूची नहीं खुल पाई।',
  tryAgain: 'फिर कोशिश करें',
  device: (browser, system) => (browser && system ? `${system} पर ${browser}` : browser || system || 'अनजान डिवाइस'),
  here: 'यही डिवाइस',
  since: (when, address) => `${when} को ${address} से साइन इन`,
  end: 'वहाँ से साइन आउट करें',
  endOf: (device, when) => `वहाँ से साइन आउट करें: ${device}, ${when} को साइन इन`,
  ended: 'वहाँ से साइन आउट हो गया।',
  endOthers: 'बाकी सब जगह से साइन आउट करें',
  endedOthers: 'अब आप बाकी सब जगह से साइन आउट हैं।',
  endFailed: 'वहाँ से साइन आउट नहीं हो पाया। फिर कोशिश कीजिए।',
};
