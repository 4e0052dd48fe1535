import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  ended: 'आपका सेशन ख़त्म हो गया है। कृपया फिर से साइन इन करें।',
  signingOut: 'साइन आउट हो रहा है...',
  signOutFailed: 'साइन आउट नहीं हो पाया',
  stillSignedIn: 'आप अभी भी साइन इन हैं। फिर कोशिश करें।',
  signOut: 'साइन आउट',
};
