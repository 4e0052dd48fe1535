import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { openSuite, type Suite } from '@print-shop/test-kit';
import { createLogger } from './log.ts';
import { connectObjectStore, type ObjectStore } from './object-store.ts';
import { putFile } from './put-file.ts';

const place = mkdtempSync(join(tmpdir(), 'put-file-'));
const logger = createLogger('test', 'silent');
const TYPE = { 'Content-Type': 'application/octet-stream' };

let suite: Suite;
let store: ObjectStore;
beforeAll(async () => {
  suite = await openSuite();
  store = await connectObjectStore(suite.objectStore, logger);
});
afterAll(async () => {
  await suite.close();
  rmSync(place, { recursive: true });
});

function fileOf(bytes: Buffer): string {
  const path = join(place, randomUUID());
  writeFileSync(path, bytes);
  return path;
}

it.each([
  ['of several reads', 3_000_001],
  ['larger than a part of an upload', 20_000_000],
  ['that is empty', 0],
])('stores a file %s as it is', async (_what, size) => {
  const bytes = randomBytes(size);
  await putFile(store, 'a/file', fileOf(bytes), TYPE);
  const { metaData } = await store.client.statObject(store.bucket, 'a/file');
  expect(metaData['content-type']).toBe('application/octet-stream');
  const stored = await buffer(await store.client.getObject(store.bucket, 'a/file'));
  expect(stored.equals(bytes)).toBe(true);
});

it('throws the error of a file that is not there, and of a store that refuses', async () => {
  await expect(putFile(store, 'a/file', join(place, 'none'), TYPE)).rejects.toThrow('ENOENT');
  const elsewhere = { ...store, bucket: 'no-such-bucket' };
  await expect(putFile(elsewhere, 'a/file', fileOf(Buffer.from('x')), TYPE)).rejects.toThrow(/bucket/i);
});

it('sends the file once more, whole and signed for it, to a store that was busy', async () => {
  const bytes = randomBytes(300_000);
  const got: { body: Buffer; sha256: IncomingMessage['headers'][string] }[] = [];
  const busyAtFirst = createServer(async (req, res) => {
    got.push({ body: await buffer(req), sha256: req.headers['x-amz-content-sha256'] });
    res.writeHead(got.length === 1 ? 503 : 200).end();
  });
  await new Promise<void>((listening) => busyAtFirst.listen(0, '127.0.0.1', listening));
  try {
    const { Client } = await import('minio');
    const { port } = busyAtFirst.address() as AddressInfo;
    const keys = { accessKey: 'x', secretKey: 'x', region: 'us-east-1' };
    const client = new Client({ endPoint: '127.0.0.1', port, useSSL: false, ...keys });
    await putFile({ client, bucket: 'bucket' }, 'a/file', fileOf(bytes), TYPE);
  } finally {
    busyAtFirst.closeAllConnections();
    busyAtFirst.close();
  }
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  expect(got.map(({ body }) => body.equals(bytes))).toEqual([true, true]);
  expect(got.map((one) => one.sha256)).toEqual([sha256, sha256]);
});
