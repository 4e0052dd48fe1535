import { createHash } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import {
  artworkPersonalDataCollected,
  bulkOrderPlaced,
  changesRequested,
  dataExportRequested,
  type EventData,
  orderCancelled,
  orderPlaced,
  type Proof,
  type ProofState,
  type ProofSummary,
  type ProofWeek,
  proofApproved,
  proofCodeAsked,
  proofReminded,
  proofSent,
  userDeleted,
} from '@print-shop/contracts';
import { createWorks } from '@print-shop/service-kit';
import { callers, eventually } from '@print-shop/test-kit';
import sharp from 'sharp';
import request from 'supertest';
import { anId, aPdf } from '../artwork.fixture.ts';
import { USUAL_RETENTION } from '../file/retention.ts';
import { modelsOf } from '../models.ts';
import { removeOldProofs } from './forget-proofs.ts';
import { aDesign, CARD_FILE, testProofs, yes } from './proof.fixture.ts';
import { createProofStore } from './proof.store.ts';
import { remindCustomers } from './remind-customers.ts';

const { service, as, publish, uploaded, model, records, parts, links, faulty, CARDS, ...test } = testProofs();
const { ordered, linesOf, send, byLink, download } = test;
const sent: EventData<typeof proofSent>[] = [];
const approved: EventData<typeof proofApproved>[] = [];
const asked: EventData<typeof changesRequested>[] = [];
const codesAsked: EventData<typeof proofCodeAsked>[] = [];
const reminded: EventData<typeof proofReminded>[] = [];
const DAY_MS = 24 * 3_600_000;

beforeAll(async () => {
  const { broker } = service.parts;
  await broker.listen({ events: [proofSent], handle: ({ data }) => void sent.push(data) });
  await broker.listen({ events: [proofApproved], handle: ({ data }) => void approved.push(data) });
  await broker.listen({ events: [changesRequested], handle: ({ data }) => void asked.push(data) });
  await broker.listen({ events: [proofCodeAsked], handle: ({ data }) => void codesAsked.push(data) });
  await broker.listen({ events: [proofReminded], handle: ({ data }) => void reminded.push(data) });
});

const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const aLine = async (design = aDesign()): Promise<ProofSummary> => {
  const order = await ordered(design);
  return eventually(async () => {
    const [line] = await linesOf(order);
    expect(line).toBeDefined();
    return line as ProofSummary;
  });
};
/** The fields of a proof that the record of changes has. */
const actionsOf = (id: string): string[] => records.filter((one) => one.id === id).map(({ action }) => action);
/** A line whose first proof is sent. */
async function aSentProof() {
  const line = await aLine();
  const file = await uploaded();
  await send(line._id, file._id).expect(200);
  return { id: line._id, orderId: line.orderId ?? '', file };
}

