import { hash, verify } from '@node-rs/argon2';

/** Argon2id by the parameters that OWASP recommends: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same password typed on another keyboard may come in other code points. */
const normalise = (password: string) => password.normalize('NFKC');

/** A hash to store. It carries its parameters, so that they may grow later. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalise(password), cost);
}

const nobodysHash = hashPassword('of an account that does not exist');

/** Whether a password fits. Takes equally long without a hash, so that nobody learns who has an account. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const fits = await verify(stored ?? (await nobodysHash), normalise(password));
  return fits && stored !== undefined;
}
