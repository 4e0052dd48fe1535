import { defineRoute, fileContent, objectId, ROLES } from '@print-shop/contracts';
import type { Express } from 'express';
import request from 'supertest';
import { z } from 'zod';
import { allow } from './allow.ts';
import { createApp } from './app.ts';
import type { Auth } from './auth.ts';
import { conflict, tooManyRequests, unauthenticated } from './errors.ts';
import { createLogger } from './log.ts';
import { createRouter } from './router.ts';

const ada = 'a'.repeat(24);
const eve = 'e'.repeat(24);

/** Replaces token verification, which has its own tests: the token is the user's id, or a staff role. */
const auth: Auth = {
  async userOf(authorization) {
    if (!authorization) return undefined;
    const id = authorization.replace('Bearer ', '');
    if (id === 'bad') throw unauthenticated({ en: 'no', hi: 'नहीं' });
    const role = ROLES.find((one) => one === id);
    return {
      id,
      isAdmin: role !== undefined,
      role,
      tokenId: 't',
      issuedAtSeconds: 1,
      expiresAtSeconds: 2,
      signedInAtSeconds: 0,
    };
  },
};

const base = { summary: '', tag: 'test' };
const FORM = 'Please enter your name.'; // a sentence of the contracts
const putThing = defineRoute({
  ...base,
  id: 'putThing',
  method: 'put',
  path: '/api/things/:userId',
  access: 'self-or-staff',
  permission: 'customers:read',
  params: z.object({ userId: objectId }),
  query: z.object({ page: z.coerce.number().int().min(1).default(1) }),
  body: z.object({ name: z.string({ error: FORM }).min(1, FORM), price: z.number().max(9) }, FORM),
  responses: { 200: z.object({ name: z.string(), page: z.number() }) },
});
const me = defineRoute({
  ...base,
  id: 'me',
  method: 'get',
  path: '/api/me',
  access: 'guest',
  responses: { 200: z.object({ id: z.string().nullable() }) },
});
const staffOnly = defineRoute({
  ...base,
  id: 'staffOnly',
  method: 'get',
  path: '/api/staff/:case',
  access: 'staff',
  permission: 'exports',
  params: z.object({ case: z.string() }),
  responses: { 200: z.object({ ok: z.boolean() }) },
});
const download = defineRoute({
  ...base,
  id: 'download',
  method: 'get',
  path: '/api/things.csv',
  access: 'staff',
  permission: 'exports',
  query: z.object({ breaks: z.stringbool().default(false) }),
  download: { contentType: 'text/csv; charset=utf-8', filename: 'things.csv' },
  responses: { 200: fileContent },
});
const upload = defineRoute({
  ...base,
  id: 'upload',
  method: 'post',
  path: '/api/files',
  access: 'signed-in',
  upload: { field: 'file', maxBytes: 1024 * 1024 },
  responses: { 201: z.object({ bytes: z.number(), name: z.string() }) },
});

const raw = defineRoute({
  ...base,
  id: 'raw',
  method: 'put',
  path: '/api/parts',
  access: 'signed-in',
  rawBody: { maxBytes: 1024 },
  responses: { 200: z.object({ bytes: z.number() }) },
});

const anOrder = defineRoute({
  ...base,
  id: 'anOrder',
  method: 'get',
  path: '/api/orders/:id',
  access: 'order-customer-or-staff',
  permission: 'orders:read',
  params: z.object({ id: objectId }),
  responses: { 200: z.object({ reader: z.string() }) },
});
/** An order of Ada, two of guests. */
const [ofAda, ofGuest, ofOther] = ['1', '2', '3'].map((digit) => digit.repeat(24)) as [string, string, string];
const ownerOf: Record<string, string | null> = { [ofAda]: ada, [ofGuest]: null, [ofOther]: null };

const failures: Record<string, () => Promise<{ status: 200; body: { ok: boolean } }>> = {
  conflict: () => Promise.reject(conflict({ en: 'Sold out.', hi: 'स्टॉक ख़त्म।' }, 'sold-out')),
  often: () => Promise.reject(tooManyRequests({ en: 'Too often.', hi: 'बहुत बार।' }, 1.2)),
  bug: () => Promise.reject(new TypeError('secret detail')),
  extra: async () => ({ status: 200, body: { ok: true, passwordHash: 'x' } }),
};

async function* lines(breaks: boolean) {
  yield 'name\r\n';
  if (breaks) throw new Error('the database went away');
  yield 'Mug\r\n';
}