describe('a line with a design', () => {
  it('waits for a proof with the file of its design, once that is checked', async () => {
    const [design, file] = [aDesign(), await uploaded(aPdf(), 'card.pdf', CARD_FILE)];
    await model().updateOne({ _id: file._id }, { $set: { design } });
    const line = await aLine(design);
    await eventually(async () =>
      expect((await linesOf(line.orderId ?? ''))[0]).toMatchObject({
        state: 'to-proof',
        fileId: file._id,
        productType: 'Business Cards',
        quantity: 500,
        version: 0,
        customer: { userId: callers.customer.id, name: 'Asha Verma', language: 'hi' },
      }),
    );
  });

  it('tells its customer when the file of its design must be mended', async () => {
    const [design, file] = [aDesign(), await uploaded(aPdf({ widthMm: 210, heightMm: 297 }), 'a4.pdf', CARD_FILE)];
    await model().updateOne({ _id: file._id }, { $set: { design } });
    const orderId = await ordered(design);
    await eventually(async () => expect((await linesOf(orderId))[0]?.state).toBe('needs-mending'));
    await eventually(() => expect(faulty.filter((one) => one.orderId === orderId)).toHaveLength(1));
    // In the language of its customer.
    expect(faulty.find((one) => one.orderId === orderId)?.faults[0]).toMatch(/[\u0900-\u097f]/);
  });

  it('is there once, however often the order is confirmed, and goes with it before a proof is made', async () => {
    const design = aDesign();
    const order = await ordered(design);
    await eventually(async () => expect(await linesOf(order)).toHaveLength(1));
    const cancel = { userId: callers.customer.id, placedAt: new Date().toISOString(), lines: [], reason: 'Twice' };
    await publish(orderCancelled, { ...cancel, orderId: order });
    await eventually(async () => expect(await linesOf(order)).toEqual([]));
  });

  it('has its design judged by the product that it is for, whatever it was checked for before', async () => {
    const [design, file] = [aDesign(), await uploaded(aPdf({ widthMm: 210, heightMm: 297 }), 'a4.pdf')];
    expect(file.checks.filter(({ level }) => level === 'must')).toEqual([]);
    await model().updateOne({ _id: file._id }, { $set: { design } });
    const orderId = await ordered(design);
    const [line] = await eventually(
      async () => {
        const lines = await linesOf(orderId);
        expect(lines[0]?.state).toBe('needs-mending');
        return lines;
      },
      { timeoutMs: 30_000 },
    );
    expect(line?.fileId).not.toBe(file._id);
    const { body } = await as('owner', 'get', `/api/artwork/files/${line?.fileId}`).expect(200);
    expect(body).toMatchObject({ name: 'a4.pdf', productType: 'Business Cards', userId: null, sha256: file.sha256 });
    expect(body.checks).toContainEqual(expect.objectContaining({ code: 'size-mismatch', level: 'must' }));
    // Its customer reads about the print on the order's page, and has no second file among their own.
    const placed = { orderId, userId: callers.customer.id, placedAt: new Date().toISOString() };
    const sold = { productId: CARDS, quantity: 500, size: '', color: '', placement: '', name: 'Cards', design };
    await publish(orderPlaced, { ...placed, lines: [{ ...sold, lineId: line?.lineId ?? '' }] });
    const [shown] = await eventually(async () => {
      const { body: artwork } = await as('customer', 'get', `/api/artwork/orders/${orderId}`).expect(200);
      expect(artwork.lines).toHaveLength(1);
      return artwork.lines;
    });
    expect(shown.files).toMatchObject([{ _id: line?.fileId, checks: body.checks.map(() => expect.anything()) }]);
    expect(
      (await as('customer', 'get', `/api/artwork/files/of/${callers.customer.id}`).expect(200)).body,
    ).not.toContainEqual(expect.objectContaining({ _id: line?.fileId }));
  });

  it('has its design copied again where the copy is gone by now', async () => {
    const design = aDesign();
    const { client, bucket } = parts.store;
    const photo = await sharp({ create: { width: 900, height: 540, channels: 3, background: '#0097c4' } })
      .png()
      .toBuffer();
    await client.putObject(bucket, design.replace('/media/', ''), photo);
    const orderId = await ordered(design);
    await eventually(async () => {
      const [line] = await linesOf(orderId);
      const { body } = await as('owner', 'get', `/api/artwork/files/${line?.fileId}`).expect(200);
      expect(body).toMatchObject({ state: 'checked', productType: 'Business Cards', bytes: photo.length });
    });
  });

  it('may be of a bulk order', async () => {
    const bulkOrderId = anId();
    const guest = { name: 'Ravi', email: 'ravi@example.com', pieces: 24, design: aDesign() };
    await publish(bulkOrderPlaced, { bulkOrderId, userId: null, status: 'Pending', totalPaise: 100_00, ...guest });
    await eventually(async () => expect(await linesOf(bulkOrderId)).toMatchObject([{ isBulk: true, quantity: 24 }]));
  });
});

