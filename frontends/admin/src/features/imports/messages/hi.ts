import {
  IMPORT_DAYS,
  MAX_IMPORT_ROWS,
  MAX_IMPORT_TABLE_BYTES,
  MAX_IMPORT_ZIP_BYTES,
  megabytes,
} from '@print-shop/contracts/client';
import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

const number = (value: number) => value.toLocaleString('en-IN');
const rows = (count: number) => (count === 1 ? '1 लाइन' : `${number(count)} लाइनें`);
const TABLE = megabytes(MAX_IMPORT_TABLE_BYTES);
const ARCHIVE = megabytes(MAX_IMPORT_ZIP_BYTES);
const LIMITS = `ज़्यादा से ज़्यादा ${TABLE} और ${number(MAX_IMPORT_ROWS)} लाइनें`;

export const hi: Messages<typeof en> = {
  kinds: {
    products: {
      name: 'प्रोडक्ट',
      about: 'आपका कैटलॉग: प्रकार, रंग, साइज़, दाम, HSN कोड और तस्वीरें।',
      notes: [
        'दाम की सूची भी प्रोडक्ट की फ़ाइल है, जिसमें सिर्फ़ बदलने वाले कॉलम हैं: नाम, प्रकार, दाम और मात्रा के दाम। प्रोडक्ट में बाकी सब वैसा ही रहता है।',
        'तस्वीरें अपने वेब पते से आती हैं। चाहें तो उन्हें तालिका के साथ एक ZIP फ़ाइल में रखिए, और तालिका में उनके फ़ाइल नाम लिखिए।',
      ],
      title: 'प्रोडक्ट का इम्पोर्ट',
      exportAll: 'सारे प्रोडक्ट CSV में लें',
      openList: 'प्रोडक्ट लिस्ट खोलें',
    },
    customers: {
      name: 'ग्राहक',
      about: 'आपसे ख़रीदने वाले लोग और कंपनियाँ, उनके संपर्क और पते।',
      notes: [],
      title: 'ग्राहकों का इम्पोर्ट',
      exportAll: 'सारे ग्राहक CSV में लें',
      openList: 'यूज़र की सूची खोलें',
    },
    balances: {
      name: 'शुरुआती बाकी',
      about: 'जिस दिन आप यहाँ आए, उस दिन ग्राहकों पर या आप पर जितनी रकम बाकी थी।',
      notes: [],
      title: 'शुरुआती बाकी का इम्पोर्ट',
      exportAll: 'सारी शुरुआती बाकी CSV में लें',
      openList: 'पेमेंट खोलें',
    },
    orders: {
      name: 'पुराने ऑर्डर',
      about: 'यहाँ आने से पहले के ऑर्डर, ताकि वे आपको और ग्राहकों को आगे भी मिलें।',
      notes: [],
      title: 'पुराने ऑर्डर का इम्पोर्ट',
      exportAll: 'सारे पुराने ऑर्डर CSV में लें',
      openList: 'ऑर्डर खोलें',
    },
  },
  states: { checking: 'जाँच चल रही है', checked: 'जाँच पूरी', running: 'इम्पोर्ट चल रहा है', done: 'इम्पोर्ट पूरा' },
  title: 'इम्पोर्ट',
  lead: 'दूसरे प्रोग्राम से अपनी सूचियाँ लाइए। फ़ाइल में क्या मिला, यह आपके देख लेने से पहले दुकान में कुछ नहीं बदलता।',
  kindsOf: 'इम्पोर्ट की सूचियाँ',
  template: 'टेम्पलेट डाउनलोड करें',
  templateHint: `टेम्पलेट में सारे कॉलम और एक उदाहरण है। CSV में लेने पर भी यही कॉलम मिलते हैं। ${number(MAX_IMPORT_ROWS)} से ज़्यादा लाइनों की फ़ाइल को इम्पोर्ट से पहले बाँट लीजिए।`,
  templateFailed: 'टेम्पलेट डाउनलोड नहीं हो पाया। फिर कोशिश कीजिए।',
  downloading: 'डाउनलोड हो रहा है...',
  exporting: 'फ़ाइल बन रही है...',
  exportFailed: 'फ़ाइल नहीं बन पाई। फिर कोशिश कीजिए।',
  drop: 'फ़ाइल चुनिए, या यहाँ छोड़िए',
  dropHint: (kind) =>
    kind === 'products'
      ? `CSV या XLSX, ${LIMITS}। तस्वीरों के साथ ZIP, ज़्यादा से ज़्यादा ${ARCHIVE}।`
      : `CSV या XLSX, ${LIMITS}।`,
  fileFaults: {
    'other-kind': (name) => `${name} पढ़ी नहीं जा सकती। सूची को CSV या XLSX में सेव करके फिर चुनिए।`,
    empty: (name) => `${name} ख़ाली है। वह फ़ाइल चुनिए जिसमें आपकी सूची है।`,
    'large-table': (name) => `${name} ${TABLE} से बड़ी है। इसे कई फ़ाइलों में बाँटिए।`,
    'large-archive': (name) => `${name} ${ARCHIVE} से बड़ी है। इसे कई फ़ाइलों में बाँटिए, या छोटी तस्वीरें लीजिए।`,
  },
  sending: (name) => `${name} भेजी जा रही है`,
  sent: (percent) => `${percent}% भेजी गई। पूरी फ़ाइल जाने तक यह पेज खुला रखिए।`,
  cancel: 'रद्द करें',
  sendFailed: 'फ़ाइल नहीं भेजी जा सकी। फिर कोशिश कीजिए।',
  last: 'पिछले इम्पोर्ट',
  lastHint: `हर इम्पोर्ट ${IMPORT_DAYS} दिन तक यहाँ दिखता है। उससे आई लाइनें दुकान में रहती हैं।`,
  columns: { file: 'फ़ाइल', state: 'स्थिति', rows: 'लाइनें', faulty: 'ग़लतियों वाली', at: 'कब शुरू', by: 'किसने' },
  listLoading: 'पिछले इम्पोर्ट आ रहे हैं...',
  listFailed: 'पिछले इम्पोर्ट नहीं आ सके।',
  none: 'यहाँ अभी कुछ इम्पोर्ट नहीं हुआ। जाँचने के लिए ऊपर फ़ाइल चुनिए।',

  loading: 'इम्पोर्ट खुल रहा है...',
  failed: 'इम्पोर्ट नहीं खुल पाया।',
  facts: (at, by) => `${by} ने ${at} को शुरू किया`,
  headings: {
    checking: 'लाइनें जाँची जा रही हैं',
    checked: 'लाइनें जाँच ली गईं',
    running: 'लाइनें इम्पोर्ट हो रही हैं',
    done: 'इम्पोर्ट पूरा हुआ',
  },
  goesOn: {
    checking: 'अभी कुछ इम्पोर्ट नहीं हुआ है। आप यह पेज बंद कर सकते हैं, जाँच चलती रहेगी।',
    running: 'आप यह पेज बंद कर सकते हैं, इम्पोर्ट चलता रहेगा।',
  },
  progress: 'कितना हुआ',
  reading: 'फ़ाइल पढ़ी जा रही है',
  progressOf: (handled, all) => `${rows(all)}, इनमें से ${number(handled)} हो गईं`,
  counts: {
    rows: 'लाइनें',
    good: 'सही',
    created: 'नई',
    changed: 'बदलने वाली',
    unchanged: 'पहले से वैसी',
    faulty: 'ग़लतियों वाली',
  },
  number,
  will: {
    created: (count) => `${rows(count)} दुकान में नई ${count === 1 ? 'जुड़ेगी' : 'जुड़ेंगी'}।`,
    changed: (count) => `${rows(count)} दुकान की जानकारी ${count === 1 ? 'बदलेगी' : 'बदलेंगी'}।`,
    unchanged: (count) => `${rows(count)} दुकान में पहले से ${count === 1 ? 'है, वैसी ही रहेगी' : 'हैं, वैसी ही रहेंगी'}।`,
    faulty: (count) => `${rows(count)} ग़लतियों की वजह से ${count === 1 ? 'छूटेगी' : 'छूटेंगी'}।`,
  },
  did: {
    created: (count) => `${rows(count)} दुकान में नई ${count === 1 ? 'जुड़ी' : 'जुड़ीं'}।`,
    changed: (count) => `${count === 1 ? '1 लाइन ने' : `${number(count)} लाइनों ने`} दुकान की जानकारी बदली।`,
    unchanged: (count) => `${rows(count)} दुकान में पहले से ${count === 1 ? 'थी' : 'थीं'}।`,
    faulty: (count) => `${rows(count)} ग़लतियों की वजह से ${count === 1 ? 'छूट गई' : 'छूट गईं'}।`,
  },
  noneGood: 'कोई लाइन इम्पोर्ट नहीं हो सकती। कॉलम फिर से चुनिए, या फ़ाइल ठीक करके फिर से इम्पोर्ट कीजिए।',
  nothingNew: 'इन लाइनों का सब कुछ दुकान में पहले से है, इसलिए इम्पोर्ट के लिए कुछ नहीं है।',
  apply: (good) => (good === 1 ? '1 सही लाइन इम्पोर्ट करें' : `${number(good)} सही लाइनें इम्पोर्ट करें`),
  applying: 'शुरू हो रहा है...',
  applyFailed: 'इम्पोर्ट शुरू नहीं हो पाया। फिर कोशिश कीजिए।',
  again: 'दूसरी फ़ाइल इम्पोर्ट करें',
  mapping: {
    title: 'कॉलम',
    lead: 'हर जानकारी के लिए अपनी फ़ाइल का कॉलम चुनिए। ऐसे ही कॉलम वाली फ़ाइलों के लिए आपका चुनाव याद रहता है।',
    field: 'जानकारी',
    column: 'आपकी फ़ाइल का कॉलम',
    required: '(ज़रूरी)',
    notInFile: 'फ़ाइल में नहीं है',
    needed: 'अपनी फ़ाइल का कॉलम चुनिए।',
    unused: (count) => `आपकी फ़ाइल के ${number(count)} कॉलम काम में नहीं आए`,
    check: 'फिर से जाँचें',
    checking: 'जाँच चल रही है...',
    failed: 'कॉलम सेव नहीं हो पाए। फिर कोशिश कीजिए।',
  },
  faults: {
    title: 'ग़लतियाँ',
    row: 'लाइन',
    column: 'कॉलम',
    message: 'ग़लती',
    wholeFile: 'पूरी फ़ाइल',
    wholeRow: 'पूरी लाइन',
    onlyFirst: (listed, all) =>
      `कुल ${number(all)} में से पहली ${number(listed)} ग़लतियाँ यहाँ हैं। ठीक करने वाली लाइनों की फ़ाइल में सब हैं।`,
    mend: 'ठीक करने वाली लाइनें अपने स्प्रेडशीट प्रोग्राम में सुधारिए, फिर वह फ़ाइल इम्पोर्ट कीजिए। पूरी फ़ाइल भी फिर से इम्पोर्ट कर सकते हैं: जो लाइनें दुकान में पहले से हैं, उनसे कुछ नहीं बदलता।',
    download: 'ठीक करने वाली लाइनें डाउनलोड करें',
    downloadFailed: 'लाइनें डाउनलोड नहीं हो पाईं। फिर कोशिश कीजिए।',
    importMended: 'सुधारी हुई फ़ाइल इम्पोर्ट करें',
  },
};
