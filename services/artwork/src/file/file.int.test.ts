import { callers, eventually } from '@print-shop/test-kit';
import { tampered } from '@print-shop/test-kit/tampered';
import request from 'supertest';
import { anId, aPdf, testArtwork } from '../artwork.fixture.ts';
import { createFileStore } from './file.store.ts';

const { service, model, as, send, uploaded, checked, objectsOf } = testArtwork();
const linksOf = async (id: string) => (await as('customer', 'post', `/api/artwork/files/${id}/links`).expect(200)).body;
const open = (link: string) =>
  request(service.app)
    .get(link)
    .buffer(true)
    .parse((res, done) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => done(null, Buffer.concat(chunks)));
    });

it('has its place in the data export by its time', async () => {
  const [userId, ids] = [anId(), Array.from({ length: 5 }, anId)];
  const file = { userId, sender: userId, tokenHash: null, name: 'card.pdf', state: 'checked', bytes: 1 } as const;
  // In the database they stand in another order.
  for (const _id of ids.toReversed()) {
    await model().create({ ...file, _id, createdAt: new Date(), keepUntil: new Date() });
  }
  const told = await Array.fromAsync(createFileStore(model()).allOf(userId));
  expect(told.map(({ id }) => id)).toEqual(ids);
});

describe('an uploaded file', () => {
  it('waits in quarantine, is checked, and tells of it', async () => {
    const { body } = await send('customer', aPdf(), 'my card.pdf', { productType: 'Business Cards' }).expect(202);
    expect(body).toMatchObject({
      userId: callers.customer.id,
      name: 'my card.pdf',
      kind: 'pdf',
      state: 'checking',
      checks: [],
      refusal: null,
      productType: 'Business Cards',
      widthMm: null,
      heightMm: null,
      bytes: aPdf().length,
    });
    expect(body.token).toBeUndefined();
    const file = await eventually(
      async () => {
        const { body: seen } = await as('customer', 'get', `/api/artwork/files/${body._id}`).expect(200);
        expect(seen.state).toBe('checked');
        return seen;
      },
      { timeoutMs: 60_000 },
    );
    expect(file).toMatchObject({ position: null, progress: null, pictures: 1 });
    expect(file.pages[0].widthMm).toBeCloseTo(90, 0);
    expect(file.pages[0].heightMm).toBeCloseTo(54, 0);
    expect(file.pages[0].pixels.width).toBeGreaterThan(file.pages[0].pixels.height);
    expect(file.sha256).toMatch(/^[0-9a-f]{64}$/);
    await eventually(() =>
      expect(checked.find(({ fileId }) => fileId === file._id)).toMatchObject({
        userId: callers.customer.id,
        state: 'checked',
        pages: 1,
        sha256: file.sha256,
        design: null,
      }),
    );
    await eventually(async () =>
      expect(await objectsOf(file._id)).toEqual([
        `artwork/files/${file._id}/original`,
        `artwork/files/${file._id}/pages/1.webp`,
      ]),
    );
  });

  it('says what is wrong with it in the language of the request', async () => {
    const { _id } = await uploaded(aPdf({ widthMm: 210, heightMm: 297 }), 'a4.pdf', {
      productType: 'Business Cards',
      widthMm: '90',
      heightMm: '54',
    });
    const read = async (language: string) => {
      const { body } = await as('customer', 'get', `/api/artwork/files/${_id}`).set('Accept-Language', language);
      return body.checks.find(({ code }: { code: string }) => code === 'size-mismatch');
    };
    const [english, hindi] = [await read('en'), await read('hi')];
    expect(english.message).toMatch(/[a-z]/);
    expect(hindi.message).toMatch(/[\u0900-\u097F]/);
    expect(hindi.level).toBe(english.level);
  });

  it('that cannot be read is refused with a sentence, and its bytes are gone', async () => {
    const broken = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2000, 0x78)]);
    const file = await uploaded(broken, 'broken.pdf');
    expect(file).toMatchObject({ state: 'refused', pages: [], pictures: 0, refusal: { message: expect.any(String) } });
    expect((await linksOf(file._id)).original).toBeNull();
    await eventually(async () => expect(await objectsOf(file._id)).toEqual([]));
    await eventually(() =>
      expect(checked.find(({ fileId }) => fileId === file._id)).toMatchObject({ state: 'refused', worst: null }),
    );
  });

  it.each([
    ['a page', Buffer.from('<!DOCTYPE html><script>alert(1)</script>'), 'card.pdf'],
    ['a program', Buffer.from('\x7fELF\x02\x01\x01'), 'card.png'],
    ['a ZIP', Buffer.from('PK\x03\x04xxxxxxxx'), 'card.tiff'],
  ])('that is %s is refused at once, whatever its name says', async (_what, content, name) => {
    const { status, body } = await send('customer', content, name);
    expect([status, body.code]).toEqual([415, 'kind-not-taken']);
    expect(body.message).toContain('PDF');
  });

  it('needs both width and height, or neither', async () => {
    const { status, body } = await send('customer', aPdf(), 'a.pdf', { widthMm: '90' });
    expect([status, body.code]).toEqual([400, 'size-incomplete']);
  });
});

