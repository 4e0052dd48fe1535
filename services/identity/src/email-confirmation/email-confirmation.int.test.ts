import { confirmationAsked, type EventData, userRegistered, userUpdated } from '@print-shop/contracts';
import { createMailLinks } from '@print-shop/links';
import { eventually } from '@print-shop/test-kit';
import request from 'supertest';
import { type Identity, openIdentity } from '../identity.fixture.ts';

const KEY = 'a key of tests with thirty-two characters';
const links = createMailLinks({ mail: KEY });
let identity: Identity;
const told: EventData<typeof userUpdated>[] = [];
const asked: EventData<typeof confirmationAsked>[] = [];
beforeAll(async () => {
  identity = await openIdentity({ MAIL_LINK_KEY: KEY, LOGIN_LIMIT_PER_ADDRESS: '1000' });
  await identity.broker.listen({
    events: [userRegistered, userUpdated],
    handle: ({ data }) => void told.push(data),
  });
  await identity.broker.listen({ events: [confirmationAsked], handle: ({ data }) => void asked.push(data) });
});
afterAll(() => identity.close());

let count = 0;
async function aCustomer() {
  const email = `asha-${++count}@example.com`;
  const password = 'old-password';
  const users = (path: string) => request(identity.server).post(`/api/users/${path}`);
  const { _id: userId } = (await users('register').send({ name: 'Asha', email, password }).expect(201)).body;
  const { token } = (await users('login').send({ login: email, password }).expect(200)).body;
  const as = (method: 'get' | 'post' | 'put', path: string) =>
    request(identity.server)[method](`/api/users/${path}`).set('Authorization', `Bearer ${token}`);
  return {
    userId: String(userId),
    email,
    as,
    confirm: (mailed = links.signAddress({ userId, email }, 60)) =>
      as('post', 'email-confirmation').send({ token: mailed }),
    isConfirmed: async () => (await as('get', 'user.id').expect(200)).body.emailConfirmed,
  };
}
const toldOf = (userId: string) => told.filter((one) => one.userId === userId).map((one) => one.emailConfirmed);

describe('an address', () => {
  it('is confirmed by the mailed link, which others hear of once', async () => {
    const { userId, confirm, isConfirmed } = await aCustomer();
    expect(await isConfirmed()).toBe(false);
    for (let times = 0; times < 2; times++) await confirm().expect(200);
    expect(await isConfirmed()).toBe(true);
    await eventually(() => expect(toldOf(userId)).toEqual([undefined, true]));
  });

  it('is another one after it was changed: its old link does nothing', async () => {
    const { userId, email, as, confirm, isConfirmed } = await aCustomer();
    await confirm().expect(200);
    await as('put', 'profile')
      .send({ email: `new-${email}` })
      .expect(200);
    expect(await isConfirmed()).toBe(false);
    expect((await confirm()).body.code).toBe('confirmation-link-over');
    await eventually(() => expect(toldOf(userId)).toEqual([undefined, true, undefined]));
    await confirm(links.signAddress({ userId, email: `new-${email}` }, 60)).expect(200);
  });

  it('is confirmed while the profile changes, and the newest that others hear has all of it', async () => {
    for (let round = 0; round < 5; round++) {
      const { userId, as, confirm } = await aCustomer();
      const phone = `+91 98200 ${String(10_000 + count).slice(-5)}`;
      const home = { name: 'Home', street: '1 MG Road', city: 'Pune', pincode: '411001', state: 'Maharashtra' };
      const answers = await Promise.all([
        confirm(),
        as('put', 'profile').send({ name: 'Asha Rao' }),
        as('put', 'profile').send({ phone }),
        as('post', `${userId}/addresses`).send(home),
      ]);
      expect(answers.slice(0, 3).map(({ status }) => status)).toEqual([200, 200, 200]);
      const ofThis = () => told.filter((one) => one.userId === userId);
      await eventually(() => expect(ofThis().length).toBeGreaterThanOrEqual(4));
      const newest = ofThis().toSorted((a, b) => (b.version ?? 0) - (a.version ?? 0))[0];
      expect(newest).toMatchObject({ name: 'Asha Rao', emailConfirmed: true });
      expect(newest?.phone?.replaceAll(' ', '')).toBe(phone.replaceAll(' ', ''));
      expect(new Set(ofThis().map(({ version }) => version)).size).toBe(ofThis().length);
    }
  });

  it('stays confirmed when something else is changed', async () => {
    const { as, confirm, isConfirmed } = await aCustomer();
    await confirm().expect(200);
    await as('put', 'profile').send({ name: 'Asha Rao' }).expect(200);
    expect(await isConfirmed()).toBe(true);
  });

  it.each([
    ['a link that is over', (me: { userId: string; email: string }) => links.signAddress(me, -1)],
    ['the link of an order', ({ userId }: { userId: string }) => links.signOrder(userId, 60)],
    [
      'a link of another shop',
      (me: { userId: string; email: string }) => createMailLinks({ mail: KEY.toUpperCase() }).signAddress(me, 60),
    ],
    ['no link', () => 'a.b.c'],
  ])('is not confirmed by %s', async (_, link) => {
    const { userId, email, confirm, isConfirmed } = await aCustomer();
    const { status, body } = await confirm(link({ userId, email }));
    expect([status, body.code]).toEqual([404, 'confirmation-link-over']);
    expect(await isConfirmed()).toBe(false);
  });

  it("is confirmed by its account's owner alone: a link in somebody else's session does nothing", async () => {
    const [victim, stranger] = [await aCustomer(), await aCustomer()];
    expect((await stranger.confirm(links.signAddress(victim, 60))).status).toBe(404);
    expect(await victim.isConfirmed()).toBe(false);
    expect(await stranger.isConfirmed()).toBe(false);
  });
});

describe('the mail', () => {
  it('is asked for by the customer, in the language of the shop, and no more once the address is confirmed', async () => {
    const { userId, as, confirm } = await aCustomer();
    await as('post', 'email-confirmation-mail').set('Cookie', 'language=hi').expect(202);
    const mine = () => asked.filter((one) => one.userId === userId);
    await eventually(() => expect(mine()).toEqual([{ userId, language: 'hi' }]));
    await confirm().expect(200);
    await as('post', 'email-confirmation-mail').expect(202);
    const witness = await aCustomer();
    await witness.as('post', 'email-confirmation-mail').expect(202);
    await eventually(() => expect(asked.some((one) => one.userId === witness.userId)).toBe(true));
    expect(mine()).toHaveLength(1);
  });

  it('is asked for five times an hour at most', async () => {
    const { as } = await aCustomer();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push((await as('post', 'email-confirmation-mail')).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });
});
