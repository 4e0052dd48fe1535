import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  notFound: {
    pageTitle: 'पेज नहीं मिला',
    title: 'अरे! यह पेज नहीं मिला',
    text: 'जो पेज आप ढूँढ रहे हैं, वह कहीं खो गया है। हो सकता है उसका पता बदल गया हो, या पते में छपाई की ग़लती हो।',
    goBack: 'पीछे जाएँ',
    goHome: 'होम पर जाएँ',
  },
  partFailure: {
    title: (part) => `${part} अभी उपलब्ध नहीं है`,
    detail: 'घबराइए नहीं, कुछ नहीं खोया: आपका कार्ट और आपके ऑर्डर सुरक्षित हैं। थोड़ी देर में फिर कोशिश करें।',
  },
};
