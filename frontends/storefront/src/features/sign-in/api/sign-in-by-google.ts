import { googleLogin, PRIVACY_NOTICE } from '@print-shop/contracts/client';
import { type CallInput, call } from '@print-shop/web-kit';

export const signInByGoogle = (account: CallInput<typeof googleLogin>['body']) =>
  call(googleLogin, { body: { ...account, consent: PRIVACY_NOTICE } });
