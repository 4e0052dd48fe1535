import { ACCOUNT_MAILS, type EventData, shopUpdated, workParked } from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit';
import request from 'supertest';
import { type Identity, openIdentity } from '../identity.fixture.ts';
import { type MailServer, startMailServer, tokenIn, untilFailed } from '../mail/mail-server.fixture.ts';

let mailServer: MailServer;
let identity: Identity;
const settings = { MAIL_FROM: 'Chhaap <namaste@chhaap.example>', PUBLIC_URL: 'https://shop.example' };
beforeAll(async () => {
  mailServer = await startMailServer();
  identity = await openIdentity({ ...settings, SMTP_URL: mailServer.url, RESET_LIMIT_PER_ADDRESS: '1000' });
});
afterAll(async () => {
  await identity.close();
  await mailServer.close();
});
beforeEach(() => {
  mailServer.answer();
  mailServer.mails.length = 0;
});

const post = (path: string, body: object) => request(identity.server).post(`/api/users/${path}`).send(body);
const ask = (login: string, language?: 'en' | 'hi') =>
  post('forgot-password', { login, ...(language ? { language } : {}) });
const reset = (token: string, password: string) => post('reset-password', { token, password });
const login = (email: string, password: string) => post('login', { login: email, password });
const profile = (token: string) =>
  request(identity.server).get('/api/users/user.id').set('Authorization', `Bearer ${token}`);

let count = 0;
async function aCustomer() {
  const email = `asha-${++count}@example.com`;
  const phone = `98765432${String(count).padStart(2, '0')}`;
  await post('register', { name: 'Asha', email, phone, password: 'old-password' });
  return { email, phone };
}
/** The emails with a reset link. A changed password causes an email, too. */
const resetMails = () => mailServer.mails.filter((mail) => tokenIn(mail) !== '');
/** Waits for the only reset mail. */
async function onlyMail() {
  await eventually(() => expect(resetMails()).toHaveLength(1));
  return resetMails()[0];
}
async function tokenFor(email: string): Promise<string> {
  mailServer.mails.length = 0;
  expect((await ask(email)).status).toBe(202);
  return tokenIn(await onlyMail());
}
const resetOf = async (email: string) => (await identity.users.findOne({ email }).lean())?.reset;

describe('a forgotten password', () => {
  it('is replaced by the link of the mail, which ends every session', async () => {
    const { email } = await aCustomer();
    const before = (await login(email, 'old-password')).body.token;
    const res = await reset(await tokenFor(email), 'new-password');
    expect([res.status, res.body.message]).toEqual([200, 'Your new password is set. Please sign in with it.']);
    expect((await profile(before)).status).toBe(401);
    expect((await login(email, 'old-password')).status).toBe(401);
    const { status, body } = await login(email, 'new-password');
    expect([status, body.user.emailConfirmed]).toEqual([200, true]);
  });

  it('leaves two events: that a link was asked for, and that the password was set', async () => {
    const { email } = await aCustomer();
    await reset(await tokenFor(email), 'new-password');
    const { _id } = (await identity.users.findOne({ email }).lean()) ?? {};
    const events = await identity.security
      .find({ 'account.id': String(_id) })
      .sort({ kind: -1 })
      .lean();
    expect(events.map(({ kind, from }) => [kind, from.address])).toEqual([
      ['reset-asked', expect.stringMatching(/127\.0\.0\.1$/)],
      ['password-reset', expect.stringMatching(/127\.0\.0\.1$/)],
    ]);
  });

  it('may be told by telephone number, and in Hindi', async () => {
    const { email, phone } = await aCustomer();
    await ask(`+91 ${phone}`, 'hi');
    const mail = await onlyMail();
    expect(mail?.to?.[0]?.address).toBe(email);
    expect(mail?.from).toMatchObject({ name: 'Chhaap', address: 'namaste@chhaap.example' });
    expect(mail?.subject).toBe('Chhaap: नया पासवर्ड बनाएँ');
    expect(mail?.html).toContain(tokenIn(mail));
  });

  it('links to the configured address, whatever Host the request names', async () => {
    const { email } = await aCustomer();
    await ask(email).set('Host', 'evil.example').set('X-Forwarded-Host', 'evil.example');
    const { text = '' } = (await onlyMail()) ?? {};
    expect(text).toContain('https://shop.example/reset-password#token=');
    expect(text).not.toContain('evil');
  });

  it('gets the same answer where there is no such account, and no mail', async () => {
    const { email } = await aCustomer();
    const silent = await ask('nobody@example.com');
    const mailed = await ask(email);
    expect([silent.status, silent.body]).toEqual([202, mailed.body]);
    expect(mailed.status).toBe(202);
    // The email of the later request comes after any of the earlier one.
    expect((await onlyMail())?.to?.[0]?.address).toBe(email);
  });

  it('is limited per account and address together, known or not: nobody uses up another’s', async () => {
    const { email } = await aCustomer();
    const askFrom = async (address: string, login: string) => (await ask(login).set('x-forwarded-for', address)).status;
    for (const login of [email, 'many@example.com']) {
      const stranger = () => askFrom('10.3.0.1', login);
      expect([await stranger(), await stranger(), await stranger(), await stranger()]).toEqual([202, 202, 202, 429]);
      expect(await askFrom('10.3.0.2', login)).toBe(202);
    }
  });

  it('brings no more than five mails an hour, whoever asks, and then the last of them stays good', async () => {
    const { email, phone } = await aCustomer();
    for (let n = 1; n <= 5; n += 1) {
      await ask(n % 2 ? email : phone).set('x-forwarded-for', `10.4.0.${n}`);
      await eventually(() => expect(resetMails()).toHaveLength(n));
    }
    await eventually(async () => expect((await resetOf(email))?.dueAt).toBeUndefined());
    expect((await ask(email).set('x-forwarded-for', '10.4.0.9')).status).toBe(202);
    expect((await resetOf(email))?.dueAt).toBeUndefined();
    expect((await reset(tokenIn(resetMails().at(-1)), 'new-password')).status).toBe(200);
    expect(resetMails()).toHaveLength(5);
  });

  it('ends a lock', async () => {
    const { email } = await aCustomer();
    const attempt = async (password: string) => (await login(email, password)).status;
    for (let n = 0; n < 10; n += 1) expect(await attempt('wrong')).toBe(401);
    expect(await attempt('old-password')).toBe(429);
    await reset(await tokenFor(email), 'new-password');
    expect(await attempt('new-password')).toBe(200);
  });
});

