import { defineRoute } from '@print-shop/contracts';
import request from 'supertest';
import { z } from 'zod';
import { allow } from './allow.ts';
import { createApp } from './app.ts';
import { conflict } from './errors.ts';
import { createLogger } from './log.ts';
import { createRouter } from './router.ts';

const NAME = 'Please enter your name.';
const order = defineRoute({
  id: 'order',
  method: 'post',
  path: '/api/orders',
  access: 'anyone',
  summary: '',
  tag: 'test',
  body: z.object({
    name: z.string().min(1, NAME),
    pieces: z.number().max(9),
    price: z.number('must be a number').optional(),
  }),
  responses: { 200: z.object({ ok: z.boolean() }) },
});
const router = createRouter({ auth: { userOf: async () => undefined } }).on(order, allow.anyone, async ({ body }) => {
  if (body.name === 'bug') throw new TypeError('secret');
  if (body.name === 'Asha') return { status: 200, body: { ok: true } };
  throw conflict({ en: 'Sold out.', hi: 'स्टॉक ख़त्म।' }, 'sold-out');
});
const app = createApp({ logger: createLogger('test', 'silent'), routers: [router] });
const send = (languages: string | undefined, body: object) => {
  const asked = request(app).post('/api/orders').send(body);
  return languages === undefined ? asked : asked.set('Accept-Language', languages);
};

describe('a refusal', () => {
  it.each([
    ['hi', 'hi', 'स्टॉक ख़त्म।'],
    ['hi-IN,hi;q=0.9,en;q=0.8', 'hi', 'स्टॉक ख़त्म।'],
    ['en-IN,en;q=0.9,hi;q=0.8', 'en', 'Sold out.'],
    ['ta, hi;q=0.5, en;q=0.1', 'hi', 'स्टॉक ख़त्म।'],
    ['ta', 'en', 'Sold out.'],
    ['*', 'en', 'Sold out.'],
    [undefined, 'en', 'Sold out.'],
  ])('to a reader of %s is in %s', async (languages, language, message) => {
    const res = await send(languages, { name: 'Ravi', pieces: 1 });
    expect(res.status).toBe(409);
    expect(res.body).toEqual({ message, code: 'sold-out' });
    expect(res.headers).toMatchObject({ 'content-language': language, vary: 'Accept-Language' });
  });

  it('names each fault of an input in the language of the request', async () => {
    const res = await send('hi', { name: '', pieces: 10, price: 'x' });
    expect(res.body).toEqual({
      code: 'invalid-input',
      message: 'अपना नाम लिखिए।',
      details: [
        { path: 'body.name', message: 'अपना नाम लिखिए।' },
        { path: 'body.pieces', message: z.locales.hi().localeError(issueOf(10)) },
        { path: 'body.price', message: 'संख्या होनी चाहिए' },
      ],
    });
  });

  it('that has no sentence of its own asks to look at the fields, in the language of the request', async () => {
    const [hindi, english] = [await send('hi', { name: 'Asha' }), await send('en', { name: 'Asha' })];
    expect(hindi.body.message).toBe('जिन जगहों पर निशान है, उन्हें जाँच लीजिए।');
    expect(english.body.message).toBe('Please check the highlighted fields.');
  });

  it.each([
    ['of what nobody foresaw', { name: 'bug', pieces: 1 }],
    ['of a body that is no JSON', undefined],
  ])('%s is in Hindi too', async (_, body) => {
    const asked = request(app).post('/api/orders').set({ 'Accept-Language': 'hi', 'Content-Type': 'application/json' });
    expect((await asked.send(body ?? '{')).body.message).toMatch(/\p{Script=Devanagari}/u);
  });
});

it('a success says nothing about languages', async () => {
  const res = await send('hi', { name: 'Asha', pieces: 1 });
  expect(res.status).toBe(200);
  expect(res.headers).not.toHaveProperty('content-language');
  expect(res.headers).not.toHaveProperty('vary');
});

/** The issue that zod reports for a number that is too large. */
function issueOf(input: number): z.core.$ZodRawIssue {
  return { code: 'too_big', origin: 'number', maximum: 9, inclusive: true, input };
}
