import { inTab } from '@print-shop/web-kit';

const nameOf = (what: string): string => `request-key:${what}`;

/** 128 random bits; `crypto.randomUUID` is missing on pages without https. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Tells two texts apart, without keeping what people typed: FNV-1a of 64 bits. */
function digestOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(36);
}

/** Signatures in the JSON of a request, which are no part of it: every answer has new ones. */
const SIGNATURES = /\?[^"?]*signature=[^"]*|"sceneSignature":"[^"]*"/g;

/**
 * The Idempotency-Key of a request that must take effect once, like an order. While `request` is the same it is the same key, also after the page was
 * loaded again in this tab; a changed request gets a new one. Once it was answered, `forgetRequestKey` ends it.
 */
export function requestKeyFor(what: string, request: object): string {
  const digest = digestOf(JSON.stringify(request).replace(SIGNATURES, ''));
  const [kept, key] = inTab.getItem(nameOf(what))?.split(' ') ?? [];
  if (kept === digest && key) return key;
  const fresh = newKey();
  inTab.setItem(nameOf(what), `${digest} ${fresh}`);
  return fresh;
}

/** The next request of this kind is another one, even if it asks for the same. */
export const forgetRequestKey = (what: string): void => inTab.removeItem(nameOf(what));
