import http from 'node:http';
import https from 'node:https';
import type { Client } from 'minio';
import type { Logger } from './log.ts';
import { bucketPolicy } from './store-rights.ts';
import { untilReached } from './until-reached.ts';

export interface ObjectStoreOptions {
  /** `http(s)://host:port` of an S3 server. */
  endpoint: string;
  accessKey: string;
  secretKey: string;
  bucket: string;
  /** The server's name for its region; requests are signed for it. */
  region: string;
  /** Names the bucket in the path of an address, as most servers want it, instead of in its host. `true` without it. */
  pathStyle?: boolean;
  /**
   * Part size of multipart uploads, which are used for streams of unknown length and for files above this size; at least 5
   * MiB.
   */
  partBytes?: number;
  /** The key owns the bucket, and the components have keys of their own: says which files each of them may use. */
  sharesOut?: boolean;
}

export const objectStoreOptions = (config: {
  S3_ENDPOINT: string;
  S3_ACCESS_KEY: string;
  S3_SECRET_KEY: string;
  S3_BUCKET: string;
  S3_REGION: string;
}): ObjectStoreOptions => ({
  endpoint: config.S3_ENDPOINT,
  accessKey: config.S3_ACCESS_KEY,
  secretKey: config.S3_SECRET_KEY,
  bucket: config.S3_BUCKET,
  region: config.S3_REGION,
});

/** Statuses after which the library sends its request again, or gives up. It never reads such an answer. */
const RETRIED = new Set([408, 429, 499, 500, 502, 503, 504, 520]);

/** Reads the answers that the library leaves unread: otherwise the connection of each would stay open. */
const readingAll = ({ request }: Pick<typeof http, 'request'>) => ({
  request: ((options: http.RequestOptions, give: (answer: http.IncomingMessage) => void) =>
    request(options, (answer) => {
      if (RETRIED.has(answer.statusCode ?? 0)) answer.resume();
      give(answer);
    })) as typeof http.request,
});

export interface ObjectStore {
  client: Client;
  bucket: string;
}

/** Returns an S3 client, which connects with its first request. The library is loaded only here, as most services do not need it. */
export async function createStoreClient(options: ObjectStoreOptions): Promise<Client> {
  const { endpoint, accessKey, secretKey, region, partBytes, pathStyle = true } = options;
  const { hostname, port, protocol } = new URL(endpoint);
  const useSSL = protocol === 'https:';
  const { Client } = await import('minio');
  return new Client({
    endPoint: hostname,
    port: port ? Number(port) : useSSL ? 443 : 80,
    useSSL,
    accessKey,
    secretKey,
    region,
    pathStyle,
    transport: readingAll(useSSL ? https : http),
    ...(partBytes === undefined ? {} : { partSize: partBytes }),
  });
}

/** Connects an S3 client; resolves once the server answers, and the bucket exists and may be used. */
export async function connectObjectStore(options: ObjectStoreOptions, logger: Logger): Promise<ObjectStore> {
  const { bucket, sharesOut } = options;
  const client = await createStoreClient(options);
  await untilReached('the object store', logger, async () => {
    if (!(await client.bucketExists(bucket)))
      await client.makeBucket(bucket).catch(async (error: unknown) => {
        if (!(await client.bucketExists(bucket))) throw error; // another instance may have been first
      });
    if (sharesOut) await client.setBucketPolicy(bucket, bucketPolicy(bucket));
  });
  return { client, bucket };
}

const MISSING = ['NotFound', 'NoSuchKey', 'NoSuchUpload', 'InvalidPart'];

/** Runs a request about an object or an upload in parts. Returns `undefined` when that, or one of its parts, is missing. */
export async function unlessMissing<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Error && 'code' in error && MISSING.includes(String(error.code))) return undefined;
    throw error;
  }
}
