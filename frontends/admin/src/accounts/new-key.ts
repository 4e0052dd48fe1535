/** An Idempotency-Key: a request that is sent again after a lost answer takes effect once. */
export const newKey = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), String).join('-');
