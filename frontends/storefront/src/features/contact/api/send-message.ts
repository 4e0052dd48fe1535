import { PRIVACY_NOTICE, sendContactMessage } from '@print-shop/contracts/client';
import { type CallInput, call } from '@print-shop/web-kit';

export const sendMessage = (message: CallInput<typeof sendContactMessage>['body']) =>
  call(sendContactMessage, { body: { ...message, consent: PRIVACY_NOTICE } });