describe('the link', () => {
  it('works once', async () => {
    const { email } = await aCustomer();
    const token = await tokenFor(email);
    await reset(token, 'first-password');
    const again = await reset(token, 'second-password');
    expect([again.status, again.body.code]).toEqual([404, 'reset-link-over']);
    expect((await login(email, 'first-password')).status).toBe(200);
  });

  it('lets one of several racing uses win', async () => {
    const { email } = await aCustomer();
    const token = await tokenFor(email);
    const passwords = Array.from({ length: 5 }, (_, index) => `password-${index}`);
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    const winners = passwords.filter((_, index) => answers[index]?.status === 200);
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(4);
    expect((await login(email, winners[0] ?? '')).status).toBe(200);
  });

  it('is over after an hour', async () => {
    const { email } = await aCustomer();
    const token = await tokenFor(email);
    await identity.users.updateOne({ email }, { $set: { 'reset.expiresAt': new Date(Date.now() - 1) } });
    expect((await reset(token, 'new-password')).body.code).toBe('reset-link-over');
  });

  it('is void when a newer one was asked for, or the password was changed', async () => {
    const { email } = await aCustomer();
    const [first, second] = [await tokenFor(email), await tokenFor(email)];
    expect((await reset(first, 'new-password')).status).toBe(404);
    const { token } = (await login(email, 'old-password')).body;
    const change = { password: 'other-password' };
    await request(identity.server).put('/api/users/profile').set('Authorization', `Bearer ${token}`).send(change);
    expect((await reset(second, 'new-password')).status).toBe(404);
  });

  it('holds a new password to the rule of registration, and stays good', async () => {
    const { email } = await aCustomer();
    const token = await tokenFor(email);
    const short = await reset(token, 'short');
    expect([short.status, short.body.message]).toEqual([400, 'Password must have at least 8 characters.']);
    expect((await reset(token, 'Password1')).body.code).toBe('password-common');
    expect((await reset(token, 'long-enough')).status).toBe(200);
  });

  it('is kept nowhere but in the mail', async () => {
    const { email } = await aCustomer();
    const token = await tokenFor(email);
    await eventually(async () => expect((await resetOf(email))?.dueAt).toBeUndefined());
    expect(JSON.stringify(await identity.users.findOne({ email }).lean())).not.toContain(token);
  });
});

