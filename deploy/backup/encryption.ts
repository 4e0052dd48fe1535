import { createHmac, hkdfSync } from 'node:crypto';
import { type Duplex, Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';

// The format is that of age (https://age-encryption.org/v1): its own program opens every part, too. STREAM encrypts chunk by chunk, so that
// a changed, moved or missing chunk is noticed. docs/operating.md says how to open a backup without this program.

/** Costs of scrypt as a power of two: 128 MiB of memory and about a second for each guess of a passphrase (OWASP). */
const SCRYPT_LOG_N = 17;

/** The key that encrypts backups. All backups of one place share it, so that they can share the files that they contain. */
export interface BackupKey {
  /** An age identity, `AGE-SECRET-KEY-1…`. */
  identity: string;
  recipient: string;
  /** Makes the names of files, which then tell nothing of their contents. */
  naming: Buffer;
}

async function keyOf(identity: string): Promise<BackupKey> {
  return {
    identity,
    recipient: await identityToRecipient(identity),
    naming: Buffer.from(hkdfSync('sha256', identity, '', 'print-shop names of files', 32)),
  };
}

export const createKey = async (): Promise<BackupKey> => keyOf(await generateX25519Identity());

/** Encrypts a key by a passphrase. `scryptLogN`: the cost of a guess, as a power of two. */
export async function lockKey({ identity }: BackupKey, passphrase: string, scryptLogN = SCRYPT_LOG_N): Promise<Buffer> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(scryptLogN);
  return Buffer.from(await encrypter.encrypt(`${identity}\n`));
}

/** Returns the key that `lockKey` has encrypted. Throws when the passphrase is another, or the bytes are damaged. */
export async function unlockKey(locked: Buffer, passphrase: string): Promise<BackupKey> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  return keyOf((await decrypter.decrypt(locked, 'text')).trim());
}

/** Encrypts a stream. An error of the source is an error of the result. */
export async function encrypted(source: Readable | Duplex, { recipient }: BackupKey): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const plain = Readable.toWeb(source) as globalThis.ReadableStream<Uint8Array>;
  return Readable.fromWeb((await encrypter.encrypt(plain)) as ReadableStream);
}

/** Decrypts a stream. Rejects, or ends the result with an error, where the bytes are not what was encrypted by this key. */
export async function decrypted(source: Readable, { identity }: BackupKey): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const cipher = Readable.toWeb(source) as globalThis.ReadableStream<Uint8Array>;
  return Readable.fromWeb((await decrypter.decrypt(cipher)) as ReadableStream);
}

/** Returns a name for something of which it tells nothing to those who do not have the key. */
export const secretName = ({ naming }: BackupKey, ...parts: readonly (string | number)[]): string =>
  createHmac('sha256', naming).update(JSON.stringify(parts)).digest('hex');
