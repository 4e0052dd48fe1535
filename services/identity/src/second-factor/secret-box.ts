import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A key and its id, which every sealed secret contains. */
export interface BoxKey {
  id: string;
  bytes: Buffer;
}

/**
 * Reads keys of 32 bytes in base64, separated by spaces: the first seals, all open. Throws, without revealing any key, when
 * there is none or one has another length.
 */
export function readBoxKeys(text: string): BoxKey[] {
  const words = text.split(/\s+/).filter(Boolean);
  if (words.length === 0) throw new Error('must hold at least one key of 32 bytes in base64');
  return words.map((word, index) => {
    const bytes = Buffer.from(word, 'base64');
    if (bytes.length !== KEY_BYTES) throw new Error(`key ${index + 1} is not 32 bytes in base64`);
    return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8), bytes };
  });
}

export type SecretBox = ReturnType<typeof createSecretBox>;

/** Encrypts secrets for the database with AES-256-GCM, bound to their owner. */
export function createSecretBox(keys: readonly BoxKey[]) {
  const [sealing] = keys;
  if (!sealing) throw new Error('at least one key is needed');
  return {
    seal(secret: string, ownerId: string): string {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealing.bytes, iv).setAAD(Buffer.from(ownerId));
      const sealed = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${sealing.id}.${sealed.toString('base64url')}`;
    },

    /** Throws when the key is missing, or the secret was sealed for another owner or changed. */
    open(sealed: string, ownerId: string): string {
      const [id, text = ''] = sealed.split('.');
      const key = keys.find((one) => one.id === id);
      if (!key) throw new Error('the key that a second factor was sealed with is not in SECOND_FACTOR_KEY');
      const bytes = Buffer.from(text, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key.bytes, bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(ownerId))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    },

    /** Whether it should be sealed again with the current first key. */
    isOld: (sealed: string): boolean => !sealed.startsWith(`${sealing.id}.`),
  };
}
