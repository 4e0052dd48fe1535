import { type EventData, userUpdated } from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit';
import request from 'supertest';
import { admin, type Identity, openIdentity } from '../identity.fixture.ts';
import { type MailServer, startMailServer, tokenIn, untilFailed } from '../mail/mail-server.fixture.ts';
import { MOST_UNDOS } from '../user/undo.field.ts';

let mailServer: MailServer;
let identity: Identity;
const told: EventData<typeof userUpdated>[] = [];
beforeAll(async () => {
  mailServer = await startMailServer();
  const mail = { MAIL_FROM: 'Chhaap <namaste@chhaap.example>', PUBLIC_URL: 'https://shop.example' };
  identity = await openIdentity({ ...mail, SMTP_URL: mailServer.url });
  await identity.broker.listen({ events: [userUpdated], handle: ({ data }) => void told.push(data) });
});
afterAll(async () => {
  await identity.close();
  await mailServer.close();
});
beforeEach(() => {
  mailServer.answer();
  mailServer.mails.length = 0;
});

const password = 'correct horse';
const post = (path: string, body: object) => request(identity.server).post(`/api/users/${path}`).send(body);
const logIn = (login: string, tried = password) => post('login', { login, password: tried });
const change = (token: string, body: object) =>
  request(identity.server).put('/api/users/profile').set('Authorization', `Bearer ${token}`).send(body);
const profile = (token: string) =>
  request(identity.server).get('/api/users/user.id').set('Authorization', `Bearer ${token}`);
const undo = (token: string) => post('undo-change', { token });

let count = 0;
async function aCustomer() {
  const email = `asha-${++count}@example.com`;
  await post('register', { name: 'Asha', email, password });
  return { email, token: (await logIn(email)).body.token as string };
}
const mailsTo = (address: string) => mailServer.mails.filter(({ to }) => to?.[0]?.address === address);
/** Waits for the newest email to an address and returns its token. */
async function linkTo(address: string): Promise<string> {
  await eventually(() => expect(mailsTo(address)).not.toEqual([]));
  return tokenIn(mailsTo(address).at(-1), 'undo-change');
}
const documentOf = (email: string) => identity.users.findOne({ email }).lean();

describe('a changed email address', () => {
  it('is mailed to the old one, whose link brings it back and ends every session', async () => {
    const { email, token } = await aCustomer();
    expect((await change(token, { email: `thief-${count}@example.com` })).status).toBe(200);
    const res = await undo(await linkTo(email));
    expect(res.status).toBe(200);
    expect(res.body.message).toContain('The change is undone');
    expect((await profile(token)).status).toBe(401);
    expect((await logIn(`thief-${count}@example.com`)).status).toBe(401);
    const back = await logIn(email);
    expect(back.status).toBe(200);
    const found = await identity.store.list({ search: email, page: 1, limit: 5, sort: 'name' });
    expect(found.users.map((user) => user.email)).toEqual([email]);
  });

  it.each([true, false])('comes back confirmed only if it was so before (%s)', async (wasConfirmed) => {
    const { email, token } = await aCustomer();
    const { _id } = (await profile(token)).body;
    if (wasConfirmed) await identity.store.confirmEmail(_id, email, new Date());
    await change(token, { email: `moved-${count}@example.com` });
    await undo(await linkTo(email));
    const { body } = await logIn(email);
    expect(body.user.emailConfirmed).toBe(wasConfirmed);
    await eventually(() =>
      expect(told.findLast(({ userId }) => userId === _id)).toMatchObject(
        wasConfirmed ? { email, emailConfirmed: true } : { email },
      ),
    );
    expect(told.filter((one) => one.userId === _id && one.emailConfirmed).length > 0).toBe(wasConfirmed);
  });

  it('stays free for seven days, so that nobody else can take it meanwhile', async () => {
    const { email, token } = await aCustomer();
    const thief = await aCustomer();
    await change(token, { email: `moved-${count}@example.com` });
    const link = await linkTo(email);
    const taken = await post('register', { name: 'Thief', email, password });
    expect([taken.status, taken.body.code]).toEqual([409, 'email-taken']);
    expect((await change(thief.token, { email })).body.code).toBe('email-taken');
    expect((await undo(link)).status).toBe(200);
  });

  it('is free for others after that, and to its owner at any time', async () => {
    const { email, token } = await aCustomer();
    await change(token, { email: `moved-${count}@example.com` });
    await linkTo(email);
    expect((await change(token, { email })).status).toBe(200);
    await change(token, { email: `moved-${count}@example.com` });
    await identity.users.updateOne(
      { email: `moved-${count}@example.com` },
      { $set: { 'undos.$[].expiresAt': new Date(Date.now() - 1) } },
    );
    expect((await post('register', { name: 'New', email, password })).status).toBe(201);
  });
});

describe('a changed password', () => {
  it('is mailed too, in the language of the shop at that moment, and the link brings the old one back', async () => {
    const { email, token } = await aCustomer();
    await change(token, { password: 'thieves-own' }).set('cookie', 'language=hi');
    const link = await linkTo(email);
    expect(mailsTo(email)[0]?.subject).toBe('Chhaap: आपके अकाउंट में बदलाव हुआ है');
    await undo(link);
    expect((await logIn(email, 'thieves-own')).status).toBe(401);
    expect((await logIn(email)).status).toBe(200);
  });

  it('with a changed address is one mail', async () => {
    const { email, token } = await aCustomer();
    await change(token, { email: `both-${count}@example.com`, password: 'thieves-own' });
    await undo(await linkTo(email));
    expect((await logIn(email)).status).toBe(200);
    expect(mailsTo(email)).toHaveLength(1);
  });
});

