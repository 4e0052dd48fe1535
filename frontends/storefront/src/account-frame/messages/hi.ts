import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = { signIn: 'साइन इन', signUp: 'नया अकाउंट बनाएँ', showPassword: 'पासवर्ड दिखाएँ' };
