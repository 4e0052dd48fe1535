import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  order: 'ऑर्डर',
  placedOn: (date) => `${date} को किया`,
  history: 'अब तक क्या हुआ',
  next: 'आगे क्या होगा',
  documents: 'काग़ज़ात',
  cancelled: 'रद्द हुआ',
  reason: 'कारण',
  keep: 'रहने दें',
  cancelling: 'रद्द हो रहा है...',
  cancelFailed: 'रद्द नहीं हो पाया। फिर कोशिश कीजिए।',
  help: 'इस ऑर्डर के बारे में कुछ पूछना है? नंबर बता दीजिए, हम देख लेंगे।',
  call: (phone) => `${phone} पर फ़ोन करें`,
  whatsapp: 'WhatsApp पर पूछें',
  greeting: (number) => `नमस्ते, मुझे अपने ऑर्डर ${number} के बारे में कुछ पूछना है।`,
};
