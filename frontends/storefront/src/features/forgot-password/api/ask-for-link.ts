import { forgotPassword } from '@print-shop/contracts/client';
import { language } from '@print-shop/i18n';
import { call } from '@print-shop/web-kit';

/** Asks for an email in the visitor's language. */
export const askForLink = (login: string) => call(forgotPassword, { body: { login, language: language.read() } });
