import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  closedOn: (date, reason) => (reason ? `${date} को बंद: ${reason}` : `${date} को बंद`),
  notFound: {
    pageTitle: 'पेज नहीं मिला',
    title: 'अरे! यह पेज नहीं मिला',
    text: 'जो पेज आप ढूँढ रहे हैं, वह कहीं खो गया है। हो सकता है उसका पता बदल गया हो, या पते में छपाई की ग़लती हो।',
    goBack: 'पीछे जाएँ',
    goHome: 'होम पर जाएँ',
  },
  signInAgain: {
    title: 'अपना पासवर्ड लिखिए',
    why: 'आपको साइन इन किए कुछ देर हो गई है। आगे बढ़ने के लिए अभी का पासवर्ड लिखिए।',
    password: 'अभी का पासवर्ड',
    goOn: 'आगे बढ़ें',
    checking: 'जाँचा जा रहा है...',
    required: 'अपना अभी का पासवर्ड लिखिए।',
    failed: 'पासवर्ड जाँचा नहीं जा सका। फिर कोशिश कीजिए।',
  },
  partFailure: {
    title: (part) => `${part} अभी उपलब्ध नहीं है`,
    detail: 'घबराइए नहीं, कुछ नहीं खोया: आपका कार्ट और आपके ऑर्डर सुरक्षित हैं। थोड़ी देर में फिर कोशिश करें।',
  },
};
