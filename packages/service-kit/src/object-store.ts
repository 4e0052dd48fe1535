import type { Client } from 'minio';
import type { Logger } from './log.ts';
import { untilReached } from './until-reached.ts';

export interface ObjectStoreOptions {
  /** `http(s)://host:port` of an S3 server. */
  endpoint: string;
  accessKey: string;
  secretKey: string;
  bucket: string;
  /** As the server names it; requests are signed for it. */
  region: string;
  /** Size of the pieces in which streams of unknown length are sent; at least 5 MiB. Every larger file is sent in such pieces. */
  partBytes?: number;
}

/** The options that `objectStoreConfig` was read for. */
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

/** An S3 client together with the bucket that it is about. */
export interface ObjectStore {
  client: Client;
  bucket: string;
}

/** An S3 client, resolved once the server answers and the bucket exists. Loaded here only, as most services need none. */
export async function connectObjectStore(options: ObjectStoreOptions, logger: Logger): Promise<ObjectStore> {
  const { endpoint, accessKey, secretKey, bucket, region, partBytes } = options;
  const { hostname, port, protocol } = new URL(endpoint);
  const useSSL = protocol === 'https:';
  const { Client } = await import('minio');
  const client = new Client({
    endPoint: hostname,
    port: port ? Number(port) : useSSL ? 443 : 80,
    useSSL,
    accessKey,
    secretKey,
    region,
    pathStyle: true,
    ...(partBytes === undefined ? {} : { partSize: partBytes }),
  });
  await untilReached('the object store', logger, async () => {
    if (await client.bucketExists(bucket)) return;
    await client.makeBucket(bucket).catch(async (error: unknown) => {
      if (!(await client.bucketExists(bucket))) throw error; // another instance may have been first
    });
  });
  return { client, bucket };
}