/** Replaces the signature of links, which has its own tests: the token is the id of the order. */
const orderOfLink = (link: string) => (link in ownerOf ? link : undefined);
const router = createRouter({ auth, orderOfLink, checkReplies: true })
  .on(
    putThing,
    allow.selfOrStaff('customers:read', (input) => input.params.userId),
    async ({ body, query, user }) => ({ status: 200, body: { name: `${body.name} of ${user.id}`, page: query.page } }),
  )
  .on(me, allow.guest, async ({ user }) => ({ status: 200, body: { id: user?.id ?? null } }))
  .on(staffOnly, allow.staff('exports'), ({ params }) =>
    (failures[params.case] ?? (async () => ({ status: 200, body: { ok: true } })))(),
  )
  .on(download, allow.staff('exports'), async ({ query }) => ({ status: 200, body: lines(query.breaks) }))
  .on(anOrder, allow.orderCustomerOrStaff('orders:read'), async ({ params: { id }, access }) => {
    access.check({ id, userId: ownerOf[id] ?? null });
    return { status: 200, body: { reader: access.reader } };
  })
  .on(raw, allow.signedIn, ({ withBytes }) =>
    withBytes(async (bytes) => ({ status: 200, body: { bytes: bytes.length } })),
  )
  .on(upload, allow.signedIn, async ({ upload }) => ({
    status: 201,
    body: { bytes: upload.bytes, name: upload.filename },
  }));

const app: Express = createApp({
  logger: createLogger('test', 'silent'),
  routers: [router],
});
const as = (id: string) => ({ Authorization: `Bearer ${id}` });
const thing = `/api/things/${ada}`;
const good = { name: 'Mug', price: 3 };

describe('a contract route', () => {
  it('gives the handler validated input and the caller', async () => {
    const res = await request(app).put(thing).set(as(ada)).send(good);
    expect(res.body).toEqual({ name: `Mug of ${ada}`, page: 1 });
  });

  it.each([
    ['DELETE', '/api/me', 'GET, HEAD, OPTIONS'],
    ['GET', '/api/files', 'OPTIONS, POST'],
    ['PATCH', thing, 'OPTIONS, PUT'],
  ])('refuses %s %s and names the methods that it has: %s', async (method, path, allowed) => {
    const res = await request(app)[method.toLowerCase() as 'get'](path).set(as(ada));
    expect(res.status).toBe(405);
    expect(res.headers.allow).toBe(allowed);
    expect(res.body).toMatchObject({ code: 'method-not-allowed', message: expect.stringContaining(allowed) });
  });

  it('tells its methods to who asks for them', async () => {
    const res = await request(app).options(thing);
    expect([res.status, res.headers.allow]).toEqual([204, 'OPTIONS, PUT']);
  });

  it('keeps answers for one person, and refusals, out of every cache', async () => {
    for (const id of [ada, 'bad']) {
      expect((await request(app).get('/api/me').set(as(id))).headers['cache-control']).toBe('no-store');
    }
  });

  it('asks for a token before it looks at the body', async () => {
    const res = await request(app).put(thing).set('content-type', 'application/json').send('{broken');
    expect(res.status).toBe(401);
    expect(res.body.code).toBe('sign-in-required');
  });

  it('lists every fault and leads with the sentence of the contract', async () => {
    const res = await request(app).put('/api/things/nope?page=0').set(as(ada)).send({ price: 10 });
    expect(res.status).toBe(400);
    expect(res.body.message).toBe(FORM);
    const paths = res.body.details.map((fault: { path: string }) => fault.path);
    expect(paths).toEqual(['params.userId', 'query.page', 'body.name', 'body.price']);
  });

  it('has a general sentence where the contract has none', async () => {
    const res = await request(app).put(thing).set(as(ada)).send({ name: 'Mug', price: 10 });
    expect(res.body.message).toBe('Please check the highlighted fields.');
    expect(res.body.details[0].message).toBe('too big: expected number to be <=9');
  });

  it.each([[undefined], [[]], ['"text"']])('refuses the body %j with the sentence of the form', async (body) => {
    const res = await request(app).put(thing).set(as(ada)).set('content-type', 'application/json').send(body);
    expect(res.status).toBe(400);
  });

  it.each([
    [eve, 'not-yours', 'staff-only'],
    ['production', 'not-permitted', 'not-permitted'],
    ['manager', undefined, undefined],
  ])('says to %s why it is not for them, or lets them in', async (who, ofThing, ofStaffOnly) => {
    expect((await request(app).put(thing).set(as(who)).send(good)).body.code).toBe(ofThing);
    expect((await request(app).get('/api/staff/ok').set(as(who))).body.code).toBe(ofStaffOnly);
  });

  it('says plainly that a role does not allow it', async () => {
    const { status, body } = await request(app).get('/api/staff/ok').set(as('catalogue'));
    expect([status, body]).toEqual([403, { message: 'Your role does not allow this.', code: 'not-permitted' }]);
  });

  it('takes a guest without a token, and not with a bad one', async () => {
    expect((await request(app).get('/api/me')).body).toEqual({ id: null });
    expect((await request(app).get('/api/me').set(as('bad'))).status).toBe(401);
  });

  it.each([
    ['its customer', ofAda, as(ada), 'customer'],
    ['staff with the permission', ofAda, as('manager'), 'staff'],
    ['staff, of a guest', ofGuest, as('manager'), 'staff'],
    ['a guest by the link', ofGuest, { 'Order-Link': ofGuest }, 'customer'],
    ['a guest who is signed in as somebody else', ofGuest, { 'Order-Link': ofGuest, ...as(eve) }, 'customer'],
  ])('opens an order for %s', async (_, id, headers, reader) => {
    const { status, body } = await request(app).get(`/api/orders/${id}`).set(headers);
    expect([status, body]).toEqual([200, { reader }]);
  });

  it.each([
    ['nobody', ofGuest, {}, 401, 'sign-in-required'],
    ['another customer', ofAda, as(eve), 403, 'not-yours'],
    ['a customer, of a guest', ofGuest, as(ada), 403, 'not-yours'],
    ['staff without the permission', ofAda, as('catalogue'), 403, 'not-permitted'],
    ['a forged link', ofGuest, { 'Order-Link': 'forged' }, 404, 'link-over'],
    ['a forged link of its customer', ofAda, { 'Order-Link': 'forged', ...as(ada) }, 404, 'link-over'],
    ['an empty link', ofGuest, { 'Order-Link': '' }, 404, 'link-over'],
    ['the link of another order', ofGuest, { 'Order-Link': ofOther }, 404, 'link-over'],
    ['a link, once an account has the order', ofAda, { 'Order-Link': ofAda }, 404, 'link-over'],
  ])('does not open an order for %s', async (_, id, headers, status, code) => {
    const res = await request(app).get(`/api/orders/${id}`).set(headers);
    expect([res.status, res.body.code]).toEqual([status, code]);
  });

  it('has none for the customers of orders without a reader of links', () => {
    const without = createRouter({ auth });
    const handle = async () => ({ status: 200 as const, body: { reader: '' } });
    expect(() => without.on(anOrder, allow.orderCustomerOrStaff('orders:read'), handle)).toThrow('needs `orderOfLink`');
  });

  it('refuses a policy that is not the one of the contract', () => {
    const wrong = createRouter({ auth });
    expect(() => wrong.on(me, allow.anyone, async () => ({ status: 200, body: { id: null } }))).toThrow('guest');
    const ok = async () => ({ status: 200 as const, body: { ok: true } });
    expect(() => wrong.on(staffOnly, allow.staff('orders:read'), ok)).toThrow(
      'promises access "staff exports" but is registered as "staff orders:read"',
    );
  });

  it('does not let a reply out that its contract does not describe', async () => {
    const res = await request(app).get('/api/staff/extra').set(as('manager'));
    expect(res.status).toBe(500);
    expect(res.text).not.toContain('passwordHash');
  });
});

