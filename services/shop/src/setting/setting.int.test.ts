import { MOST_SETTING_VERSIONS, SETTING_SECTIONS } from '@print-shop/contracts';
import { callers, eventually } from '@print-shop/test-kit';
import request from 'supertest';
import { file, testShop } from '../shop.fixture.ts';
import { idOf, settingModel } from './setting.store.ts';

const { service, heard, records, as, read, save, start } = testShop();

const shown = async () => (await request(service.app).get('/api/shop').expect(200)).body;
const history = async (section: string) => (await as('owner', 'get', `/api/shop/settings/${section}/history`)).body;

describe('the public answer', () => {
  it('is at first the file of the operator with the usual settings', async () => {
    expect(await shown()).toMatchObject({
      ...file,
      delivery: { charge: 99, freeAbove: 999 },
      payments: { cashLimit: 50_000 },
      policies: { version: 1 },
    });
  });

  it('has what is published, and nothing of a draft', async () => {
    await save('contact', { phone: '+91 11 2345 6789' }, false);
    expect((await shown()).phone).toBe(file.phone);
    expect((await read('contact')).draft).toMatchObject({
      value: { phone: '+91 11 2345 6789' },
      savedBy: { name: callers.owner.name },
    });
    await save('contact', { phone: '+91 11 2345 6789' });
    expect((await shown()).phone).toBe('+91 11 2345 6789');
    expect(await read('contact')).toMatchObject({ draft: null, version: 2, publishedBy: { id: callers.owner.id } });
  });

  it('has an announcement only while it is switched on', async () => {
    await save('announcement', { isOn: true, text: { en: 'Closed on Diwali', hi: 'दिवाली पर बंद' } });
    expect((await shown()).announcement.text.hi).toBe('दिवाली पर बंद');
    await save('announcement', { isOn: false });
    expect((await shown()).announcement).toBeUndefined();
  });
});

it('publishes an event with each version, and none with a draft', async () => {
  await save('delivery', { chargePaise: 49_00 }, false);
  const { version } = await save('delivery', { chargePaise: 59_00 });
  const charges = () => heard.flatMap(({ section, value }) => (section === 'delivery' ? [value.chargePaise] : []));
  await eventually(() => expect(charges()).toContain(59_00));
  expect(heard.find(({ value }) => value.chargePaise === 59_00)).toMatchObject({ section: 'delivery', version });
  expect(charges()).not.toContain(49_00);
});

it('records who published what, and nothing of a draft', async () => {
  await save('policies', { terms: { en: 'Draft of the terms', hi: '' } }, false);
  await save('policies', { terms: { en: 'The terms', hi: '' } });
  const told = () => records.filter(({ label }) => label === 'policies');
  await eventually(() => expect(told()).toHaveLength(1));
  expect(told()[0]).toMatchObject({
    kind: 'setting',
    action: 'updated',
    by: { id: callers.owner.id, name: callers.owner.name },
    changes: [{ field: 'terms.en', before: '', after: 'The terms' }],
  });
});

it('makes no version of a value that is published already, and drops the draft', async () => {
  const { version, value } = await read('footer');
  await save('footer', { text: { en: 'Since 1998', hi: '' } }, false);
  const saved = await save('footer', value);
  expect(saved).toMatchObject({ version, draft: null });
});