describe('a mail', () => {
  it('waits while the mail server fails, and then goes out with a link that works', async () => {
    const { email } = await aCustomer();
    mailServer.answer(451);
    expect((await ask(email)).status).toBe(202);
    await untilFailed(() => resetOf(email));
    mailServer.answer();
    await identity.users.updateOne({ email }, { $set: { 'reset.dueAt': new Date() } });
    expect((await reset(tokenIn(await onlyMail()), 'new-password')).status).toBe(200);
  });

  it('is given up when its address is refused for good', async () => {
    const { email } = await aCustomer();
    mailServer.answer(550, 'no such mailbox');
    await ask(email);
    await eventually(async () => {
      const state = await resetOf(email);
      expect([state?.tries, state?.dueAt]).toEqual([1, undefined]);
    });
  });
});

describe('a reset mail that could not be sent for a day', () => {
  it('is given up, and staff hear of it', async () => {
    const parked: EventData<typeof workParked.identity>[] = [];
    await identity.broker.listen({ events: [workParked.identity], handle: ({ data }) => void parked.push(data) });
    const { email } = await aCustomer();
    const id = String((await identity.users.findOne({ email }).lean())?._id);
    mailServer.answer(451);
    await ask(email);
    await untilFailed(() => resetOf(email));
    const long = { requestedAt: new Date(Date.now() - 25 * 3_600_000), dueAt: new Date() };
    await identity.users.updateOne(
      { email },
      { $set: { 'reset.requestedAt': long.requestedAt, 'reset.dueAt': long.dueAt } },
    );
    await eventually(() => expect(parked).toMatchObject([{ id, tries: 2, what: 'sending mails of /reset-password' }]));
    expect((await resetOf(email))?.dueAt).toBeUndefined();
    mailServer.answer();
  });
});

describe('a shop without a mail server', () => {
  it('says so', async () => {
    const without = await openIdentity();
    const res = await request(without.server).post('/api/users/forgot-password').send({ login: 'asha@example.com' });
    expect([res.status, res.body.code]).toEqual([404, 'mail-off']);
    await without.close();
  });
});

describe('the mails about accounts', () => {
  const asManager = (method: 'get' | 'post', path: string) =>
    request(identity.server)
      [method](`/api/account-mails/${path}`)
      .set('Authorization', `Bearer ${identity.tokens.issue(manager)}`);
  const manager = {
    id: '0123456789abcdef01234567',
    isAdmin: true,
    role: 'manager' as const,
    name: 'Sunil',
    email: 'sunil@example.com',
  };

  it.each(ACCOUNT_MAILS)(
    '%s is shown to staff in both languages, and sent to them, with a link that opens nothing',
    async (kind) => {
      const english = (await asManager('get', `${kind}/preview`).expect(200)).body;
      const hindi = (await asManager('get', `${kind}/preview?language=hi`).expect(200)).body;
      expect([english.text, hindi.text]).toEqual([
        ...[expect.stringContaining('Hello Sunil,'), expect.stringContaining('नमस्ते Sunil जी,')],
      ]);
      expect(english.html).not.toContain('token=');
      await asManager('post', `${kind}/test`).send({ language: 'hi' }).expect(202);
      const sent = () => mailServer.mails.filter(({ to }) => to?.[0]?.address === manager.email);
      await eventually(() => expect(sent().map(({ subject }) => subject)).toEqual([hindi.subject]));
      expect(tokenIn(sent()[0])).toBe('');
    },
  );

  it('have no other kinds', async () => {
    expect((await asManager('get', 'welcome/preview')).status).toBe(400);
    expect((await asManager('post', 'password-reset/test').send({ language: 'fr' })).status).toBe(400);
  });
});

// The last test: the name stays.
it('names the shop as its settings do, in Hindi where they have a name', async () => {
  const value = { name: 'Ink & Sons', line: 'Prints', since: 1998, hi: { name: 'स्याही', line: 'छपाई' } };
  const data = { section: 'identity', version: 1, value };
  const occurredAt = new Date().toISOString();
  await identity.broker.publish({ id: crypto.randomUUID(), key: shopUpdated.key, occurredAt, data });
  const kept = identity.mongo.collection<{ _id: string }>('shop-settings');
  await eventually(async () => expect(await kept.findOne({ _id: 'identity' })).toMatchObject({ version: 1 }));
  const { email } = await aCustomer();
  await ask(email);
  expect((await onlyMail())?.subject).toBe('Set a new password for Ink & Sons');
  mailServer.mails.length = 0;
  await ask((await aCustomer()).email, 'hi');
  expect((await onlyMail())?.subject).toBe('स्याही: नया पासवर्ड बनाएँ');
});
