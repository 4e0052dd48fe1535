import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { type ClientRequest, request as open, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineRoute } from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit';
import request from 'supertest';
import { z } from 'zod';
import { allow } from './allow.ts';
import { createApp } from './app.ts';
import { conflict } from './errors.ts';
import { startHttp, stopHttp } from './http-server.ts';
import { createLogger, type Logger } from './log.ts';
import { createManagementApp } from './management.ts';
import { createRouter } from './router.ts';

const maxBytes = 1024 * 1024;
const take = defineRoute({
  id: 'take',
  method: 'post',
  path: '/api/files',
  access: 'guest',
  summary: 'Take a file',
  tag: 'test',
  upload: { field: 'file', maxBytes },
  responses: { 201: z.object({ text: z.string() }) },
});

const takeBytes = defineRoute({
  id: 'takeBytes',
  method: 'put',
  path: '/api/bytes',
  access: 'guest',
  summary: 'Take a large body',
  tag: 'test',
  rawBody: { maxBytes: 2 * maxBytes },
  responses: { 200: z.object({ bytes: z.number() }) },
});

/** Upload files of this process on the disk. */
async function filesLeft(): Promise<string[]> {
  const folders = (await readdir(tmpdir())).filter((name) => name.startsWith(`print-shop-uploads-${process.pid}-`));
  return (await Promise.all(folders.map((name) => readdir(join(tmpdir(), name))))).flat();
}

const errors: unknown[] = [];
const logger: Logger = createLogger('test', 'silent');
logger.error = (what: unknown) => errors.push(what);

let work: (path: string) => Promise<string>;
let server: Server;
const serve = async (uploads: { inFlight?: number; stallMs?: number }) => {
  const router = createRouter({ auth: { userOf: async () => undefined }, uploads });
  router.on(take, allow.guest, async ({ upload }) => ({ status: 201, body: { text: await work(upload.path) } }));
  router.on(takeBytes, allow.guest, ({ withBytes, req }) => {
    if (req.get('x-unwanted')) throw conflict({ en: 'No.', hi: 'नहीं।' }, 'unwanted');
    return withBytes(async (bytes) => ({ status: 200, body: { bytes: bytes.length } }));
  });
  return startHttp(createApp({ logger, routers: [router] }), { host: '127.0.0.1', port: 0 });
};

beforeEach(async () => {
  work = (path) => readFile(path, 'utf8');
  server = await serve({ inFlight: 2 });
});
afterEach(async () => {
  server.closeAllConnections();
  await stopHttp(server);
  errors.length = 0;
});

const send = (content: string | Buffer) =>
  request(server).post('/api/files').attach('file', Buffer.from(content), 'a.txt');

/** Sends only the first bytes of a file. */
function sendBeginning(bytes = 100): ClientRequest {
  const { port } = server.address() as AddressInfo;
  const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
  const sending = open({ port, host: '127.0.0.1', method: 'POST', path: '/api/files', headers });
  sending.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n');
  sending.write('x'.repeat(bytes));
  return sending;
}
const answerTo = (sending: ClientRequest) =>
  new Promise<number | undefined>((resolve, reject) => {
    sending.on('response', (res) => resolve(res.resume().statusCode));
    sending.on('error', reject);
  });

describe('an upload', () => {
  it('lies on the disk as it was sent, and is gone after the answer', async () => {
    const content = 'whole '.repeat(50_000);
    expect((await send(content)).body).toEqual({ text: content });
    expect(await filesLeft()).toEqual([]);
  });

  it('is gone when it was refused, or its handler failed', async () => {
    expect((await send(Buffer.alloc(maxBytes + 1))).status).toBe(413);
    expect((await request(server).post('/api/files').attach('other', Buffer.from('a'), 'a')).status).toBe(400);
    let seen = false;
    work = async (path) => {
      seen = existsSync(path);
      throw new Error('the store broke');
    };
    expect((await send('a')).status).toBe(500);
    expect(seen).toBe(true);
    expect(await filesLeft()).toEqual([]);
  });

  it('is gone when the sender hangs up, and its place is free again', async () => {
    const sendings = [sendBeginning(), sendBeginning(200_000)];
    await eventually(async () => expect(await filesLeft()).toHaveLength(2));
    for (const sending of sendings) sending.on('error', () => undefined).destroy();
    await eventually(async () => expect(await filesLeft()).toEqual([]));
    expect((await send('next')).status).toBe(201);
  });

  it('is asked to come again when too many are on their way, which is no outage', async () => {
    const answers = [sendBeginning(), sendBeginning()].map((sending) => ({ sending, status: answerTo(sending) }));
    await eventually(async () => expect(await filesLeft()).toHaveLength(2));
    const refused = await send('one more');
    expect([refused.status, refused.body.code]).toEqual([503, 'uploads-busy']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(errors).toEqual([]);
    expect((await request(createManagementApp({})).get('/metrics')).text).toContain('route="take",status="busy"');
    for (const { sending } of answers) sending.end('\r\n--b--\r\n');
    expect(await Promise.all(answers.map(({ status }) => status))).toEqual([201, 201]);
    expect((await send('now')).status).toBe(201);
  });

  it('shares its places with large bodies that are held in memory', async () => {
    const put = () =>
      request(server)
        .put('/api/bytes')
        .type('application/octet-stream')
        .send(Buffer.alloc(2 * maxBytes));
    expect((await put()).body).toEqual({ bytes: 2 * maxBytes });
    const sendings = [sendBeginning(), sendBeginning()];
    await eventually(async () => expect(await filesLeft()).toHaveLength(2));
    const refused = await put();
    expect([refused.status, refused.body.code]).toEqual([503, 'uploads-busy']);
    for (const sending of sendings) sending.on('error', () => undefined).destroy();
    await eventually(async () => expect(await filesLeft()).toEqual([]));
    expect((await put()).status).toBe(200);
  });

  it('does not keep its place when nothing more comes, nor where it is refused without its body', async () => {
    const slow = await serve({ inFlight: 1, stallMs: 300 });
    const main = server;
    server = slow;
    const body = (headers: Record<string, string | number>) => {
      const { port } = slow.address() as AddressInfo;
      const length = { 'Content-Length': 1000, 'Content-Type': 'application/octet-stream' };
      const sending = open({
        port,
        host: '127.0.0.1',
        method: 'PUT',
        path: '/api/bytes',
        headers: { ...length, ...headers },
      });
      sending.write('x');
      return sending;
    };
    expect(await answerTo(sendBeginning())).toBe(400);
    expect(await answerTo(body({}))).toBe(400);
    const refused = [1, 2].map(() => body({ 'x-unwanted': 'yes' }));
    expect(await Promise.all(refused.map(answerTo))).toEqual([409, 409]);
    expect((await send('next')).status).toBe(201);
    slow.closeAllConnections();
    await stopHttp(slow);
    server = main;
    expect(await filesLeft()).toEqual([]);
  });
});
