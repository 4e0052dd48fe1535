import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  pageTitle: 'नया प्रोडक्ट',
  title: 'नया प्रोडक्ट जोड़ें',
  productList: 'प्रोडक्ट लिस्ट',
  loadFailed: 'प्रकार और रंग लोड नहीं हो पाए',
  discard: 'यह प्रोडक्ट अभी जुड़ा नहीं है। क्या इसे छोड़ दें?',
  add: 'प्रोडक्ट जोड़ें',
  adding: 'जोड़ा जा रहा है...',
  added: 'प्रोडक्ट जुड़ गया!',
  addFailed: 'प्रोडक्ट नहीं जुड़ पाया। फिर कोशिश कीजिए।',
  clear: 'साफ़ करें',
  confirmClear: 'क्या पूरा फ़ॉर्म साफ़ करना है?',
  preview: 'ग्राहक को ऐसा दिखेगा',
  productName: 'प्रोडक्ट का नाम',
};
