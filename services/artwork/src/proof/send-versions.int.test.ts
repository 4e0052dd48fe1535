import { busy } from '@print-shop/service-kit/errors';
import { eventually } from '@print-shop/test-kit';
import { testArtwork } from '../artwork.fixture.ts';
import { modelsOf } from '../models.ts';
import { createPreflight, type Preflight } from '../preflight/index.ts';

const LEASE_MS = 2_000;
const LONG = { timeoutMs: 60_000 };
const sound = createPreflight({ deadlineMs: 60_000, memoryMb: 1024 });
const starved = createPreflight({ deadlineMs: 60_000, memoryMb: 10 });
let printed = 0;
/** While set, print files wait for it. */
let hold: Promise<void> | undefined;
let isStarved = false;
/** While set, the next print file has to wait for its turn. */
let isBusy = false;

const preflight: Preflight = {
  ...sound,
  async print(job) {
    printed += 1;
    await hold;
    if (isBusy) {
      isBusy = false;
      throw busy({ en: 'Many are waiting.', hi: 'बहुत सारे बाकी हैं।' });
    }
    return (isStarved ? starved : sound).print(job);
  },
  async close() {
    await Promise.all([sound.close(), starved.close()]);
  },
};
const { service, as, uploaded, records } = testArtwork({
  preflight,
  leaseMs: LEASE_MS,
  sendPatienceMs: 1.5 * LEASE_MS,
});
const proofs = () => modelsOf(service.parts.mongo).proofs;

beforeEach(() => {
  printed = 0;
  isStarved = false;
});

async function aLine() {
  const line = { name: 'Posters', customerName: 'Asha Verma', email: 'asha@example.com' };
  const { _id: id } = (await as('owner', 'post', '/api/proofs').send(line).expect(201)).body;
  return { id, fileId: (await uploaded())._id };
}
const send = (id: string, fileId: string) =>
  as('owner', 'post', `/api/proofs/${id}/versions`).send({ fileId, note: 'The folds', expectedVersion: 0 });
const read = async (id: string) => (await as('owner', 'get', `/api/proofs/${id}`).expect(200)).body;
const sent = (id: string) =>
  eventually(async () => {
    const proof = await read(id);
    expect(proof).toMatchObject({ state: 'waiting', sending: null, versions: [{ note: 'The folds' }] });
    return proof;
  }, LONG);

const faultOf = (id: string, fault: RegExp) =>
  eventually(async () => expect((await read(id)).sending?.fault).toMatch(fault), LONG);

describe('a version whose print file takes longer than a request may', () => {
  it('is answered before, made once, and sent on its own', async () => {
    const { id, fileId } = await aLine();
    const { promise, resolve } = Promise.withResolvers<void>();
    hold = promise;
    const { body } = await send(id, fileId).expect(202);
    expect(body).toMatchObject({ state: 'to-proof', versions: [], sending: { fileName: 'card.pdf', fault: null } });
    expect((await send(id, fileId).expect(409)).body.code).toBe('proof-being-made');
    // A comment of the customer's, say, leaves it where it is.
    await as('owner', 'post', `/api/proofs/${id}/notes`).send({ text: 'Soon.' }).expect(201);
    hold = undefined;
    resolve();
    await sent(id);
    // The lease was renewed meanwhile: otherwise it would have been made again.
    expect(printed).toBe(1);
    await eventually(() =>
      expect(records.filter((one) => one.id === id && one.action === 'sent')).toMatchObject([
        { by: { name: expect.any(String) } },
      ]),
    );
  });

  it('is made by the next process when one dies over it, and given up when that happens twice', async () => {
    const [{ id, fileId }, twice] = [await aLine(), await aLine()];
    const left = { fileName: 'card.pdf', note: 'The folds', by: { id: fileId }, at: new Date(), fault: null };
    const leaseUntil = new Date(Date.now() - 1000);
    for (const [line, attempts] of [[{ id, fileId }, 1] as const, [twice, 2] as const])
      await proofs().updateOne(
        { _id: line.id },
        { $set: { sending: { ...left, fileId: line.fileId, leaseUntil, attempts } } },
      );
    await sent(id);
    await faultOf(twice.id, /broke off twice/);
    expect(printed).toBe(1);
  });

  it('that cannot be made says why, and can be sent again', async () => {
    const { id, fileId } = await aLine();
    isStarved = true;
    await send(id, fileId).expect(202);
    await faultOf(id, /too much memory/);
    isStarved = false;
    expect((await send(id, fileId)).status).toBeLessThan(300);
    await sent(id);
  });

  it('is made again where too many others were before it', async () => {
    const { id, fileId } = await aLine();
    isBusy = true;
    await send(id, fileId).expect(202);
    await sent(id);
    expect(printed).toBe(2);
  });
});
