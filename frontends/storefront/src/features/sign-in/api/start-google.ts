import { startGoogleLogin } from '@print-shop/contracts/client';
import { call } from '@print-shop/web-kit';

/** The nonce of a trip to Google, which the server binds to this browser. */
export const startGoogle = async (): Promise<string> => (await call(startGoogleLogin, {})).nonce;
