import { defineRoute } from '@print-shop/contracts';
import request from 'supertest';
import { z } from 'zod';
import { allow } from './allow.ts';
import { createApp } from './app.ts';
import { createLogger } from './log.ts';
import { createRouter } from './router.ts';

const take = defineRoute({
  id: 'take',
  method: 'post',
  path: '/api/files',
  access: 'guest',
  summary: 'Take a file with its size',
  tag: 'test',
  upload: { field: 'file', maxBytes: 1024 },
  body: z.object({ kind: z.string().min(2), width: z.coerce.number().min(1).optional() }),
  responses: { 201: z.object({ kind: z.string(), width: z.number().optional(), bytes: z.number() }) },
});
const show = defineRoute({
  id: 'show',
  method: 'get',
  path: '/api/files/:name',
  access: 'anyone',
  summary: 'Show a file',
  tag: 'test',
  params: z.object({ name: z.string() }),
  download: { contentType: 'image/webp', filename: 'a.webp', inline: true },
  responses: { 200: z.custom<AsyncIterable<Uint8Array>>() },
});

const router = createRouter({ auth: { userOf: async () => undefined } });
router
  .on(take, allow.guest, async ({ body, upload }) => ({ status: 201, body: { ...body, bytes: upload.bytes } }))
  .on(show, allow.anyone, async () => ({
    status: 200,
    body: (async function* () {
      yield Buffer.from('picture');
    })(),
    headers: { 'Cache-Control': 'private, no-store', 'X-Seen': 'yes' },
  }));
const app = createApp({ logger: createLogger('test', 'silent'), routers: [router] });
const post = () => request(app).post('/api/files');
const content = Buffer.from('content');

describe('the text fields of an upload', () => {
  it.each([
    ['before the file', () => post().field('kind', 'card').field('width', '90').attach('file', content, 'a.pdf')],
    ['after the file', () => post().attach('file', content, 'a.pdf').field('kind', 'card').field('width', '90')],
  ])('are read %s', async (_where, send) => {
    const { status, body } = await send();
    expect([status, body]).toEqual([201, { kind: 'card', width: 90, bytes: 7 }]);
  });

  it('may be left out where the schema lets them', async () => {
    expect((await post().field('kind', 'card').attach('file', content, 'a.pdf')).body).toEqual({
      kind: 'card',
      bytes: 7,
    });
  });

  it.each([
    ['missing', () => post().attach('file', content, 'a'), 'invalid-input', ['body.kind']],
    [
      'against the schema, with all faults',
      () => post().field('kind', 'x').field('width', '-3').attach('file', content, 'a'),
      'invalid-input',
      ['body.kind', 'body.width'],
    ],
    [
      'of another name',
      () => post().field('kind', 'card').field('extra', '1').attach('file', content, 'a'),
      'file-missing',
      undefined,
    ],
    [
      'named like a part of every object',
      () => post().field('__proto__', '1').attach('file', content, 'a'),
      'file-missing',
      undefined,
    ],
    [
      'sent twice',
      () => post().field('kind', 'card').field('kind', 'flyer').attach('file', content, 'a'),
      'file-missing',
      undefined,
    ],
    [
      'too long',
      () => post().field('kind', 'x'.repeat(5000)).attach('file', content, 'a'),
      'field-too-long',
      undefined,
    ],
    ['there without a file', () => post().field('kind', 'card'), 'file-missing', undefined],
  ])('are refused when %s', async (_what, send, code, paths) => {
    const { status, body } = await send();
    expect([status, body.code]).toEqual([400, code]);
    expect(body.details?.map(({ path }: { path: string }) => path)).toEqual(paths);
  });
});

it('shows a file in the browser, with the headers of the handler', async () => {
  const { headers, body } = await request(app).get('/api/files/a').buffer(true);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-store',
    'x-seen': 'yes',
  });
  expect(headers['content-disposition']).toBeUndefined();
  expect(body.toString()).toBe('picture');
});