describe('two editors of the same section', () => {
  it('are told apart: the second gets 409 with the current state, and nothing is lost', async () => {
    const { value, updatedAt } = await read('identity');
    const send = (since: number) =>
      as('owner', 'put', '/api/shop/settings/identity').send({ value: { ...value, since }, updatedAt, publish: true });
    const answers = await Promise.all([send(1999), send(2001)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [winner, loser] = answers[0]?.status === 200 ? answers : answers.toReversed();
    expect(loser?.body).toMatchObject({ code: 'changed-meanwhile', current: { value: winner?.body.value } });
    expect((await read('identity')).value).toEqual(winner?.body.value);
  });

  it('cannot drop a draft that they have not seen', async () => {
    const { updatedAt } = await read('home');
    await save('home', { headline: { en: 'In real ink', hi: '' } }, false);
    const { body } = await as('owner', 'delete', '/api/shop/settings/home/draft').query({ updatedAt }).expect(409);
    expect(body.current.draft.value.headline.en).toBe('In real ink');
    const dropped = await as('owner', 'delete', '/api/shop/settings/home/draft').query({
      updatedAt: body.current.updatedAt,
    });
    expect(dropped.body.draft).toBeNull();
  });
});

describe('the history of a section', () => {
  it('has every version, newest first, and an earlier one can be published again', async () => {
    const { value: first } = await read('hours');
    await save('hours', { closedWeekdays: [0, 6] });
    await save('hours', { closedWeekdays: [] });
    expect((await history('hours')).map(({ value }: { value: typeof first }) => value.closedWeekdays)).toEqual([
      [],
      [0, 6],
      [0],
    ]);
    await save('hours', first);
    expect((await read('hours')).value).toEqual(first);
    expect(await history('hours')).toHaveLength(4);
  });

  it('gives versions and drafts of an earlier release the fields that it lacked, so that they can be published', async () => {
    const { value: usual } = await read('delivery');
    const settings = settingModel(service.parts.mongo);
    const filter = { _id: idOf('delivery') };
    const { bulkPromiseDays: _, ...ofBefore } = usual;
    const author = { id: null, name: 'Asha' };
    const draft = { value: { ...ofBefore, chargePaise: 4_900 }, savedAt: new Date(), savedBy: author };
    await settings.updateOne(filter, { $set: { value: ofBefore, 'history.0.value': ofBefore, draft } });
    const found = await read('delivery');
    expect(found.value).toEqual(usual);
    expect(found.draft?.value).toEqual({ ...usual, chargePaise: 4_900 });
    expect((await history('delivery'))[0].value).toEqual(usual);
    expect((await save('delivery', { chargePaise: 5_900 })).value).toEqual({ ...usual, chargePaise: 5_900 });
  });

  it('keeps a bounded number of versions', async () => {
    for (let n = 0; n <= MOST_SETTING_VERSIONS; n++) await save('retention', { personalDataDays: 3_000 + n });
    const res = await as('owner', 'get', '/api/shop/settings/retention/history').query({ limit: 1 }).expect(200);
    expect(res.headers['x-total-count']).toBe(String(MOST_SETTING_VERSIONS));
  });
});

it('takes no prefix that another kind of document has had', async () => {
  const { value, updatedAt } = await read('documents');
  const usual = value.prefixes as object;
  await save('documents', { prefixes: { ...usual, 'tax-invoice': 'CH' } });
  const next = { prefixes: { ...usual, 'tax-invoice': 'CH', receipt: 'INV' } };
  const stale = await as('owner', 'put', '/api/shop/settings/documents').send({ value: next, updatedAt });
  expect(stale.body.code).toBe('changed-meanwhile');
  const refused = await as('owner', 'put', '/api/shop/settings/documents').send({
    value: next,
    updatedAt: (await read('documents')).updatedAt,
  });
  expect(refused.body).toMatchObject({ code: 'prefix-used' });
  await save('documents', { prefixes: usual });
});

describe('starting', () => {
  it('keeps what staff have set, whatever the file says by then', async () => {
    await save('identity', { name: 'Ink & Sons' });
    await start({ file: { ...file, name: 'Another' } });
    expect((await shown()).name).toBe('Ink & Sons');
  });

  it('seeds once where several processes start at the same moment', async () => {
    await service.parts.mongo.collection('settings').deleteMany({});
    await Promise.all([start(), start(), start()]);
    expect(await service.parts.mongo.collection('settings').countDocuments()).toBe(SETTING_SECTIONS.length);
    expect((await read('contact')).version).toBe(1);
  });

  it('gives locked fields the values of the file, as one version however many processes start', async () => {
    await save('tax', { gstin: '27AAPFU0939F1ZV' });
    const { version } = await read('tax');
    await Promise.all([start({ lockedFields: ['tax.gstin'] }), start({ lockedFields: ['tax.gstin'] })]);
    expect(await read('tax')).toMatchObject({
      value: { gstin: file.gstin },
      version: version + 1,
      publishedBy: { id: null, name: 'operator' },
    });
  });
});
