import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  artworkPersonalDataCollected,
  billingPersonalDataCollected,
  bulkOrderPersonalDataCollected,
  cartPersonalDataCollected,
  catalogPersonalDataCollected,
  dataExportRequested,
  type EventData,
  exportFolder,
  favoritesPersonalDataCollected,
  notificationsPersonalDataCollected,
  orderingPersonalDataCollected,
  type PersonalDataPart,
  shopUpdated,
} from '@print-shop/contracts';
import { createWorks, type Sweep } from '@print-shop/service-kit';
import { eventually } from '@print-shop/test-kit';
import { strFromU8, unzipSync } from 'fflate';
import request from 'supertest';
import { createAuditStore } from '../audit/audit.store.ts';
import { createContactMessageStore } from '../contact-message/contact-message.store.ts';
import { type Identity, openIdentity } from '../identity.fixture.ts';
import { createListViewStore } from '../list-view/list-view.store.ts';
import { type MailServer, startMailServer, tokenIn } from '../mail/mail-server.fixture.ts';
import { createSecurityStore } from '../security/security.store.ts';
import { createSessionStore } from '../session/session.store.ts';
import { createArchiveStore } from './archive.ts';
import { startCollector } from './collector.ts';
import { createDataExportStore } from './data-export.store.ts';
import { ownData } from './own-data.ts';
import { createPartStore } from './part.store.ts';

const HOUR_MS = 3_600_000;
const password = 'correct horse';

let mailServer: MailServer;
let identity: Identity;
/** A second instance of the collector, whose time the test sets. */
let second: Pick<Sweep, 'sweep'>;
/** The days of `second`, which follows no settings. */
let keepDays = 7;
const asked: EventData<typeof dataExportRequested>[] = [];

beforeAll(async () => {
  mailServer = await startMailServer();
  identity = await openIdentity({
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Print Shop <shop@example.com>',
    PUBLIC_URL: 'https://shop.example',
    KEEP_CONTACT_MESSAGES: 'true',
  });
  await identity.broker.listen({ events: [dataExportRequested], handle: ({ data }) => void asked.push(data) });
  const { dataExports, dataParts, relay, objects, store, broker } = identity;
  const own = {
    messages: createContactMessageStore(identity.messages, relay),
    audit: createAuditStore(identity.audit, identity.logger),
    events: createSecurityStore(identity.security),
    sessions: createSessionStore(identity.sessions),
    views: createListViewStore(identity.listViews),
  };
  second = await startCollector({
    exports: createDataExportStore(dataExports, relay, { askAgainMinutes: 60, getKeepDays: async () => keepDays }),
    parts: createPartStore(dataParts),
    archives: createArchiveStore(objects),
    find: store.find,
    own: (user) => ownData(own, user),
    broker,
    works: createWorks(identity),
    onSettled: () => undefined,
  });
});
afterAll(async () => {
  await identity.close();
  await mailServer.close();
});

let count = 0;
async function aCustomer() {
  const email = `asks-${++count}@example.com`;
  const { body } = await request(identity.server)
    .post('/api/users/register')
    .send({ name: 'Asha', email, password, consent: '2026-11-22' });
  const login = await request(identity.server).post('/api/users/login').send({ login: email, password });
  return { id: body._id as string, email, token: login.body.token as string };
}
const ask = (token: string, body: object = {}) =>
  request(identity.server).post('/api/users/data-export').set('Authorization', `Bearer ${token}`).send(body);
const stateOf = async (token: string) =>
  (await request(identity.server).get('/api/users/data-export').set('Authorization', `Bearer ${token}`)).body;
const download = (token: string, link: string) =>
  request(identity.server)
    .post('/api/users/data-export/file')
    .set('Authorization', `Bearer ${token}`)
    .send({ token: link })
    .responseType('blob');

/** The `n`th request for an account's data that the other services receive. */
const requestFor = (userId: string, n = 1) =>
  eventually(() => {
    const all = asked.filter((one) => one.userId === userId);
    expect(all).toHaveLength(n);
    return all[n - 1] as EventData<typeof dataExportRequested>;
  });

