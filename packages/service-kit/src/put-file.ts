import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import type { Client } from 'minio';
import type { ObjectStore } from './object-store.ts';

const CHUNK_BYTES = 256 * 1024;

/**
 * Stores a file of at most 5 GB while it is read. The client's `putObject` collects all of it, or of each of its parts, in memory
 * first. Then the store gets them in one burst, and this process has to collect buffers that have grown old. Throws the errors of
 * the file and of the store.
 */
export async function putFile(
  { client, bucket }: ObjectStore,
  key: string,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    // Over TLS nobody changes it on its way; otherwise the request is signed for these bytes alone.
    const sha256 = client.enableSHA256 ? await sha256Of(file) : '';
    const send = async (): Promise<void> => {
      const answer = await asksOnce(client).makeRequestStreamAsync(
        { method: 'PUT', bucketName: bucket, objectName: key, headers: { ...headers, 'Content-Length': String(size) } },
        file.createReadStream({ start: 0, autoClose: false }),
        sha256,
        [200],
        '',
      );
      await finished(answer.resume());
    };
    // Once more, with a stream of its own: a store may be busy for a moment.
    await send().catch(send);
  } finally {
    await file.close();
  }
}

/** The client asks a busy store once more with the same stream, which is empty by then, and would wait for ever. */
const asksOnce = (client: Client): Client =>
  Object.create(client, { retryOptions: { value: { disableRetry: true } } }) as Client;

/** Hashes by one buffer, so that nothing is left to collect. */
async function sha256Of(file: FileHandle): Promise<string> {
  const hash = createHash('sha256');
  const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
  for (let at = 0; ; ) {
    const { bytesRead } = await file.read(chunk, 0, CHUNK_BYTES, at);
    if (bytesRead === 0) return hash.digest('hex');
    hash.update(chunk.subarray(0, bytesRead));
    at += bytesRead;
  }
}
