import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  skip: 'सीधे मुख्य हिस्से पर जाएँ',
  offline: 'आप ऑफ़लाइन हैं। जो दिख रहा है वह पुराना हो सकता है; आपका कार्ट और आपके ऑर्डर सुरक्षित हैं।',
  failed: {
    title: 'दुकान नहीं खुल पाई',
    detail: 'कुछ खोया नहीं है। अपना इंटरनेट देखकर फिर कोशिश करें।',
  },
};
