import { addPasskey, startPasskey } from '@print-shop/contracts/client';
import { call } from '@print-shop/web-kit';
import { createPasskey } from '../passkeys.ts';

/** Lets the browser make a passkey, and adds it under this name. */
export async function makePasskey(ticket: string, name: string) {
  const passkey = await createPasskey(await call(startPasskey, { body: { ticket } }));
  return call(addPasskey, { body: { ticket, name, passkey } });
}