describe('the links of a file', () => {
  it('show its pages and save the file, and nothing keeps or runs either', async () => {
    const { _id } = await uploaded(aPdf(), 'कार्ड "1".pdf');
    const { pictures, original, expiresAt } = await linksOf(_id);
    const minutes = (Date.parse(expiresAt) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9);
    expect(minutes).toBeLessThanOrEqual(10);
    const page = await open(pictures[0]).expect(200);
    expect(page.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' });
    expect(page.headers['content-disposition']).toBeUndefined();
    expect(page.body.toString('latin1', 8, 12)).toBe('WEBP');
    const file = await open(original).expect(200);
    expect(file.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^sandbox;/),
      'content-disposition': expect.stringMatching(/^attachment;/),
    });
    expect(decodeURIComponent(file.headers['content-disposition'] ?? '')).toContain('कार्ड 1.pdf');
    expect(file.body.equals(aPdf())).toBe(true);
  });

  it('open nothing else, and nothing when they are changed', async () => {
    const [mine, other] = [await uploaded(), await uploaded()];
    const { original } = await linksOf(mine._id);
    for (const link of [
      original.replace(mine._id, other._id),
      original.replace(/until=\d/, 'until=9'),
      original.replace('original', 'pages/1'),
      tampered(original, original.indexOf('signature=') + 'signature='.length),
    ]) {
      expect((await open(link)).status).toBe(404);
    }
    await open(original).expect(200);
  });

  it('end with the file', async () => {
    const { _id } = await uploaded();
    const { original, pictures } = await linksOf(_id);
    await as('customer', 'delete', `/api/artwork/files/${_id}`).expect(200);
    for (const link of [original, ...pictures]) expect((await open(link)).status).toBe(404);
    await eventually(async () => expect(await objectsOf(_id)).toEqual([]));
  });
});

describe("a guest's file", () => {
  it('is opened by its token alone, in the address or in the header', async () => {
    const { body: mine } = await send('anonymous', aPdf()).expect(202);
    const { body: other } = await send('anonymous', aPdf()).expect(202);
    expect(mine.token).toMatch(/^[\w-]{43}$/);
    const read = (token: string) => request(service.app).get(`/api/artwork/files/${mine._id}`).query({ token });
    expect((await read(mine.token).expect(200)).body).toMatchObject({ _id: mine._id, userId: null });
    await request(service.app).get(`/api/artwork/files/${mine._id}`).set('X-Artwork-Token', mine.token).expect(200);
    for (const token of [other.token, '', 'x']) expect((await read(token)).status).toBe(404);
    expect((await as('customer', 'get', `/api/artwork/files/${mine._id}`)).status).toBe(403);
    await as('production', 'get', `/api/artwork/files/${mine._id}`).expect(200);
  });
});

describe('own files', () => {
  it('are listed newest first, page by page, without those of others and deleted ones', async () => {
    const userId = callers.other.id;
    const sent: string[] = [];
    for (const name of ['one.pdf', 'two.pdf', 'three.pdf'])
      sent.unshift((await send('other', aPdf(), name).expect(202)).body._id);
    const list = (query: object) => as('other', 'get', `/api/artwork/files/of/${userId}`).query(query).expect(200);
    const first = await list({ limit: 2 });
    expect(first.body.map(({ _id }: { _id: string }) => _id)).toEqual(sent.slice(0, 2));
    expect(first.headers['x-total-count']).toBe('3');
    expect((await list({ limit: 2, page: 2 })).body.map(({ _id }: { _id: string }) => _id)).toEqual(sent.slice(2));
    await eventually(async () => expect((await list({ state: 'checked' })).body).toHaveLength(3), {
      timeoutMs: 60_000,
    });
    expect((await list({ state: 'refused' })).body).toEqual([]);
    await as('other', 'delete', `/api/artwork/files/${sent[1]}`).expect(200);
    expect((await list({})).body.map(({ _id }: { _id: string }) => _id)).toEqual([sent[0], sent[2]]);
    await as('other', 'get', `/api/artwork/files/${sent[1]}`).expect(404);
  });

  it('that are not there are not found', async () => {
    await as('customer', 'get', `/api/artwork/files/${anId()}`).expect(404);
  });
});
