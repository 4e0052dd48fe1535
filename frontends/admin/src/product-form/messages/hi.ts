import { MAX_PRODUCT_IMAGES, namesOf, PICTURE_KINDS, PRODUCT_IMAGE_MAX_BYTES } from '@print-shop/contracts/client';
import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

const MAX_MEGABYTES = PRODUCT_IMAGE_MAX_BYTES / 2 ** 20;

export const hi: Messages<typeof en> = {
  incomplete: 'सभी ज़रूरी जानकारी भरिए और कम से कम एक तस्वीर अपलोड कीजिए',
  incompleteEdit: 'सभी ज़रूरी जानकारी भरिए',
  fields: {
    name: 'नाम',
    type: 'प्रकार',
    category: 'कैटेगरी',
    price: 'दाम (₹)',
    stock: 'स्टॉक',
    bothSide: 'दोनों तरफ़ छपाई का ऊपर से दाम (₹)',
    happyHourDiscount: 'हैप्पी आवर की छूट (%)',
    festivalHourDiscount: 'त्योहार की छूट (%)',
    isCustomizable: 'ग्राहक का डिज़ाइन डल सकता है',
    isBestSeller: 'सबसे ज़्यादा बिका',
    isNew: 'नया',
    description: 'ब्योरा',
    sizes: 'साइज़',
    colors: 'रंग',
  },
  faults: {
    negative: '0 या उससे ज़्यादा लिखिए।',
    notPercent: '0 से 100 के बीच लिखिए।',
    notWhole: 'पूरी संख्या लिखिए।',
  },
  noColors: 'अभी कोई रंग नहीं है।',
  manageColors: 'रंग जोड़ें या बदलें',
  images: {
    add: 'तस्वीरें जोड़ें',
    hint: `${MAX_PRODUCT_IMAGES} तक: ${namesOf(PICTURE_KINDS, 'या')}, हर एक ${MAX_MEGABYTES} MB तक`,
    upload: 'अपलोड',
    tooMany: `एक प्रोडक्ट में ज़्यादा से ज़्यादा ${MAX_PRODUCT_IMAGES} तस्वीरें हो सकती हैं`,
    tooLarge: (name) => `${name} ${MAX_MEGABYTES} MB से बड़ी है। छोटी तस्वीर चुनिए।`,
    wrongKind: (name) => `${name} नहीं चलेगी। ${namesOf(PICTURE_KINDS, 'या')} तस्वीर चुनिए, ${MAX_MEGABYTES} MB तक की।`,
    failed: 'तस्वीर अपलोड नहीं हो पाई। फिर कोशिश कीजिए।',
    tryAgain: (names) => `फिर कोशिश करें: ${names}`,
    picture: (number) => `तस्वीर ${number}`,
    main: 'मुख्य',
    moveEarlier: (number) => `तस्वीर ${number} पहले करें`,
    moveLater: (number) => `तस्वीर ${number} बाद में करें`,
    remove: (number) => `तस्वीर ${number} हटाएँ`,
    moved: (from, to, count) => `तस्वीर ${from} अब ${count} में से ${to} नंबर पर है।`,
    removed: (number) => `तस्वीर ${number} हट गई।`,
  },
};
