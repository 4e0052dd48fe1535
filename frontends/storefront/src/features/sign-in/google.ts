import { inTab } from '@print-shop/web-kit';

/** Google's consent page; opened as a page of its own, so that no page of the shop calls a foreign host. */
const AUTHORIZE = 'https://accounts.google.com/o/oauth2/v2/auth';
const STORAGE_KEY = 'google-sign-in';

/** The values that must come back unchanged: `state` in the address, `nonce` inside the token. */
interface GoogleTrip {
  state: string;
  nonce: string;
  /** Where to go after signing in. */
  from?: string;
}

/** The values that Google's page sent back in the address. */
export type GoogleReturn =
  | { kind: 'none' }
  | { kind: 'cancelled' | 'failed' }
  | { kind: 'token'; idToken: string; name?: string; email?: string; from?: string };

const random = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Starts a sign-in at Google: stores the expected state and returns the address to open. The nonce comes from the server. */
export function beginGoogleTrip(clientId: string, nonce: string, origin: string, from?: string): string {
  const trip: GoogleTrip = { state: random(), nonce, ...(from ? { from } : {}) };
  inTab.setItem(STORAGE_KEY, JSON.stringify(trip));
  const address = new URL(AUTHORIZE);
  address.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: `${origin}/signin`,
    response_type: 'id_token',
    response_mode: 'fragment',
    scope: 'openid email profile',
    state: trip.state,
    nonce: trip.nonce,
    prompt: 'select_account',
  }).toString();
  return address.href;
}

/** Finishes it: reads the result once. A token is only accepted for a sign-in that began in this tab. */
export function endGoogleTrip(fragment: string): GoogleReturn {
  const values = new URLSearchParams(fragment.replace(/^#/, ''));
  const [idToken, error] = [values.get('id_token'), values.get('error')];
  if (!idToken && !error) return { kind: 'none' };
  const trip = readTrip();
  inTab.removeItem(STORAGE_KEY);
  if (error === 'access_denied') return { kind: 'cancelled' };
  if (!idToken || !trip || values.get('state') !== trip.state) return { kind: 'failed' };
  const claims = claimsOf(idToken);
  if (claims?.nonce !== trip.nonce) return { kind: 'failed' };
  const { name, email } = claims;
  return {
    kind: 'token',
    idToken,
    ...(typeof name === 'string' ? { name } : {}),
    ...(typeof email === 'string' ? { email } : {}),
    ...(trip.from ? { from: trip.from } : {}),
  };
}

function readTrip(): GoogleTrip | undefined {
  try {
    return JSON.parse(inTab.getItem(STORAGE_KEY) ?? '') as GoogleTrip;
  } catch {
    return undefined; // no trip has begun here
  }
}

/** The claims of a token. Whether it is genuine is the server's to find out. */
function claimsOf(idToken: string): Record<string, unknown> | undefined {
  try {
    const payload = (idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
  } catch {
    return undefined; // no token at all
  }
}
