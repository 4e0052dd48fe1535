import { createMailLinks } from '@print-shop/links';
import { eventually } from '@print-shop/test-kit';
import request from 'supertest';
import { type Identity, openIdentity } from '../identity.fixture.ts';
import { type MailServer, startMailServer, tokenIn } from '../mail/mail-server.fixture.ts';

const KEY = 'a key of tests with thirty-two characters';
const links = createMailLinks({ mail: KEY });
let mailServer: MailServer;
let identity: Identity;
beforeAll(async () => {
  mailServer = await startMailServer();
  const mail = {
    MAIL_LINK_KEY: KEY,
    LOGIN_LIMIT_PER_ADDRESS: '1000',
    MAIL_FROM: 'Chhaap <namaste@chhaap.example>',
    PUBLIC_URL: 'https://shop.example',
  };
  identity = await openIdentity({ ...mail, SMTP_URL: mailServer.url, RESET_LIMIT_PER_ADDRESS: '1000' });
});
afterAll(async () => {
  await identity.close();
  await mailServer.close();
});

const password = 'correct horse';
const post = (path: string, body: object) => request(identity.server).post(`/api/users/${path}`).send(body);
const logIn = (login: string) => post('login', { login, password });
const change = (token: string, body: object) =>
  request(identity.server).put('/api/users/profile').set('Authorization', `Bearer ${token}`).send(body);
async function linkTo(address: string, page: string): Promise<string> {
  const mine = () =>
    mailServer.mails.filter(({ to }) => to?.[0]?.address === address).map((mail) => tokenIn(mail, page));
  await eventually(() => expect(mine().join('')).not.toBe(''));
  return mine().findLast((token) => token !== '') ?? '';
}

let count = 0;
/** The address of somebody, and that of a stranger which they put into their account. */
function aSquatter() {
  const n = ++count;
  const [own, victim] = [`squatter-${n}@example.com`, `victim-${n}@example.com`];
  return { own, victim };
}
const reset = async (address: string) => {
  await post('forgot-password', { login: address }).expect(202);
  const token = await linkTo(address, 'reset-password');
  await post('reset-password', { token, password: 'the strangers own' }).expect(200);
};

describe("somebody whose account has a stranger's address", () => {
  it('does not get it confirmed when the stranger undoes a change', async () => {
    const { own, victim } = aSquatter();
    await post('register', { name: 'Squatter', email: victim, password });
    const { token } = (await logIn(victim)).body;
    await change(token, { email: own }).expect(200);
    await post('undo-change', { token: await linkTo(victim, 'undo-change') }).expect(200);
    const { status, body } = await logIn(victim);
    expect([status, body.user.emailConfirmed]).toEqual([200, false]);
  });

  it('does not get it confirmed by the stranger’s new password while it can take its old address back', async () => {
    const { own, victim } = aSquatter();
    await post('register', { name: 'Squatter', email: own, password });
    const { token, user } = (await logIn(own)).body;
    await change(token, { email: victim }).expect(200);
    const back = await linkTo(own, 'undo-change');
    await reset(victim);
    expect((await identity.users.findById(user._id).lean())?.emailConfirmedAt).toBeUndefined();
    await post('undo-change', { token: back }).expect(200);
    expect((await logIn(own)).status).toBe(200);
  });

  it('cannot ask for the mail in that time, nor use its link, and can afterwards', async () => {
    const { own, victim } = aSquatter();
    await post('register', { name: 'Squatter', email: own, password });
    const { user } = (await logIn(own)).body;
    await change((await logIn(own)).body.token, { email: victim }).expect(200);
    const { token } = (await logIn(victim)).body;
    const as = (path: string, body: object = {}) => post(path, body).set('Authorization', `Bearer ${token}`);
    expect((await as('email-confirmation-mail')).body.code).toBe('address-new');
    const mailed = links.signAddress({ userId: user._id, email: victim }, 60);
    expect((await as('email-confirmation', { token: mailed })).status).toBe(404);
    await identity.users.updateOne({ _id: user._id }, { $set: { 'undos.0.expiresAt': new Date(Date.now() - 1) } });
    await as('email-confirmation', { token: mailed }).expect(200);
  });

  it('does not sign in by the Google account of another address after the stranger has set a password', async () => {
    const { own, victim } = aSquatter();
    const google = { name: 'S', email: own, googleId: `g-${own}`, emailConfirmedAt: new Date() };
    const user = await identity.store.create(google);
    await change(identity.tokens.issue(user, Math.floor(Date.now() / 1000)), { email: victim }).expect(200);
    await reset(victim);
    expect(await identity.store.findAccount({ googleId: google.googleId })).toBeUndefined();
  });
});

it('a new password leaves the Google account of a confirmed address', async () => {
  const email = 'asha@gmail.com';
  await identity.store.create({ name: 'Asha', email, googleId: 'g-asha', emailConfirmedAt: new Date() });
  await reset(email);
  expect((await identity.store.findAccount({ googleId: 'g-asha' }))?.user.email).toBe(email);
});