describe('the error table', () => {
  it('answers a domain error with its status, code and message', async () => {
    const res = await request(app).get('/api/staff/conflict').set(as('manager'));
    expect([res.status, res.body]).toEqual([409, { message: 'Sold out.', code: 'sold-out' }]);
  });

  it('says when to try again', async () => {
    const res = await request(app).get('/api/staff/often').set(as('manager'));
    expect([res.status, res.headers['retry-after']]).toEqual([429, '2']);
  });

  it('hides what nobody foresaw behind a request id', async () => {
    const res = await request(app).get('/api/staff/bug').set(as('manager')).set('x-request-id', 'request-0001');
    expect(res.status).toBe(500);
    expect(res.body).toEqual({
      message: 'Something went wrong on our side. Please try again.',
      code: 'internal',
      requestId: 'request-0001',
    });
    expect(res.headers['x-request-id']).toBe('request-0001');
  });

  it.each([
    ['broken JSON', '{', 'application/json', 400, 'malformed-json'],
    ['a large body', JSON.stringify('x'.repeat(1_100_000)), 'application/json', 413, 'too-large'],
    ['another type', 'a=b', 'application/x-www-form-urlencoded', 415, 'unsupported-media'],
  ])('refuses %s', async (_, body, type, status, code) => {
    const res = await request(app).put(thing).set(as(ada)).set('content-type', type).send(body);
    expect([res.status, res.body.code]).toEqual([status, code]);
  });

  it.each([
    ['/api/things/%E0%A4%A', 400],
    ['/nowhere', 404],
  ])('answers %s with %i', async (path, status) => {
    const res = await request(app).put(path).set(as(ada)).send(good);
    expect(res.status).toBe(status);
    expect(res.body.message).toEqual(expect.any(String));
  });
});