describe('a proof', () => {
  it('is sent, opened, commented on and approved by its link, and then staff get the very file', async () => {
    const { id, file, orderId } = await aSentProof();
    await eventually(() => expect(sent.find(({ proofId }) => proofId === id)).toMatchObject({ orderId, version: 1 }));
    const opened = await byLink(id).expect(200);
    expect(opened.body).toMatchObject({ state: 'waiting', customerName: 'Asha Verma', versions: [{ state: 'open' }] });
    expect(JSON.stringify(opened.body)).not.toContain('asha@example.com');
    const [version] = (opened.body as Proof).versions;
    await request(service.app)
      .get(version?.pictures[0] ?? '')
      .expect(200)
      .expect('content-type', /webp/);
    const pdf = await request(service.app)
      .get(version?.pdf ?? '')
      .buffer()
      .expect(200);
    expect([pdf.headers['content-type'], pdf.headers['cache-control']]).toEqual([
      'application/pdf',
      'private, no-store',
    ]);

    const pin = { page: 1, x: 0.5, y: 0.25 };
    const comment = { version: 1, text: 'Is this the right logo?', pin };
    await byLink(id, '/notes', comment).expect(201);
    expect((await linesOf(orderId))[0]?.unread).toBe(true);
    await as('owner', 'post', `/api/proofs/${id}/notes`).send({ text: 'Yes, it is.' }).expect(201);

    await as('owner', 'get', `/api/proofs/${id}/print-file`).expect(409);
    await byLink(id, '/approve', { ...yes(), hasChecked: false }).expect(400);
    const { body } = await byLink(id, '/approve', yes()).expect(200);
    expect(body).toMatchObject({
      state: 'approved',
      versions: [{ state: 'approved', decision: { name: 'Asha Verma' } }],
    });
    const { sha256, sourceSha256 } = (body as Proof).versions[0] ?? { sha256: '' };
    expect(sourceSha256).toBe(file.sha256);
    expect(version).toMatchObject({ sha256, sourceSha256 });
    await eventually(() =>
      expect(approved.find(({ proofId }) => proofId === id)).toMatchObject({ sha256, isByPhone: false }),
    );
    const print = await download(`/api/proofs/${id}/print-file`).expect(200);
    expect(sha256Of(print.body)).toBe(sha256);
    expect(print.headers['content-disposition']).toContain(`${sha256.slice(0, 8)}-card-print.pdf`);
    const [page] = (await PDFDocument.load(print.body)).getPages();
    expect(((page?.getTrimBox().width ?? 0) / 72) * 25.4).toBeCloseTo(90, 3);
    const stored = await modelsOf(service.parts.mongo).proofs.findById(id).lean();
    expect(stored?.versions[0]?.decision).toMatchObject({ address: expect.stringMatching(/\d/), sha256 });
    await eventually(() => expect(actionsOf(id)).toEqual(['sent', 'commented on', 'answered', 'approved']));
    const told = records.filter(({ id: of }) => of === id).slice(1);
    expect(told.map(({ by }) => by)).toEqual([
      { id: callers.customer.id, name: 'customer' },
      { id: callers.owner.id, name: callers.owner.name },
      { id: callers.customer.id, name: 'customer' },
    ]);
    const ofPrint = { proofVersion: '1', sha256 };
    expect(told.map(({ changes }) => Object.fromEntries(changes.map(({ field, after }) => [field, after])))).toEqual([
      ofPrint,
      { ...ofPrint, text: 'Yes, it is.' },
      ofPrint,
    ]);
    // Records stay for good: neither the customer's name nor their words are in them.
    for (const word of ['Asha', 'asha@example.com', comment.text]) expect(JSON.stringify(told)).not.toContain(word);
  });

  it('is approved by the link of a mail with the code that is mailed to its customer, and not without', async () => {
    const { id } = await aSentProof();
    const mailed = (what: string, body: object) => byLink(id, what, body, false);
    expect((await mailed('', {}).expect(200)).body.needsCode).toBe(true);
    expect((await byLink(id).expect(200)).body.needsCode).toBe(false);
    const codes = () => codesAsked.filter(({ proofId }) => proofId === id);
    const aCode = async () => {
      const before = codes().length;
      await mailed('/codes', { version: 1 }).expect(202);
      await eventually(() => expect(codes()).toHaveLength(before + 1));
      return links.codeOf('proof', codes().at(-1)?.nonce ?? '') ?? '';
    };
    const refuse = async (answer: object) =>
      expect((await mailed('/approve', { ...yes(), ...answer }).expect(400)).body.code).toBe('wrong-code');
    await refuse({});
    await refuse({ code: '000000' });
    const first = await aCode();
    const second = await aCode();
    expect(codes().at(-1)).toMatchObject({ version: 1, customer: { email: 'asha@example.com' } });
    await refuse({ code: first });
    for (let tries = 0; tries < 4; tries++) await refuse({ code: '00000x'.replace('x', String(tries)) });
    // Tried too often.
    await refuse({ code: second });
    const third = await aCode();
    await mailed('/approve', { ...yes(), code: third }).expect(200);
    expect((await mailed('/codes', { version: 1 }).expect(409)).body.code).toBe('proof-answered');
    expect((await mailed('/approve', { ...yes(), code: third }).expect(409)).body.code).toBe('proof-answered');
  });

  it('is not approved by a code for an earlier version, nor by one that is over', async () => {
    const { id } = await aSentProof();
    const mailed = (what: string, body: object) => byLink(id, what, body, false);
    const codeOf = async (version: number) => {
      await mailed('/codes', { version }).expect(202);
      const asked = await eventually(() => {
        const found = codesAsked.findLast((one) => one.proofId === id && one.version === version);
        expect(found).toBeDefined();
        return found;
      });
      return links.codeOf('proof', asked?.nonce ?? '') ?? '';
    };
    const early = await codeOf(1);
    await send(id, (await uploaded())._id, 1).expect(200);
    expect((await mailed('/codes', { version: 1 }).expect(409)).body.code).toBe('proof-replaced');
    await mailed('/approve', { ...yes(2), code: early }).expect(400);
    const late = await codeOf(2);
    await modelsOf(service.parts.mongo).proofs.updateOne(
      { _id: id },
      { $set: { 'challenge.expiresAt': new Date(Date.now() - 1) } },
    );
    await mailed('/approve', { ...yes(2), code: late }).expect(400);
  });

  it('comes back with changes, and its newer version alone can be approved', async () => {
    const { id } = await aSentProof();
    const changes = { version: 1, text: 'The phone number is old.' };
    await byLink(id, '/changes', changes).expect(200);
    await eventually(() => expect(asked.find(({ proofId }) => proofId === id)?.text).toBe(changes.text));
    await eventually(() => expect(actionsOf(id)).toEqual(['sent', 'asked for changes of']));
    const { _id: newer } = await uploaded();
    await send(id, newer, 1).expect(200);
    await send(id, newer, 2).expect(200);
    expect((await send(id, newer, 1)).body.code).toBe('proof-sent-meanwhile');
    for (const version of [1, 2]) expect((await byLink(id, '/approve', yes(version))).body.code).toBe('proof-replaced');
    const { body } = await byLink(id, '/approve', yes(3)).expect(200);
    expect(body.versions.map(({ state }: { state: string }) => state)).toEqual([
      'changes-asked',
      'replaced',
      'approved',
    ]);
    expect((await send(id, newer, 3)).body.code).toBe('proof-approved');
  });

  it('has one answer, however many come at once', async () => {
    const { id } = await aSentProof();
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => byLink(id, '/approve', yes())),
      byLink(id, '/changes', { version: 1, text: 'No' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('is approved by phone with a note, which the audit keeps', async () => {
    const { id } = await aSentProof();
    const heard = { version: 1, name: 'Asha Verma', note: 'Called at noon' };
    const { body } = await as('owner', 'post', `/api/proofs/${id}/approval`).send(heard).expect(200);
    expect(body.versions[0].decision).toMatchObject({ by: 'staff', name: 'Asha Verma', note: 'Called at noon' });
    await eventually(() => expect(actionsOf(id)).toEqual(['sent', 'approved by phone']));
  });

  it.each([
    ['that is not there', async () => anId(), 404, 'file-not-found'],
    [
      'that must be mended',
      async () =>
        (await uploaded(aPdf({ widthMm: 210, heightMm: 297 }), 'a4.pdf', { productType: 'Business Cards' }))._id,
      409,
      'must-be-mended',
    ],
  ] as const)('is not made of a file %s', async (_, file, status, code) => {
    const refused = await send((await aLine())._id, await file());
    expect([refused.status, refused.body.code]).toEqual([status, code]);
  });

  it('cannot be a proof that is not there', async () => {
    const { status, body } = await send(anId(), (await uploaded())._id);
    expect([status, body.code]).toEqual([404, 'proof-not-found']);
  });

  it('is opened by its own link alone', async () => {
    const { id } = await aSentProof();
    const link = { proofId: id, isSignedIn: true };
    const others = [
      links.signOrder(id, 60),
      links.signProof({ ...link, proofId: anId() }, 60),
      links.signProof(link, -1),
    ];
    for (const token of ['x', ...others])
      await request(service.app).post('/api/proofs/shared').send({ token }).expect(404);
    const order = (await as('customer', 'get', `/api/proofs/order/${anId()}`).expect(200)).body;
    expect(order).toEqual([]);
  });

  it("stands on its order's page with a link, for its customer alone", async () => {
    const { id, orderId } = await aSentProof();
    const { body } = await as('customer', 'get', `/api/proofs/order/${orderId}`).expect(200);
    expect(body).toMatchObject([{ _id: id, state: 'waiting', link: expect.stringMatching(/^\/proof#token=/) }]);
    // The link answers as the customer.
    const staffs = (await as('owner', 'get', `/api/proofs/order/${orderId}`).expect(200)).body;
    expect(staffs).toEqual(body.map((proof: object) => ({ ...proof, link: '' })));
    await as('other', 'get', `/api/proofs/order/${orderId}`).expect(403);
  });

  it('may be begun before there is an order', async () => {
    const wanted = {
      name: 'Menu cards',
      customerName: 'Ravi',
      email: 'Ravi@Example.com',
      quantity: 60,
      language: 'en',
    };
    const { body } = await as('owner', 'post', '/api/proofs').send(wanted).expect(201);
    expect(body).toMatchObject({ orderId: null, state: 'to-proof', customer: { email: 'ravi@example.com' } });
    await send(body._id, (await uploaded())._id).expect(200);
  });
});

it('reminds of a proof when staff ask for it, once a day, and only while it has no answer', async () => {
  const { id } = await aSentProof();
  const remind = () => as('owner', 'post', `/api/proofs/${id}/reminders`);
  const answers = await Promise.all([remind(), remind()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await remind()).body).toMatchObject({ code: 'proof-reminded-today' });
  await eventually(() => expect(reminded.filter(({ proofId }) => proofId === id)).toHaveLength(1));
  const store = createProofStore(modelsOf(service.parts.mongo).proofs, { nudge: async () => undefined } as never);
  const found = () => modelsOf(service.parts.mongo).proofs.findById(id).lean();
  const sentAt = async () => (await found())?.versions[0]?.sentAt.getTime() ?? Number.NaN;
  const scheduled = remindCustomers(createWorks(service.parts), store);
  // By the day of its version a reminder is due, but staff have reminded the customer since.
  await scheduled.sweep(new Date((await sentAt()) + DAY_MS));
  await scheduled.close();
  expect(await found()).toMatchObject({ reminded: 0 });
  await as('owner', 'post', `/api/proofs/${id}/approval`)
    .send({ version: 1, name: 'Asha', note: 'Called' })
    .expect(200);
  expect((await remind()).body).toMatchObject({ code: 'proof-not-waiting' });
});

it('reminds of a proof after one day and after three, once each however many instances do', async () => {
  const { id } = await aSentProof();
  const store = createProofStore(modelsOf(service.parts.mongo).proofs, { nudge: async () => undefined } as never);
  const remindAfter = async (days: number) => {
    const instances = [1, 2].map(() => remindCustomers(createWorks(service.parts), store));
    await Promise.all(instances.map(({ sweep }) => sweep(new Date(Date.now() + days * DAY_MS))));
    await Promise.all(instances.map(({ close }) => close()));
    const { reminded: times, outbox } = (await modelsOf(service.parts.mongo).proofs.findById(id).lean()) ?? {};
    return { times, told: outbox?.filter(({ key }) => key === proofReminded.key).length };
  };
  expect(await remindAfter(0.5)).toMatchObject({ times: 0 });
  expect(await remindAfter(1.1)).toMatchObject({ times: 1 });
  expect(await remindAfter(1.2)).toMatchObject({ times: 1 });
  expect(await remindAfter(3.1)).toMatchObject({ times: 2 });
  expect(await remindAfter(9)).toMatchObject({ times: 2 });
});

it("is in its customer's data export, and loses their address with the account; what was never ordered goes", async () => {
  const userId = anId();
  const { id } = await aSentProof();
  const { proofs: stored } = modelsOf(service.parts.mongo);
  await stored.updateOne({ _id: id }, { $set: { 'customer.userId': userId } });
  const begun = await as('owner', 'post', '/api/proofs')
    .send({ name: 'Menu cards', customerName: 'Asha', email: 'asha@example.com' })
    .expect(201);
  await stored.updateOne({ _id: begun.body._id }, { $set: { 'customer.userId': userId } });
  const collected: { rows: unknown[] }[] = [];
  await service.parts.broker.listen({
    events: [artworkPersonalDataCollected],
    handle: ({ data }) => void collected.push(data as never),
  });
  await publish(dataExportRequested, { exportId: anId(), userId, services: ['artwork'] });
  await eventually(() => expect(collected[0]?.rows).toHaveLength(2));
  expect(JSON.stringify(collected[0]?.rows)).toContain('Please check the phone number.');
  await publish(userDeleted, { userId });
  await eventually(async () => {
    expect((await as('owner', 'get', `/api/proofs/${id}`).expect(200)).body.customer).toMatchObject({
      userId: null,
      email: '',
    });
    await as('owner', 'get', `/api/proofs/${begun.body._id}`).expect(404);
  });
});

it('goes once nothing has happened to it for as long as files of orders are kept', async () => {
  const { id } = await aSentProof();
  const store = createProofStore(modelsOf(service.parts.mongo).proofs, { nudge: async () => undefined } as never);
  const sweep = async (days: number) => {
    const removal = removeOldProofs(createWorks(service.parts), store, async () => USUAL_RETENTION);
    await removal.sweep(new Date(Date.now() + days * DAY_MS));
    await removal.close();
    return store.find(id);
  };
  expect(await sweep(364)).toBeDefined();
  // One whose event has not left yet goes the next night.
  let night = 366;
  await eventually(async () => expect(await sweep(night++)).toBeUndefined());
});

it('lists those that wait longest first, by state', async () => {
  const { id } = await aSentProof();
  const { body, headers } = await as('owner', 'get', '/api/proofs?state=waiting&limit=200').expect(200);
  expect(Number(headers['x-total-count'])).toBe(body.length);
  expect(body.map(({ _id }: ProofSummary) => _id)).toContain(id);
  const times = body.map(({ since }: ProofSummary) => since);
  expect(times).toEqual([...times].sort());
  expect(parts.store).toBeDefined();
});

it('lists what is to do, or all but what is cancelled, and counts the lines of each state', async () => {
  const [open, approvedLine, over] = [await aSentProof(), await aSentProof(), await aSentProof()];
  await byLink(approvedLine.id, '/approve', yes()).expect(200);
  const { proofs: stored } = modelsOf(service.parts.mongo);
  await stored.updateOne({ _id: over.id }, { $set: { state: 'cancelled' } });
  const idsOf = async (query: string): Promise<string[]> =>
    (await as('owner', 'get', `/api/proofs?limit=200${query}`).expect(200)).body.map(({ _id }: ProofSummary) => _id);
  const ours = [open, approvedLine, over].map(({ id }) => id);
  const found = async (query: string) => (await idsOf(query)).filter((id) => ours.includes(id));
  expect(await found('&state=to-do')).toEqual([open.id]);
  expect(await found('')).toEqual([open.id, approvedLine.id]);
  expect(await found('&state=cancelled')).toEqual([over.id]);
  const { body } = await as('owner', 'get', '/api/proofs/counts').expect(200);
  for (const [state, count] of Object.entries(body))
    expect(count).toBe(await stored.countDocuments({ state: state as ProofState }));
  expect(Object.keys(body)).toHaveLength(6);
});

it('says how long the first proofs took in each week, without lines of quotations', async () => {
  const { proofs: stored } = modelsOf(service.parts.mongo);
  const sentIn = async () => {
    const { body } = await as('owner', 'get', '/api/proofs/times').expect(200);
    return body.reduce((sum: number, { lines }: ProofWeek) => sum + lines, 0);
  };
  const before = await sentIn();
  const { id } = await aSentProof();
  const ordered = await stored.findById(id).lean();
  await stored.updateOne({ _id: id }, { $set: { orderId: ordered?.orderId ?? 'a'.repeat(24), quotation: null } });
  expect(await sentIn()).toBe(before + 1);
  await stored.updateOne({ _id: id }, { $set: { quotation: { id: 'b'.repeat(24), line: 0 } } });
  expect(await sentIn()).toBe(before);
});
