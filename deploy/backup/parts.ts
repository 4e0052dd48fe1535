import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { type BackupKey, decrypted, encrypted } from './encryption.ts';
import type { Part } from './manifest.ts';
import { Damage, Problem } from './problem.ts';
import type { Target } from './target.ts';

/** Errors arrive at the last stream, whose reader throws them. */
const unheard = (): void => undefined;

/** Compresses, encrypts and stores a text, given in pieces of any size. */
export async function sendPart(
  target: Target,
  key: BackupKey,
  object: string,
  text: AsyncIterable<string> | Iterable<string>,
): Promise<Part> {
  const compressed = pipeline(Readable.from(text, { objectMode: false }), createZstdCompress(), unheard);
  return { object, ...(await target.put(object, await encrypted(compressed, key))) };
}

/** Returns whether an error came from the network or the server, and tells nothing of what they keep. */
const isTransportError = (error: unknown): boolean =>
  /^E[A-Z_]+$/.test(String((error as { code?: unknown }).code ?? ''));

/** Returns the error for an object that differs from what was stored. */
function asDamage(error: unknown, what: string): unknown {
  if (error instanceof Problem || isTransportError(error)) return error;
  if ((error as { code?: string }).code === 'NoSuchKey') return new Damage(`${what} is missing.`, { cause: error });
  return new Damage(`${what} is damaged.`, { cause: error });
}

/**
 * Returns the decrypted bytes of an object. Throws a `Problem` that calls it `what` when it is missing or was changed, at its end at the
 * latest.
 */
export async function* readObject(
  target: Target,
  key: BackupKey,
  object: string,
  what: string,
  expected?: Pick<Part, 'bytes' | 'sha256'>,
): AsyncGenerator<Buffer> {
  const check = async function* (source: AsyncIterable<Buffer>) {
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const chunk of source) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
    if (expected && (bytes !== expected.bytes || hash.digest('hex') !== expected.sha256)) {
      throw new Error('its checksum does not match');
    }
  };
  try {
    const cipher = pipeline(await target.get(object), check, unheard) as unknown as Readable;
    yield* (await decrypted(cipher, key)) as AsyncIterable<Buffer>;
  } catch (error) {
    throw asDamage(error, what);
  }
}

/** Returns the lines of a part. Throws as `readObject` does. */
export async function* readLines(
  target: Target,
  key: BackupKey,
  object: string,
  what: string,
  expected?: Part,
): AsyncGenerator<string> {
  const cipher = Readable.from(readObject(target, key, object, what, expected), { objectMode: false });
  try {
    yield* linesOf(pipeline(cipher, createZstdDecompress(), unheard));
  } catch (error) {
    throw asDamage(error, what);
  }
}

const NEW_LINE = 10;

/** Splits a text into its lines. Throws when the last one has no end. */
async function* linesOf(text: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of text) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let from = 0;
    for (let end = bytes.indexOf(NEW_LINE); end >= 0; end = bytes.indexOf(NEW_LINE, from)) {
      yield bytes.toString('utf8', from, end);
      from = end + 1;
    }
    rest = bytes.subarray(from);
  }
  if (rest.length > 0) throw new Error('the last line is cut off');
}