describe('a download route', () => {
  it('sends a file under its name, to nobody but whom its contract lets in', async () => {
    const res = await request(app).get('/api/things.csv').set(as('manager'));
    expect([res.status, res.text]).toEqual([200, 'name\r\nMug\r\n']);
    expect(res.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename=things.csv',
      'cache-control': 'no-store',
    });
    expect((await request(app).get('/api/things.csv').set(as(ada))).status).toBe(403);
  });

  it('breaks off when its source does, so that a part is not taken for the whole', async () => {
    await expect(request(app).get('/api/things.csv?breaks=true').set(as('manager'))).rejects.toThrow(/aborted|hang up/);
  });
});

describe('an upload route', () => {
  const post = () => request(app).post('/api/files').set(as(ada));

  it('takes one file', async () => {
    const res = await post().attach('file', Buffer.from('abc'), 'ä.png');
    expect([res.status, res.body]).toEqual([201, { bytes: 3, name: 'ä.png' }]);
  });

  it.each([
    ['too large', () => post().attach('file', Buffer.alloc(1024 * 1024 + 1), 'a'), 413],
    ['far too large', () => post().attach('file', Buffer.alloc(3 * 1024 * 1024), 'a'), 413],
    ['two files', () => post().attach('file', Buffer.from('a'), 'a').attach('file', Buffer.from('b'), 'b'), 400],
    ['an empty file', () => post().attach('file', Buffer.alloc(0), 'a'), 400],
    ['another field', () => post().attach('other', Buffer.from('a'), 'a'), 400],
    ['no file', () => post().field('file', 'text'), 400],
    ['anything beside the file', () => post().field('note', 'x').attach('file', Buffer.from('a'), 'a'), 400],
    ['JSON', () => post().send({}), 415],
    ['a broken form', () => post().set('content-type', 'multipart/form-data; boundary=x').send('--x\r\nrubbish'), 400],
    ['no token', () => request(app).post('/api/files').attach('file', Buffer.from('a'), 'a'), 401],
  ])('refuses %s', async (_, send, status) => {
    const res = await send();
    expect(res.status).toBe(status);
    expect(res.body.message).toEqual(expect.any(String));
  });

  it.each([
    ['no boundary', 'multipart/form-data', 'x'],
    [
      'an end in the middle of the file',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\ncut',
    ],
    [
      'an end in the middle of a file nobody asked for',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="other"; filename="a"\r\n\r\ncut',
    ],
  ])('refuses a body with %s, and lives on', async (_, type, body) => {
    const res = await request(app)
      .post('/api/files')
      .set({ Authorization: `Bearer ${ada}`, 'Content-Type': type })
      .send(body);
    expect(res.status).toBe(400);
    expect((await request(app).get('/api/me')).status).toBe(200);
  });
});

describe('a route that takes the exact bytes', () => {
  const put = (body: Buffer) => request(app).put('/api/parts').type('application/octet-stream').send(body);

  it('takes them, whatever they are', async () => {
    const res = await put(Buffer.from('{broken')).set(as(ada));
    expect([res.status, res.body]).toEqual([200, { bytes: 7 }]);
  });

  it('rejects more than its contract allows, and who sends no token', async () => {
    const tooLarge = await put(Buffer.alloc(1025)).set(as(ada));
    expect([tooLarge.status, tooLarge.body.code]).toEqual([413, 'too-large']);
    expect((await put(Buffer.from('a'))).status).toBe(401);
  });
});

it('rejects malformed input of every shape with a message and a code', async () => {
  const json = (body: string) => request(app).put(thing).set(as(ada)).type('json').send(body);
  const requests = {
    token: () => request(app).put(thing).set(as('bad')).send(good),
    'JSON body': () => json('{"broken'),
    'fields of the body': () => json('{"name": 7, "price": "x"}'),
    upload: () => request(app).post('/api/files').set(as(ada)).attach('other', Buffer.from('a'), 'a'),
    bytes: () => request(app).put('/api/parts').set(as(ada)).type('bin').send(Buffer.alloc(1025)),
    query: () => request(app).put(`${thing}?page=x`).set(as(ada)).send(good),
    params: () => request(app).put('/api/things/no-id').set(as(ada)).send(good),
    address: () => request(app).put('/api/things/%E0%A4%A').set(as(ada)).send(good),
  };
  for (const [shape, send] of Object.entries(requests)) {
    const { status, body } = await send();
    expect({ shape, isRejected: status >= 400 && status < 500, body }).toEqual({
      shape,
      isRejected: true,
      body: expect.objectContaining({ message: expect.stringMatching(/\w/), code: expect.stringMatching(/^[\w-]+$/) }),
    });
  }
});
