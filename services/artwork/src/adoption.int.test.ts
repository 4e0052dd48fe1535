import { callers } from '@print-shop/test-kit';
import request from 'supertest';
import { anId, aPdf, testArtwork } from './artwork.fixture.ts';
import { layoutModels } from './layout/index.ts';
import { hashOf } from './layout/layout-access.ts';

const { service, as, send, model } = testArtwork({
  limits: {
    filesPerAddress: 1000,
    filesPerStaff: 1000,
    designsPerAddress: 1000,
    partsPerAddress: 1000,
    guessesPerAddress: 5,
  },
});

async function aGuestsFile(): Promise<{ id: string; token: string }> {
  const { body } = await send('anonymous', aPdf()).expect(202);
  return { id: body._id, token: body.token };
}
async function aGuestsLayout(): Promise<{ id: string; token: string }> {
  const token = 'c'.repeat(48);
  const created = await layoutModels(service.parts.mongo).layouts.create({
    _id: anId(),
    owner: null,
    tokenHash: hashOf(token),
    secret: 'a secret',
    productId: anId(),
    color: '',
    hex: '#ffffff',
    sides: [],
    views: [],
    createdAt: new Date(),
    keepUntil: new Date(Date.now() + 60_000),
  });
  return { id: String(created._id), token };
}
const adopt = (caller: 'customer' | 'other', body: object) => as(caller, 'post', '/api/artwork/adoptions').send(body);

it("makes a guest's file and layout the account's own, and their tokens open nothing afterwards", async () => {
  const [file, layout] = [await aGuestsFile(), await aGuestsLayout()];
  const both = { files: [file], scenes: [layout] };
  const own = { files: [file.id], scenes: [layout.id] };
  expect((await adopt('customer', both).expect(200)).body).toEqual(own);
  const { body } = await as('customer', 'get', `/api/artwork/files/of/${callers.customer.id}`).expect(200);
  expect(body.map(({ _id }: { _id: string }) => _id)).toEqual([file.id]);
  const { body: layouts } = await as('customer', 'get', '/api/artwork/layouts').expect(200);
  // The addresses of release 0.2 stay.
  expect((await as('customer', 'get', '/api/artwork/scenes?limit=20').expect(200)).body).toHaveLength(layouts.length);
  await as('customer', 'get', `/api/artwork/scenes/${layout.id}`).expect(200);
  expect(layouts.map(({ _id }: { _id: string }) => _id)).toEqual([layout.id]);
  const byToken = (path: string, token: string) => request(service.app).get(path).query({ token });
  await byToken(`/api/artwork/files/${file.id}`, file.token).expect(404);
  await byToken(`/api/artwork/layouts/${layout.id}`, layout.token).expect(404);
  // A repeated request changes nothing, and neither does one of somebody who had the tokens, too.
  expect((await adopt('customer', both).expect(200)).body).toEqual(own);
  expect((await adopt('other', both).expect(200)).body).toEqual({ files: [], scenes: [] });
  await as('customer', 'get', `/api/artwork/files/${file.id}`).expect(200);
});

it('takes over an upload that is on its way', async () => {
  const begun = await as('anonymous', 'post', '/api/artwork/uploads').send({ name: 'a.pdf', bytes: 10 }).expect(201);
  const { _id: id, token } = begun.body;
  await adopt('customer', { files: [{ id, token }] }).expect(200);
  await as('customer', 'get', `/api/artwork/uploads/${id}`).expect(200);
});

it('changes nothing for a wrong token, whose holder may not try for long', async () => {
  const [file, other] = [await aGuestsFile(), await aGuestsFile()];
  const from = (body: object) => adopt('other', body).set('X-Forwarded-For', '203.0.113.9');
  const wrong = { id: file.id, token: other.token };
  expect((await from({ files: [wrong, other] }).expect(200)).body).toEqual({ files: [other.id], scenes: [] });
  expect(await model().findById(file.id)).toMatchObject({ userId: null });
  expect((await from({ files: Array.from({ length: 6 }, () => wrong) })).body.code).toBe('too-many-guesses');
  expect((await from({ files: [wrong, file] })).body.code).toBe('too-many-guesses');
  expect(await model().findById(file.id)).toMatchObject({ userId: null });
});

it.each([
  ['too many', { files: Array.from({ length: 51 }, () => ({ id: anId(), token: 'x' })) }],
  ['a token without end', { scenes: [{ id: anId(), token: 'x'.repeat(101) }] }],
  ['no id', { files: [{ token: 'x' }] }],
])('refuses %s', async (_what, body) => {
  await adopt('customer', body).expect(400);
});
