import argon2 from '@node-rs/argon2';

/** Argon2id with the parameters that OWASP recommends: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Another keyboard may encode the same password with other code points. */
const normalise = (password: string) => password.normalize('NFKC');

/** A hash to store. It contains its parameters, so that they can be raised later. */
export function hashPassword(password: string): Promise<string> {
  return argon2.hash(normalise(password), cost);
}

const nobodysHash = hashPassword('of an account that does not exist');

/** Whether a password matches. Takes equally long without a stored hash, so that nobody learns who has an account. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const fits = await argon2.verify(stored ?? (await nobodysHash), normalise(password));
  return fits && stored !== undefined;
}
