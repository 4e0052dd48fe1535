import { PDFDocument } from '@cantoo/pdf-lib';
import { eventually } from '@print-shop/test-kit';
import request from 'supertest';
import { aPdf, testArtwork } from '../artwork.fixture.ts';
import { createPreflight, type Preflight } from '../preflight/index.ts';
import { changedLook } from '../preflight/refusal.ts';

const sound = createPreflight({ deadlineMs: 60_000, memoryMb: 1024 });
/** While set, mends wait for it. */
let hold: Promise<void> | undefined;
/** While set, no mend works. */
let isRefused = false;
const preflight: Preflight = {
  run: (job) => sound.run(job),
  async mend(job) {
    await hold;
    return isRefused ? changedLook().asResult() : sound.mend(job);
  },
  print: (job) => sound.print(job),
  gang: (job) => sound.gang(job),
  close: () => sound.close(),
};
const { service, as, send, uploaded, model } = testArtwork({ preflight });
const CARD = { productType: 'Business Cards', widthMm: '90', heightMm: '54' };
/** A card at twice its size, which can be scaled. */
const aLargeCard = () => uploaded(aPdf({ widthMm: 180, heightMm: 108 }), 'large.pdf', CARD);
const mend = (id: string, mends: string[]) => as('customer', 'post', `/api/artwork/files/${id}/mends`).send({ mends });
const done = (id: string) =>
  eventually(
    async () => {
      const { body } = await as('customer', 'get', `/api/artwork/files/${id}`).expect(200);
      expect(body.state).not.toBe('checking');
      return body;
    },
    { timeoutMs: 60_000 },
  );

describe('what the checks offer to mend', () => {
  it('is mended in a new file, which is checked and stored like any other; the old one stays', async () => {
    const large = await aLargeCard();
    expect(large.checks).toContainEqual(
      expect.objectContaining({ code: 'size-mismatch', level: 'must', mend: 'scale' }),
    );
    const { body } = await mend(large._id, ['scale']).expect(202);
    const mended = await done(body._id);
    expect(mended).toMatchObject({ state: 'checked', name: 'large-mended.pdf', kind: 'pdf', mendedFrom: large._id });
    expect(mended.pages[0].widthMm).toBeCloseTo(90, 0);
    expect(mended.checks.map(({ code }: { code: string }) => code)).not.toContain('size-mismatch');
    const { original } = (await as('customer', 'post', `/api/artwork/files/${mended._id}/links`).expect(200)).body;
    const file = await request(service.app)
      .get(original)
      .buffer(true)
      .parse((res, give) => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk: Buffer) => chunks.push(chunk));
        res.on('end', () => give(null, Buffer.concat(chunks)));
      });
    expect(file.body).toHaveLength(mended.bytes);
    const [page] = (await PDFDocument.load(file.body)).getPages();
    expect(((page?.getTrimBox().width ?? 0) / 72) * 25.4).toBeCloseTo(90, 0);
    expect((await done(large._id)).checks).toEqual(large.checks);
  });

  it('is checked by the sizes of its areas, as its source is, where that is a layout', async () => {
    const { productType } = CARD;
    const source = await uploaded(aPdf({ widthMm: 200, heightMm: 100 }), 'layout.pdf', { productType });
    expect(source.checks).toContainEqual(expect.objectContaining({ code: 'size-mismatch', level: 'must' }));
    const where = { page: 1, box: null, values: { count: 1, variant: 'drawing' } };
    const finding = { ...where, code: 'rgb-colour', level: 'should', mend: 'convert-colours' } as const;
    await model().updateOne({ _id: source._id }, { $set: { isLayout: true, findings: [finding] } });
    const { body } = await mend(source._id, ['convert-colours']).expect(202);
    const mended = await done(body._id);
    expect(mended).toMatchObject({ state: 'checked', pages: [{ widthMm: 200, heightMm: 100 }] });
    expect(mended.checks.map(({ code }: { code: string }) => code)).not.toContain('size-mismatch');
  });

  it('is answered at once, however long the mend takes', async () => {
    const large = await aLargeCard();
    const { promise, resolve } = Promise.withResolvers<void>();
    hold = promise;
    try {
      const { body } = await mend(large._id, ['scale']).expect(202);
      const { body: file } = await as('customer', 'get', `/api/artwork/files/${body._id}`).expect(200);
      expect(file).toMatchObject({ state: 'checking', mendedFrom: large._id });
      resolve();
      expect(await done(body._id)).toMatchObject({ state: 'checked' });
    } finally {
      hold = undefined;
      resolve();
    }
  });

  it('is offered no more, with a sentence, once it was tried and could not be done', async () => {
    const large = await aLargeCard();
    isRefused = true;
    try {
      const { body } = await mend(large._id, ['scale']).expect(202);
      expect(await done(body._id)).toMatchObject({ state: 'refused', refusal: { code: 'corrupt' } });
    } finally {
      isRefused = false;
    }
    await eventually(async () => {
      const { checks } = await done(large._id);
      const left = checks.find(({ code }: { code: string }) => code === 'size-mismatch');
      expect(left).not.toHaveProperty('mend');
      expect(left.message).toContain('We have tried to fix this');
    });
    expect((await mend(large._id, ['scale']).expect(409)).body.code).toBe('mend-not-offered');
  });

  it('is nothing else, and nothing of a file that is still being checked', async () => {
    const large = await aLargeCard();
    expect((await mend(large._id, ['flatten']).expect(409)).body.code).toBe('mend-not-offered');
    expect((await mend(large._id, ['scale', 'flatten']).expect(409)).body.code).toBe('mend-not-offered');
    await model().updateOne({ _id: large._id }, { $set: { state: 'refused' } });
    await mend(large._id, ['scale']).expect(409);
  });

  it('is mended for a guest under a token of its own, and for no other', async () => {
    const { body: sent } = await send('anonymous', aPdf({ widthMm: 180, heightMm: 108 }), 'large.pdf', CARD).expect(
      202,
    );
    const url = `/api/artwork/files/${sent._id}`;
    await eventually(
      async () => expect((await request(service.app).get(`${url}?token=${sent.token}`)).body.state).toBe('checked'),
      { timeoutMs: 60_000 },
    );
    const body = { mends: ['scale'] };
    await request(service.app).post(`${url}/mends`).send(body).expect(404);
    await as('other', 'post', `${url}/mends`).send(body).expect(403);
    const { body: mended } = await request(service.app).post(`${url}/mends?token=${sent.token}`).send(body).expect(202);
    expect(mended.token).not.toBe(sent.token);
    await request(service.app).get(`/api/artwork/files/${mended._id}?token=${mended.token}`).expect(200);
    await request(service.app).get(`/api/artwork/files/${mended._id}?token=${sent.token}`).expect(404);
  });
});