describe('the link', () => {
  it('works once', async () => {
    const { email, token } = await aCustomer();
    await change(token, { password: 'another horse' });
    const link = await linkTo(email);
    const answers = await Promise.all([undo(link), undo(link), undo(link)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect((await undo(link)).body.code).toBe('undo-link-over');
  });

  it('is over after seven days', async () => {
    const { email, token } = await aCustomer();
    await change(token, { password: 'another horse' });
    const link = await linkTo(email);
    await identity.users.updateOne({ email }, { $set: { 'undos.0.expiresAt': new Date(Date.now() - 1) } });
    expect((await undo(link)).body.code).toBe('undo-link-over');
    expect((await logIn(email, 'another horse')).status).toBe(200);
  });

  it('of the first change undoes the later ones with it, whose links are over then', async () => {
    const { email, token } = await aCustomer();
    const [second, third] = [`second-${count}@example.com`, `third-${count}@example.com`];
    await change(token, { email: second });
    const first = await linkTo(email);
    await change(token, { email: third });
    const later = await linkTo(second);
    expect((await undo(first)).status).toBe(200);
    expect((await undo(later)).status).toBe(404);
    expect((await logIn(email)).status).toBe(200);
  });

  it('of a later change leaves the first one to be undone', async () => {
    const { email, token } = await aCustomer();
    const second = `second-${count}@example.com`;
    await change(token, { email: second });
    const first = await linkTo(email);
    await change(token, { email: `third-${count}@example.com` });
    expect((await undo(await linkTo(second))).status).toBe(200);
    expect((await logIn(second)).status).toBe(200);
    expect((await undo(first)).status).toBe(200);
    expect((await logIn(email)).status).toBe(200);
  });

  it('takes away the Google account and the password that were added', async () => {
    const email = `google-${++count}@example.com`;
    const user = await identity.store.create({ name: 'Asha', email, googleId: `g-own-${count}` });
    await change(identity.tokens.issue(user), { email: `thief-${count}@example.com`, password: 'thieves-own' });
    const link = await linkTo(email);
    await identity.users.updateOne({ _id: user.id }, { $set: { googleId: `g-thief-${count}` } });
    await undo(link);
    const restored = await documentOf(email);
    expect(restored?.googleId).toBe(`g-own-${count}`);
    expect(restored).not.toHaveProperty('passwordHash');
  });

  it('is kept nowhere but in the mail', async () => {
    const { email, token } = await aCustomer();
    await change(token, { password: 'another horse' });
    const link = await linkTo(email);
    await eventually(async () => expect((await documentOf(email))?.undos?.[0]?.dueAt).toBeUndefined());
    expect(JSON.stringify(await documentOf(email))).not.toContain(link);
  });

  it('is not pushed out by many changes: those are refused', async () => {
    const { email, token } = await aCustomer();
    for (let n = 0; n < MOST_UNDOS; n += 1) {
      expect((await change(token, { email: `n${n}-${count}@example.com` })).status).toBe(200);
    }
    const refused = await change(token, { email: `one-more-${count}@example.com` });
    expect([refused.status, refused.body.code]).toEqual([409, 'changed-often']);
    expect((await undo(await linkTo(email))).status).toBe(200);
  });

  it('goes with the account', async () => {
    const { email, token } = await aCustomer();
    const moved = `moved-${count}@example.com`;
    await change(token, { email: moved });
    const link = await linkTo(email);
    await request(identity.server)
      .delete('/api/users/profile')
      .set('Authorization', `Bearer ${token}`)
      .send({ currentPassword: password });
    expect((await undo(link)).status).toBe(404);
    expect((await post('register', { name: 'New', email, password })).status).toBe(201);
  });
});

describe('the mail', () => {
  it('waits while the mail server fails, and then goes out with a link that works', async () => {
    const { email, token } = await aCustomer();
    mailServer.answer(451);
    await change(token, { password: 'another horse' });
    await untilFailed(async () => (await documentOf(email))?.undos?.[0]);
    mailServer.answer();
    await identity.users.updateOne({ email }, { $set: { 'undos.0.dueAt': new Date() } });
    expect((await undo(await linkTo(email))).status).toBe(200);
  });

  it('is not sent for other changes, nor for a form that sends the same address', async () => {
    const { email, token } = await aCustomer();
    await change(token, { name: 'Asha R', email: email.toUpperCase(), phone: '90000 12345' });
    expect((await documentOf(email))?.undos ?? []).toEqual([]);
  });
});

describe('an account of staff', () => {
  it('gets the mail as well, and the undoing is recorded', async () => {
    const { token, user } = (await logIn(admin.email, admin.password)).body;
    await change(token, { password: 'thieves-own-password' });
    expect((await undo(await linkTo(admin.email))).status).toBe(200);
    const again = (await logIn(admin.email, admin.password)).body.token;
    await eventually(async () => {
      const { body } = await request(identity.server)
        .get('/api/audit')
        .query({ kind: 'user', id: user._id })
        .set('Authorization', `Bearer ${again}`);
      const passwords = body.filter(({ changes }: { changes: { field: string }[] }) =>
        changes.some(({ field }) => field === 'password'),
      );
      expect(passwords).toHaveLength(2);
    });
  });
});

describe('a shop without a mail server', () => {
  it('keeps nothing to be undone', async () => {
    const without = await openIdentity();
    const email = 'asha@example.com';
    const user = await without.store.create({ name: 'Asha', email, googleId: 'g-1' });
    const res = await request(without.server)
      .put('/api/users/profile')
      .set('Authorization', `Bearer ${without.tokens.issue(user)}`)
      .send({ email: 'other@example.com' });
    expect(res.status).toBe(200);
    expect((await without.users.findById(user.id).lean())?.undos ?? []).toEqual([]);
    await without.close();
  });
});
