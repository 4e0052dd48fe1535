import type { newPasskeyAnswer, passkeyAnswer, passkeyOptions } from '@print-shop/contracts';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { z } from 'zod';

type Options = z.output<typeof passkeyOptions>;

// Loaded only when somebody uses a passkey.
const library = () => import('@simplewebauthn/browser');

/** Asks the browser to create a passkey. Rejects with its `NotAllowedError` when the person cancels. */
export async function createPasskey(options: Options): Promise<z.input<typeof newPasskeyAnswer>> {
  const { startRegistration } = await library();
  const answer = await startRegistration({
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  });
  return answer as unknown as z.input<typeof newPasskeyAnswer>;
}

/** Asks the browser to use a passkey. Rejects like `createPasskey`. */
export async function showPasskey(options: Options): Promise<z.input<typeof passkeyAnswer>> {
  const { startAuthentication } = await library();
  const answer = await startAuthentication({
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
  });
  return answer as unknown as z.input<typeof passkeyAnswer>;
}
