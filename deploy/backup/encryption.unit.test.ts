import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createKey, decrypted, encrypted, lockKey, secretName, unlockKey } from './encryption.ts';

const CHUNK = 64 * 1024;

async function sealed(content: Buffer) {
  const key = await createKey();
  const cipher = await buffer(await encrypted(Readable.from([content], { objectMode: false }), key));
  const opened = async (bytes: Buffer) => buffer(await decrypted(Readable.from([bytes], { objectMode: false }), key));
  return { key, cipher, opened };
}

describe('an encrypted stream', () => {
  it.each([0, 1, CHUNK, 3 * CHUNK + 7])('of %d bytes is the same afterwards', async (length) => {
    const content = randomBytes(length);
    const { cipher, opened } = await sealed(content);
    expect((await opened(cipher)).equals(content)).toBe(true);
    if (length > 32) expect(cipher.includes(content.subarray(0, 32))).toBe(false);
  });

  it('is not opened with a byte changed, chunks exchanged, or its end cut off, even between two chunks', async () => {
    const { cipher, opened } = await sealed(randomBytes(3 * CHUNK));
    const sealedChunk = CHUNK + 16;
    const begin = cipher.length - 3 * sealedChunk;
    const chunk = (index: number) => cipher.subarray(begin + index * sealedChunk, begin + (index + 1) * sealedChunk);
    const head = cipher.subarray(0, begin);
    const flipped = Buffer.from(cipher);
    flipped[begin + 100] = (flipped[begin + 100] ?? 0) ^ 1;
    for (const changed of [
      flipped,
      Buffer.concat([head, chunk(1), chunk(0), chunk(2)]),
      Buffer.concat([head, chunk(0), chunk(1)]),
      cipher.subarray(0, -1),
      head,
      cipher.subarray(0, 20),
      Buffer.alloc(0),
    ]) {
      await expect(opened(changed)).rejects.toThrow();
    }
  });

  it('ends with the error of its source', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(CHUNK);
        throw new Error('the disk is gone');
      })(),
      { objectMode: false },
    );
    await expect(buffer(await encrypted(broken, await createKey()))).rejects.toThrow('the disk is gone');
  });
});

describe('a key', () => {
  it('is opened by its passphrase and by no other', async () => {
    const key = await createKey();
    const locked = await lockKey(key, 'a passphrase of some length');
    expect((await unlockKey(locked, 'a passphrase of some length')).identity).toBe(key.identity);
    await expect(unlockKey(locked, 'another passphrase of it')).rejects.toThrow();
    expect(locked.toString('latin1')).toMatch(/^-> scrypt \S+ 17$/m);
  });

  it('names the same thing alike, and otherwise than another key', async () => {
    const [one, other] = [await createKey(), await createKey()];
    expect(secretName(one, 'designs/a.png', 'etag', 7)).toBe(secretName(one, 'designs/a.png', 'etag', 7));
    expect(secretName(one, 'designs/a.png', 'etag', 7)).not.toBe(secretName(one, 'designs/a.png', 'etag', 8));
    expect(secretName(one, 'designs/a.png', 'etag', 7)).not.toBe(secretName(other, 'designs/a.png', 'etag', 7));
  });
});
