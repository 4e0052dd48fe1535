import { randomBytes } from 'node:crypto';
import { ARTWORK_MAX_BYTES_IN_PARTS, ARTWORK_PART_BYTES as PART } from '@print-shop/contracts';
import { createWorks } from '@print-shop/service-kit';
import { eventually } from '@print-shop/test-kit';
import request from 'supertest';
import { aPdf, testArtwork } from '../artwork.fixture.ts';
import { createArtworkObjects } from '../file/artwork-objects.ts';
import { createFileStore } from '../file/file.store.ts';
import { removeExpired } from '../retention/remove-expired.ts';

const { service, as, model, parts } = testArtwork();
const begin = async (bytes: number) =>
  (await as('customer', 'post', '/api/artwork/uploads').send({ name: 'big.pdf', bytes }).expect(201)).body;
const put = (id: string, part: number, content: Buffer) =>
  as('customer', 'put', `/api/artwork/uploads/${id}/parts/${part}`).type('application/octet-stream').send(content);
const complete = (id: string) => as('customer', 'post', `/api/artwork/uploads/${id}/complete`);
const cut = (content: Buffer) => [
  content.subarray(0, PART),
  content.subarray(PART, 2 * PART),
  content.subarray(2 * PART),
];

describe('an upload in parts', () => {
  it('takes them in any order, goes on after a break, and ends as the same file', async () => {
    const content = aPdf({ bytes: 2 * PART + 1000 });
    const upload = await begin(content.length);
    expect(upload).toMatchObject({ bytes: content.length, partBytes: PART, parts: 3, received: [] });
    const [first, second, third] = cut(content) as [Buffer, Buffer, Buffer];
    await put(upload._id, 3, third).expect(200);
    await put(upload._id, 1, first).expect(200);
    const { body: seen } = await as('customer', 'get', `/api/artwork/uploads/${upload._id}`).expect(200);
    expect(seen.received).toEqual([1, 3]);
    const early = await complete(upload._id);
    expect([early.status, early.body.code, early.body.message]).toEqual([
      409,
      'parts-missing',
      expect.stringContaining('2'),
    ]);
    await as('customer', 'get', `/api/artwork/files/${upload._id}`).expect(404);
    await put(upload._id, 2, second).expect(200);
    await put(upload._id, 2, second).expect(200);
    const other = await put(upload._id, 2, randomBytes(PART));
    expect([other.status, other.body.code]).toEqual([409, 'part-differs']);
    const { body: file } = await complete(upload._id).expect(202);
    expect(file).toMatchObject({ _id: upload._id, name: 'big.pdf', kind: 'pdf', bytes: content.length });
    expect((await complete(upload._id).expect(202)).body._id).toBe(upload._id);
    await put(upload._id, 1, first).expect(409);
    await eventually(
      async () => expect((await as('customer', 'get', `/api/artwork/files/${upload._id}`)).body.state).toBe('checked'),
      { timeoutMs: 60_000 },
    );
    const links = await as('customer', 'post', `/api/artwork/files/${upload._id}/links`).expect(200);
    const saved = await request(service.app).get(links.body.original).buffer(true).expect(200);
    expect(saved.body.equals(content)).toBe(true);
  });

  it.each([
    ['that is too short', 1, PART - 1],
    ['that is too long', 3, 1001],
    ['that the file does not have', 4, 1],
  ])('refuses a part %s', async (_what, part, bytes) => {
    const { _id } = await begin(2 * PART + 1000);
    const { status, body } = await put(_id, part, Buffer.alloc(bytes, '%PDF-'));
    expect([status, body.code]).toEqual([400, 'wrong-part-size']);
  });

  it('refuses a file of another kind with its first part', async () => {
    const { _id } = await begin(100);
    expect((await put(_id, 1, Buffer.alloc(100, 'x'))).status).toBe(415);
  });

  it('takes nothing above 200 MB', async () => {
    const bytes = ARTWORK_MAX_BYTES_IN_PARTS + 1;
    await as('customer', 'post', '/api/artwork/uploads').send({ name: 'a.pdf', bytes }).expect(400);
  });

  it('of a guest goes on with its token alone', async () => {
    const content = aPdf();
    const { body: upload } = await request(service.app)
      .post('/api/artwork/uploads')
      .send({ name: 'a.pdf', bytes: content.length })
      .expect(201);
    const path = `/api/artwork/uploads/${upload._id}`;
    await request(service.app).get(path).expect(404);
    await as('owner', 'get', path).expect(403);
    const send = (token: string) =>
      request(service.app).put(`${path}/parts/1`).query({ token }).type('application/pdf').send(content);
    await send('wrong').expect(404);
    await send(upload.token).expect(200);
    await request(service.app).post(`${path}/complete`).set('X-Artwork-Token', upload.token).expect(202);
  });

  it('is over where another content has taken the place of a part, as of two pages that send at once', async () => {
    const { _id } = await begin(PART + 100);
    await put(_id, 1, Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(PART - 9)])).expect(200);
    await put(_id, 2, Buffer.alloc(100, 'a')).expect(200);
    const uploadId = (await model().findById(_id))?.upload?.id ?? '';
    await createArtworkObjects(parts.store).putPart(_id, uploadId, 2, Buffer.alloc(100, 'b'));
    const { status, body } = await complete(_id);
    expect([status, body.code]).toEqual([404, 'upload-over']);
  });

  it('that nobody finishes is removed after a day', async () => {
    const { _id } = await begin(PART + 100);
    await put(_id, 1, Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(PART - 9)])).expect(200);
    const objects = createArtworkObjects(parts.store);
    const removal = removeExpired({
      ...service.parts,
      works: createWorks(service.parts),
      files: createFileStore(model()),
      objects,
    });
    await removal.sweep(new Date(Date.now() + 23 * 3_600_000));
    expect(await model().exists({ _id })).not.toBeNull();
    const { client, bucket } = parts.store;
    expect(await client.findUploadId(bucket, `artwork/quarantine/${_id}`)).toBeDefined();
    await removal.sweep(new Date(Date.now() + 25 * 3_600_000));
    await removal.close();
    expect(await model().exists({ _id })).toBeNull();
    expect(await client.findUploadId(bucket, `artwork/quarantine/${_id}`)).toBeUndefined();
    await put(_id, 2, Buffer.alloc(100)).expect(404);
  });
});
