import { createHash } from 'node:crypto';
import { PassThrough, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createStoreClient, type ObjectStore, type ObjectStoreOptions } from '@print-shop/service-kit/object-store';
import { Problem } from './problem.ts';

/** 10,000 of them are the largest object: 80 GB. One is in memory for each object that is sent. */
const PART_BYTES = 8 * 1024 * 1024;

/** An object as it was stored: its length in bytes, and its SHA-256 in hexadecimal digits. */
export interface Stored {
  bytes: number;
  sha256: string;
}

/** The place in a bucket where backups are. Names are relative to its prefix. */
export interface Target {
  /** Stores a stream under a name at once, or not at all. Rejects with the errors of the stream and of the store. */
  put(name: string, body: Readable): Promise<Stored>;
  /** Rejects when there is no such object. */
  get(name: string): Promise<Readable>;
  read(name: string): Promise<Buffer>;
  write(name: string, content: Buffer): Promise<void>;
  list(beginning: string): AsyncIterable<{ name: string; bytes: number; modified: Date }>;
  remove(names: readonly string[]): Promise<void>;
}

/** The sentences for what S3 servers and the network answer, by the code of the error. `place` is how the target is shown. */
const SENTENCES: Readonly<Record<string, (place: string) => string>> = {
  NoSuchBucket: (place) => `There is no bucket ${place}. Create it, or correct the name of the bucket.`,
  AccessDenied: (place) =>
    `The access key may not use ${place}. Give it the rights to list, read, write and delete there.`,
  InvalidAccessKeyId: (place) => `The server of ${place} does not know the access key. Correct it.`,
  InvalidAccessKey: (place) => `The server of ${place} does not know the access key. Correct it.`,
  SignatureDoesNotMatch: (place) => `The server of ${place} rejects the secret key. Correct it, or the region.`,
  AuthorizationHeaderMalformed: (place) => `The bucket ${place} is in another region. Correct the region.`,
  EPROTO: (place) => `The server of ${place} speaks no TLS there. Correct the address: http:// or another port.`,
  ECONNREFUSED: (place) => `Nothing answers at ${place}. Start the server, or correct its address.`,
  ENOTFOUND: (place) => `The host of ${place} has no address. Correct its name, or look at the cluster's DNS.`,
  EAI_AGAIN: (place) => `The host of ${place} has no address. Correct its name, or look at the cluster's DNS.`,
  ETIMEDOUT: (place) => `${place} does not answer in time. Look at the network, its policies and the address.`,
};

/** Returns the error with a sentence that says what to do, where one is known. */
export function explained(error: unknown, place: string): Error {
  const { code, errors } = error as { code?: string; errors?: { code?: string }[] };
  const sentence = SENTENCES[code ?? ''] ?? SENTENCES[errors?.[0]?.code ?? ''];
  if (sentence) return new Problem(sentence(place), { cause: error });
  if (error instanceof Error && /certificate|CERT_/.test(`${error.message} ${code}`)) {
    const reason = `The certificate of ${place} is not trusted: ${error.message}.`;
    return new Problem(`${reason} Correct the address, or add its authority (NODE_EXTRA_CA_CERTS).`, { cause: error });
  }
  return error instanceof Error ? error : new Error(String(error));
}

/** Returns how a bucket is shown to people. */
export const shownPlace = ({ endpoint, bucket }: Pick<ObjectStoreOptions, 'endpoint' | 'bucket'>): string =>
  `${endpoint.replace(/\/$/, '')}/${bucket}`;

/** Opens a bucket that must be there. Throws a `Problem` when it is not, or may not be used. */
export async function openBucket(options: ObjectStoreOptions): Promise<ObjectStore> {
  const client = await createStoreClient({ ...options, partBytes: PART_BYTES });
  const store = { client, bucket: options.bucket };
  try {
    // A question about the bucket alone is answered without a reason.
    for await (const _ of listObjects(store, '')) break;
  } catch (error) {
    throw explained(error, shownPlace(options));
  }
  return store;
}

/** Opens a bucket, and makes it where it is missing. Throws a `Problem` when it may not be used. */
export async function makeBucket(options: ObjectStoreOptions): Promise<ObjectStore> {
  const client = await createStoreClient(options);
  if (!(await client.bucketExists(options.bucket).catch(() => true))) {
    await client.makeBucket(options.bucket, options.region).catch((error) => {
      throw explained(error, shownPlace(options));
    });
  }
  return openBucket(options);
}

/**
 * Stores a stream. The client leaves the errors of a stream unseen and would wait for ever, so that it reads from a stream of ours.
 * Memory: a part at a time.
 */
export async function putStream(
  { client, bucket }: ObjectStore,
  key: string,
  body: Readable,
  { bytes, headers }: { bytes?: number; headers?: Record<string, string> } = {},
): Promise<Stored> {
  const hash = createHash('sha256');
  let total = 0;
  const sent = new PassThrough();
  sent.on('error', () => undefined); // `pipeline` rejects with it
  const put = client.putObject(bucket, key, sent, bytes, headers).catch((error: unknown) => {
    sent.destroy(error as Error);
    throw error;
  });
  const count = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      hash.update(chunk);
      total += chunk.length;
      yield chunk;
    }
  };
  const filled = pipeline(body, count, sent);
  // When the source fails, the client hangs; when the client fails, so does the source.
  await Promise.all([filled, Promise.race([put, filled.then(() => put)])]).catch(async (error: unknown) => {
    await client.removeIncompleteUpload(bucket, key).catch(() => undefined);
    throw error;
  });
  return { bytes: total, sha256: hash.digest('hex') };
}

/** Returns the objects of a bucket whose names begin so. */
export async function* listObjects(
  { client, bucket }: ObjectStore,
  beginning: string,
): AsyncIterable<{ name: string; bytes: number; etag: string; modified: Date }> {
  for await (const { name, size, etag, lastModified } of client.listObjectsV2(bucket, beginning, true)) {
    if (name !== undefined) yield { name, bytes: size, etag, modified: new Date(lastModified) };
  }
}

/** Opens the place of the backups. Throws a `Problem` when the bucket is not there, or may not be used. */
export async function openTarget(options: ObjectStoreOptions, prefix: string): Promise<Target> {
  const store = await openBucket(options);
  const { client, bucket } = store;
  const beginning = prefix === '' ? '' : `${prefix.replace(/^\/+|\/+$/g, '')}/`;
  const place = `${shownPlace(options)}${beginning && `/${beginning}`}`;
  const explain = (error: unknown): never => {
    throw explained(error, place);
  };
  const get = (name: string): Promise<Readable> => client.getObject(bucket, beginning + name).catch(explain);
  return {
    put: (name, body) => putStream(store, beginning + name, body).catch(explain),
    get,
    read: async (name) => buffer(await get(name)),
    async write(name, content) {
      await client.putObject(bucket, beginning + name, content, content.length).catch(explain);
    },
    async *list(start) {
      try {
        for await (const { name, ...rest } of listObjects(store, beginning + start)) {
          yield { ...rest, name: name.slice(beginning.length) };
        }
      } catch (error) {
        explain(error);
      }
    },
    async remove(names) {
      for (let from = 0; from < names.length; from += 1_000) {
        const some = names.slice(from, from + 1_000).map((name) => beginning + name);
        const answers = (await client.removeObjects(bucket, some).catch(explain)) ?? [];
        const fault = answers.map((answer) => answer?.Error).find((one) => one !== undefined);
        if (fault) explain(Object.assign(new Error(fault.Message), { code: fault.Code }));
      }
    },
  };
}
