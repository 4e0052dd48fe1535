import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  close: 'बंद करें',
  dismiss: 'हटाएँ',
  loading: 'लोड हो रहा है...',
  tryAgain: 'फिर कोशिश करें',
  optional: '(ज़रूरी नहीं)',
  insteadOf: 'पहले का दाम',
  quantity: 'संख्या',
  decrease: (label) => `${label} घटाएँ`,
  increase: (label) => `${label} बढ़ाएँ`,
  rated: (value) => `5 में से ${value} स्टार`,
  reviews: (count) => `(${count} रिव्यू)`,
  discount: (percent) => `${percent}% की छूट`,
  addToCart: 'कार्ट में डालें',
  addToCartOf: (name) => `कार्ट में डालें: ${name}`,
  adding: 'डाल रहे हैं...',
  soldOut: 'स्टॉक ख़त्म',
  soldOutOf: (name) => `स्टॉक ख़त्म: ${name}`,
  designGone: 'यह डिज़ाइन अब हमारे पास नहीं है',
  bestSeller: 'सबसे ज़्यादा बिका',
  isNew: 'नया',
  like: (name) => `${name} पसंदीदा में जोड़ें`,
  unlike: (name) => `${name} पसंदीदा से हटाएँ`,
};