const contracts = {
  cart: cartPersonalDataCollected,
  ordering: orderingPersonalDataCollected,
  'bulk-order': bulkOrderPersonalDataCollected,
  favorites: favoritesPersonalDataCollected,
  catalog: catalogPersonalDataCollected,
  notifications: notificationsPersonalDataCollected,
  billing: billingPersonalDataCollected,
  artwork: artworkPersonalDataCollected,
};
type Service = keyof typeof contracts;
type Request = EventData<typeof dataExportRequested>;

const answer = ({ exportId, userId }: Request, service: Service, part: Partial<PersonalDataPart> = {}) =>
  identity.broker.publish({
    id: crypto.randomUUID(),
    key: contracts[service].key,
    occurredAt: new Date().toISOString(),
    data: { exportId, userId, part: 1, of: 1, section: service, rows: [{ from: service }], ...part },
  });
const answerAll = async (of: Request, ...services: Service[]) => {
  for (const service of services) await answer(of, service);
};
const mailsTo = (email: string) => mailServer.mails.filter(({ to }) => to?.[0]?.address === email);
const filesOf = async (exportId: string) => {
  const { client, bucket } = identity.objects;
  return (await client.listObjectsV2(bucket, exportFolder(exportId), true).toArray()).length;
};

/** An export that is ready, and the token in its mail. */
async function aReadyExport() {
  const customer = await aCustomer();
  await ask(customer.token);
  const wanted = await requestFor(customer.id);
  await answerAll(wanted, ...(Object.keys(contracts) as Service[]));
  const link = await eventually(() => {
    const [mail] = mailsTo(customer.email);
    expect(mail).toBeDefined();
    return tokenIn(mail, 'download-data');
  });
  return { ...customer, ...wanted, link };
}

