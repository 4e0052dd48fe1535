import { secondFactorLogin, startPasskeyLogin } from '@print-shop/contracts/client';
import { type CallInput, call } from '@print-shop/web-kit';

/** Completes a sign-in with the second factor that its ticket asks for. */
export const prove = (shown: CallInput<typeof secondFactorLogin>['body']) => call(secondFactorLogin, { body: shown });

export const startPasskey = (ticket: string) => call(startPasskeyLogin, { body: { ticket } });
