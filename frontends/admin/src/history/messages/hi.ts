import type { AuditedKind } from '@print-shop/contracts';
import type { Messages } from '@print-shop/i18n';
import { hi as staff } from '../../messages/hi.ts';
import { fieldName } from '../words.ts';
import type { en } from './en.ts';

type Words = Readonly<Record<string, string>>;

export const kinds: Record<AuditedKind, string> = {
  product: 'प्रोडक्ट',
  'product-type': 'प्रोडक्ट का प्रकार',
  'product-color': 'प्रोडक्ट का रंग',
  'product-synonyms': 'खोज के शब्द',
  review: 'रिव्यू',
  order: 'ऑर्डर',
  'bulk-order': 'बल्क ऑर्डर',
  price: 'दाम',
  coupon: 'कूपन',
  account: 'खाता',
  'tax-month': 'GST का महीना',
  'tax-rule': 'टैक्स का नियम',
  quotation: 'कोटेशन',
  setting: 'सेटिंग',
  'print-profile': 'प्रिंट प्रोफ़ाइल',
  retention: 'फ़ाइलें रखने की अवधि',
  proof: 'प्रूफ़',
  message: 'मैसेज',
  'print-areas': 'प्रिंट एरिया',
  user: 'अकाउंट',
};
/** What services record as the action of a change. */
const actions: Words = {
  created: 'जोड़ा',
  updated: 'बदला',
  deleted: 'हटाया',
  disabled: 'बंद किया',
  enabled: 'चालू किया',
  'second factor removed': 'दूसरा सुरक्षा कदम हटाया',
  invited: 'न्योता भेजा',
  'invited again': 'न्योता फिर भेजा',
  'no longer invited': 'न्योता वापस लिया',
  paid: 'पेमेंट दर्ज किया',
  'payment-failed': 'पेमेंट फ़ेल लिखा',
  released: 'मंज़ूर किया',
  begun: 'काम शुरू किया',
  dispatched: 'डिलीवरी को दिया',
  delivered: 'पहुँचा हुआ लिखा',
  cancelled: 'रद्द किया',
  answered: 'जवाब दिया',
  'answer-removed': 'जवाब हटाया',
  hidden: 'छिपाया',
  shown: 'फिर दिखाया',
  sent: 'भेजा',
  approved: 'मंज़ूर किया',
  'approved by phone': 'फ़ोन पर मंज़ूर लिखा',
  'asked for changes of': 'बदलाव माँगे',
  'commented on': 'टिप्पणी की',
};
/** Fields by their path in the API; the name of a field that is not here is its path in words. */
const fields: Words = {
  name: 'नाम',
  email: 'ईमेल',
  phone: 'फ़ोन',
  password: 'पासवर्ड',
  role: 'भूमिका',
  isAdmin: 'स्टाफ़',
  disabledAt: 'बंद किया गया',
  'address.street': 'गली',
  'address.city': 'शहर',
  'address.state': 'राज्य',
  'address.country': 'देश',
  'address.pincode': 'पिन कोड',
  type: 'प्रकार',
  category: 'कैटेगरी',
  description: 'ब्योरा',
  price: 'दाम',
  stock: 'स्टॉक',
  answer: 'जवाब',
  hidden: 'छिपाया हुआ',
  reason: 'कारण',
  bothSide: 'दोनों तरफ़ का दाम',
  happyHourDiscount: 'हैप्पी आवर की छूट',
  festivalHourDiscount: 'त्योहार की छूट',
  happyHour: 'हैप्पी आवर',
  festival: 'त्योहार के दिन',
  priceBreaks: 'ज़्यादा पीस पर कम दाम',
  sizeSurcharges: 'साइज़ का ऊपर से दाम',
  placementSurcharges: 'छपाई की जगह का ऊपर से दाम',
  setUp: 'तैयारी का ख़र्च',
  sizes: 'साइज़',
  colors: 'रंग',
  images: 'तस्वीरें',
  isCustomizable: 'डिज़ाइन डल सकता है',
  isBestSeller: 'सबसे ज़्यादा बिकने वाला',
  isNew: 'नया',
  hexCode: 'रंग का कोड',
  status: 'स्थिति',
  paymentStatus: 'पेमेंट की स्थिति',
  isDelivered: 'पहुँच गया',
  needsReview: 'देखना बाकी',
  begunAt: 'काम शुरू',
  dispatchedAt: 'डिलीवरी को दिया',
  note: 'नोट',
  text: 'टेक्स्ट',
  proofVersion: 'प्रूफ़ का वर्ज़न',
  sha256: 'SHA-256',
  fileName: 'फ़ाइल',
  number: 'नंबर',
  customerName: 'ग्राहक का नाम',
  validUntil: 'कब तक मान्य',
  items: 'सामान',
  totalItems: 'कुल पीस',
  grandTotal: 'कुल रकम',
  toleranceMm: 'साइज़ में छूट (मिमी)',
  bleedMm: 'ब्लीड (मिमी)',
  safeMm: 'सेफ़ मार्जिन (मिमी)',
  minDpi: 'कम से कम dpi',
  goodDpi: 'अच्छा dpi',
  colours: 'रंग',
  inkLimitPercent: 'स्याही की सीमा (%)',
  minPages: 'कम से कम पेज',
  maxPages: 'ज़्यादा से ज़्यादा पेज',
  pageMultiple: 'पेज इतने-इतने के सेट में',
  minTextPt: 'सबसे छोटे अक्षर (pt)',
  minLinePt: 'सबसे पतली रेखा (pt)',
  needsProof: 'प्रूफ़ ज़रूरी',
};
/** Services begin an order's label with its kind and a price's label with its section. */
export function labelInHindi(kind: AuditedKind, label: string): string {
  if (kind === 'order' || kind === 'bulk-order') return label.replace(/^(Order|Bulk order) /, '');
  if (kind !== 'price') return label;
  const sections: Words = staff.sections;
  return label
    .replace(/^\w+(?=: )/, (section) => sections[section] ?? section)
    .replace(/(both sides|single side)$/, (side) => staff.sides[side === 'both sides' ? 'both' : 'single']);
}

const isOrNot: Words = { yes: 'हाँ', no: 'नहीं' };
/** Values that are words of the shop, by their field. Others are as they were typed. */
const values: Readonly<Record<string, Words>> = {
  role: staff.roles,
  paymentStatus: { pending: 'बाकी है', paid: 'पेमेंट हो गया', failed: 'पेमेंट नहीं हुआ' },
  status: {
    waiting: 'स्टॉक का इंतज़ार',
    confirmed: 'पक्का हुआ',
    cancelled: 'रद्द हुआ',
    ...staff.bulkStatuses,
  },
};

export const hi: Messages<typeof en> = {
  title: 'इतिहास',
  loading: 'इतिहास खुल रहा है...',
  failed: 'इतिहास नहीं खुल पाया।',
  none: 'इसे अभी तक किसी ने नहीं बदला।',
  by: (name) => (name === 'customer' ? 'ग्राहक' : name),
  did: (action) => ` ने ${actions[action] ?? action}`,
  it: '',
  what: (kind) => `: ${kinds[kind]}`,
  label: (kind, label) => labelInHindi(kind, label),
  field: (path) => fields[path] ?? fieldName(path),
  value: (field, value) => (values[field] ?? (/^(is|needs)[A-Z]/.test(field) ? isOrNot : {}))[value] ?? value,
  fields: (count) => `${count} बदलाव`,
};