describe('the data of an account', () => {
  it('come as one archive with the answers of all services, whose parts came twice and out of order', async () => {
    const { id, email, token } = await aCustomer();
    await request(identity.server)
      .post('/api/contact-messages')
      .send({ name: 'Asha', email: email.toUpperCase(), message: 'Do you print on steel?', consent: '2026-11-20' });
    expect((await stateOf(token)).state).toBe('none');
    const res = await ask(token);
    expect([res.status, res.body.state]).toEqual([202, 'collecting']);
    const wanted = await requestFor(id);
    const { client, bucket } = identity.objects;
    // Larger than one part of the archive's multipart upload.
    const picture = randomBytes(12_000_000);
    await client.putObject(bucket, `${exportFolder(wanted.exportId)}files/a.png`, picture);
    await answer(wanted, 'ordering', { part: 2, section: 'orders', rows: [{ order: 'two' }], of: 2 });
    const first = { part: 1, section: 'orders', rows: [{ order: 'one' }], of: undefined };
    for (const _ of ['sent', 'sent again']) await answer(wanted, 'ordering', first);
    await answerAll(
      wanted,
      'favorites',
      'notifications',
      'catalog',
      'billing',
      'artwork',
      'bulk-order',
      'cart',
      'cart',
    );

    const mail = await eventually(() => {
      expect(mailsTo(email)).toHaveLength(1);
      return mailsTo(email)[0];
    });
    expect(await stateOf(token)).toMatchObject({ state: 'ready', expiresAt: expect.any(String) });
    const file = await download(token, tokenIn(mail, 'download-data'));
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/zip']);
    const files = unzipSync(new Uint8Array(file.body));
    expect(Object.keys(files).sort()).toEqual(['data.json', 'files/a.png']);
    expect(Buffer.from(files['files/a.png'] ?? []).equals(picture)).toBe(true);
    expect(JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()))).toMatchObject({
      account: [
        { account: id, email, name: 'Asha', consent: { notice: '2026-11-22', at: expect.stringMatching(/^\d{4}-/) } },
      ],
      contactMessages: [{ message: 'Do you print on steel?', consent: { notice: '2026-11-20' } }],
      signInsAndSecurity: expect.arrayContaining([expect.objectContaining({ kind: 'own-data-asked' })]),
      cart: [{ from: 'cart' }],
      orders: [{ order: 'one' }, { order: 'two' }],
      'bulk-order': [{ from: 'bulk-order' }],
      favorites: [{ from: 'favorites' }],
      notifications: [{ from: 'notifications' }],
      billing: [{ from: 'billing' }],
      artwork: [{ from: 'artwork' }],
    });
    expect(await identity.dataParts.countDocuments({ exportId: wanted.exportId })).toBe(0);
    expect(JSON.stringify(await identity.dataExports.find().lean())).not.toContain(tokenIn(mail, 'download-data'));
  });

  it('are given to nobody else, nor by another token', async () => {
    const [{ token, link }, other] = [await aReadyExport(), await aCustomer()];
    for (const [who, by] of [
      [other.token, link],
      [token, 'of-no-mail'],
    ] as const) {
      const res = await download(who, by);
      expect([res.status, JSON.parse(res.body).code]).toEqual([404, 'data-link-over']);
    }
    expect((await download('', link)).status).toBe(401);
  });

  it('are collected once at a time', async () => {
    const { token } = await aCustomer();
    const answers = await Promise.all([1, 2].map(() => ask(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
    expect((await ask(token)).body).toMatchObject({ code: 'export-running' });
  });

  it('are collected three times a day at most', async () => {
    const { id, token } = await aCustomer();
    for (let n = 1; n <= 3; n++) {
      expect((await ask(token)).status).toBe(202);
      await identity.dataExports.deleteMany({ userId: id });
    }
    const res = await ask(token);
    expect([res.status, res.body.code]).toEqual([429, 'too-many-exports']);
  });

  it('need the password long after the sign-in', async () => {
    const { id, email } = await aCustomer();
    const old = identity.tokens.issue({ id, email, name: 'Asha', isAdmin: false }, Date.now() / 1000 - 700);
    expect((await ask(old)).body.code).toBe('sign-in-again');
    expect((await ask(old, { currentPassword: 'wrong one' })).body.code).toBe('wrong-password');
    expect((await ask(old, { currentPassword: password })).status).toBe(202);
  });
});

describe('an archive that cannot be stored', () => {
  it('leaves no connection to the store behind', async () => {
    const { client, bucket } = identity.objects;
    const exportId = randomBytes(12).toString('hex');
    await client.putObject(bucket, `${exportFolder(exportId)}files/a.png`, randomBytes(6_000_000));
    let file: Readable | undefined;
    const full: typeof client = Object.assign(Object.create(client), {
      getObject: async (...[name, key]: [string, string]) => (file = await client.getObject(name, key)),
      async putObject(_bucket: string, _key: string, archive: Readable) {
        let bytes = 0;
        for await (const chunk of archive) {
          bytes += chunk.length;
          if (bytes > 100_000) throw new Error('the store is full');
        }
      },
    });
    const build = createArchiveStore({ client: full, bucket }).build(exportId, Readable.from(['{}']));
    await expect(build).rejects.toThrow('the store is full');
    expect(file?.destroyed).toBe(true);
    await createArchiveStore({ client, bucket }).remove(exportId);
  });
});

describe('a service that does not answer', () => {
  it('is asked again after an hour, alone; its late answer makes the archive whole', async () => {
    const { id, email, token } = await aCustomer();
    await ask(token);
    const wanted = await requestFor(id);
    const others = Object.keys(contracts).filter((service) => service !== 'ordering') as Service[];
    await answerAll(wanted, ...others);
    await eventually(async () =>
      expect(await identity.dataParts.countDocuments({ exportId: wanted.exportId })).toBe(others.length),
    );
    await second.sweep(new Date(Date.now() + HOUR_MS + 1000));
    const again = await requestFor(id, 2);
    expect(again).toEqual({ ...wanted, services: ['ordering'] });
    expect(await stateOf(token)).toMatchObject({ state: 'collecting' });
    await answer(again, 'ordering');
    await eventually(() => expect(mailsTo(email)).toHaveLength(1));
  });

  it('makes the export fail after a day, and the person is told so', async () => {
    const { id, email, token } = await aCustomer();
    await ask(token);
    const wanted = await requestFor(id);
    await answerAll(wanted, 'cart');
    await eventually(async () =>
      expect(await identity.dataParts.countDocuments({ exportId: wanted.exportId })).toBe(1),
    );
    await second.sweep(new Date(Date.now() + 24 * HOUR_MS + 1000));
    expect(await stateOf(token)).toMatchObject({ state: 'failed' });
    await identity.dataExports.updateOne({ userId: id }, { $set: { mailAt: new Date() } });
    await eventually(() => expect(mailsTo(email)[0]?.subject).toMatch(/could not be collected/));
    expect((await ask(token)).status).toBe(202);
  });
});

describe('what was collected', () => {
  it('is gone after 7 days: archive, parts and link', async () => {
    const { token, link, exportId } = await aReadyExport();
    expect(await filesOf(exportId)).toBe(1);
    await second.sweep(new Date(Date.now() + 6 * 24 * HOUR_MS));
    expect((await download(token, link)).status).toBe(200);
    await second.sweep(new Date(Date.now() + 8 * 24 * HOUR_MS));
    expect([(await download(token, link)).status, await filesOf(exportId)]).toEqual([404, 0]);
    expect(await stateOf(token)).toEqual({ state: 'none' });
  });

  it('is gone with the account, with what comes for it later', async () => {
    const { id, token, exportId, email } = await aReadyExport();
    await identity.messages.create({ name: 'A', email, emailKey: email, message: 'Hello', createdAt: new Date() });
    const res = await request(identity.server)
      .delete('/api/users/profile')
      .set('Authorization', `Bearer ${token}`)
      .send({ currentPassword: password });
    expect(res.status).toBe(200);
    await second.sweep();
    expect([await filesOf(exportId), await identity.messages.countDocuments({ email })]).toEqual([0, 0]);
    const { client, bucket } = identity.objects;
    await client.putObject(bucket, `${exportFolder(exportId)}files/late.png`, Buffer.from('late'));
    await answer({ exportId, userId: id, services: [] }, 'bulk-order');
    await eventually(async () => expect(await filesOf(exportId)).toBe(0));
    expect(await identity.dataParts.countDocuments({ exportId })).toBe(0);
  });

  it('is gone when the account has another address, to which the link would be mailed', async () => {
    const { token, link, exportId, email } = await aReadyExport();
    const change = request(identity.server).put('/api/users/profile').set('Authorization', `Bearer ${token}`);
    expect((await change.send({ email: `other-${email}` })).status).toBe(200);
    expect((await download(token, link)).status).toBe(404);
    await second.sweep();
    expect([await filesOf(exportId), await stateOf(token)]).toEqual([0, { state: 'none' }]);
  });
});

// The last test: the setting stays.
it('is kept for as many days as the settings of the shop say, which the email names', async () => {
  keepDays = 2;
  const data = { section: 'retention', version: 1, value: { dataExportDays: keepDays } };
  const occurredAt = new Date().toISOString();
  await identity.broker.publish({ id: crypto.randomUUID(), key: shopUpdated.key, occurredAt, data });
  const kept = identity.mongo.collection<{ _id: string }>('shop-settings');
  await eventually(async () => expect(await kept.findOne({ _id: 'retention' })).toMatchObject({ version: 1 }));
  const { token, email } = await aReadyExport();
  const { requestedAt, expiresAt } = await stateOf(token);
  const days = (Date.parse(expiresAt) - Date.parse(requestedAt)) / (24 * HOUR_MS);
  expect(days).toBeCloseTo(2, 1);
  expect(mailsTo(email)[0]?.text).toContain('The link works for 2 days');
});
