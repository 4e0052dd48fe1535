import { colors, placements } from '@print-shop/contracts/choices-hi';
import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

/** Hindi for the shop's own terms; names given by staff or customers stay as they are. */
const wordIn = (words: Readonly<Record<string, string>>) => (name: string) => words[name] ?? name;

const sections = {
  design: 'डिज़ाइन',
  paper: 'काग़ज़',
  printing: 'छपाई',
  lamination: 'लैमिनेशन',
  binding: 'बाइंडिंग',
};

export const hi: Messages<typeof en> = {
  roles: { owner: 'मालिक', manager: 'मैनेजर', catalogue: 'कैटलॉग', production: 'प्रोडक्शन' },
  sections,
  leavings: { due: 'आज या देर से', today: 'आज', late: 'देर हो गई', waiting: 'अभी नहीं, ग्राहक के जवाब का इंतज़ार' },
  bulkStatuses: {
    Pending: 'बाकी है',
    'In Production': 'काम चल रहा है',
    Completed: 'पूरा हुआ',
    Cancelled: 'रद्द हुआ',
  },
  orderSteps: {
    'line-cancelled': 'सामान रद्द हुआ',
    'refund-due': 'पैसे लौटाने हैं',
    claimed: 'शिकायत आई',
    'claim-withdrawn': 'शिकायत वापस ली',
    'claim-accepted': 'शिकायत मानी',
    'claim-declined': 'शिकायत नहीं मानी',
  },
  sides: { both: 'दोनों तरफ़', single: 'एक तरफ़' },
  noPrices: (section) => `${sections[section]} का अभी कोई दाम नहीं है`,
  priceSaved: 'दाम बदल गया ✅',
  priceFailed: 'दाम नहीं बदल पाया',
  priceDeleted: 'दाम हट गया ✅',
  priceDeleteFailed: 'दाम नहीं हट पाया',
  byCustomer: 'ग्राहक',
  byShop: 'दुकान',
  notices: 'सूचनाएँ',
  edit: 'बदलें',
  editOf: (name) => `${name} बदलें`,
  delete: 'हटाएँ',
  deleteOf: (name) => `${name} हटाएँ`,
  confirmDelete: (name) => `क्या "${name}" को सच में हटाना है?`,
  remove: 'हटाएँ',
  removeOf: (name) => `${name} हटाएँ`,
  changeOf: (name) => `${name} बदलें`,
  cancel: 'रहने दें',
  save: 'सेव करें',
  saving: 'सेव हो रहा है...',
  newQuestions: (count: number) => (count === 1 ? '1 नया मैसेज' : `${count} नए मैसेज`),
  tryAgain: 'फिर कोशिश करें',
  typesFailed: 'प्रोडक्ट के प्रकार नहीं आ सके।',
  colorsFailed: 'रंग नहीं आ सके।',
  choose: 'चुनिए...',
  colorOf: wordIn(colors),
  placementOf: wordIn(placements),
  notForRole: {
    pageTitle: 'आपकी भूमिका में नहीं',
    title: 'यह पेज आपकी भूमिका में नहीं है',
    lead: (role) => `आप ${role} की भूमिका में साइन इन हैं। यह पेज चाहिए तो दुकान के मालिक से कहिए।`,
  },
  changedMeanwhile: {
    title: (what) => `इस बीच किसी और ने यह ${what} बदल दिया।`,
    notSaved: 'आपका लिखा यहीं है, पर अभी सेव नहीं हुआ।',
    showTheirs: 'उनका बदलाव दिखाएँ',
    saveMine: 'मेरा ही सेव करें',
  },
};
