import type { AuditEntry, Invitation, StaffMember } from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit';
import { admin, type Identity, openIdentity } from '../identity.fixture.ts';
import { type MailServer, startMailServer, tokenIn, untilFailed } from '../mail/mail-server.fixture.ts';
import { staffClient } from './staff.fixture.ts';

let mailServer: MailServer;
let identity: Identity;
let owner: string;
beforeAll(async () => {
  mailServer = await startMailServer();
  identity = await openIdentity({
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Chhaap <namaste@chhaap.example>',
    PUBLIC_URL: 'https://shop.example',
    LOGIN_LIMIT_PER_ADDRESS: '1000',
  });
  owner = await ownerToken();
});
afterAll(async () => {
  await identity.close();
  await mailServer.close();
});
beforeEach(() => {
  mailServer.answer();
  mailServer.mails.length = 0;
});

const { send, signIn, ownerToken, aMember, invite } = staffClient(() => identity);
const PASSWORD = 'tara-likes-mangoes';
let count = 0;
const aPerson = () => ({ name: 'Tara', email: `tara-${++count}@example.com`, role: 'catalogue' });
const join = (token: string, password = PASSWORD, name = 'Tara Devi') =>
  send('post', '/api/staff/join').send({ token, name, password });
const resend = (id: string) => send('post', `/api/staff/invitations/${id}/resend`, owner);
const withdraw = (id: string) => send('delete', `/api/staff/invitations/${id}`, owner);
const invitations = async (): Promise<Invitation[]> => (await send('get', '/api/staff/invitations', owner)).body;

async function mailedToken(email: string): Promise<string> {
  const mail = () => mailServer.mails.findLast(({ to }) => to?.[0]?.address === email);
  await eventually(() => expect(mail()).toBeDefined());
  return tokenIn(mail(), 'join');
}
async function invited(person = aPerson()) {
  const { body } = await invite(owner, person);
  const token = await mailedToken(person.email);
  mailServer.mails.length = 0;
  return { ...person, id: body._id as string, token };
}

describe('an invitation', () => {
  it.each<[string, (id: string) => PromiseLike<unknown>]>([
    ['was disabled', (id) => send('put', `/api/staff/${id}/status`, owner).send({ status: 'disabled' })],
    ['is an owner no more', (id) => send('put', `/api/staff/${id}/role`, owner).send({ role: 'manager' })],
  ])('is over once its inviter %s, until an owner sends it again', async (_, change) => {
    const { id, token: inviter } = await aMember('owner');
    const person = aPerson();
    const { body } = await invite(inviter, person);
    const token = await mailedToken(person.email);
    await change(id);
    expect((await join(token)).body).toMatchObject({ code: 'invitation-over' });
    mailServer.mails.length = 0;
    expect((await resend(body._id)).status).toBe(200);
    expect((await join(await mailedToken(person.email))).status).toBe(201);
  });

  it('is mailed, and makes an account of staff with its role by the link', async () => {
    const person = aPerson();
    const res = await invite(owner, person);
    expect(res.status).toBe(201);
    expect(res.body).toMatchObject({ ...person, invitedBy: admin.name });
    const hours = (Date.parse(res.body.expiresAt) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(71.9);
    expect(hours).toBeLessThanOrEqual(72);
    const token = await mailedToken(person.email);
    expect(mailServer.mails.at(-1)?.text).toContain('Owner invites you to work in the staff area of Chhaap.');
    const joined = await join(token);
    expect([joined.status, joined.body.email]).toEqual([201, person.email]);
    const { user } = (await signIn(person.email, PASSWORD)).body;
    expect(user).toMatchObject({
      name: 'Tara Devi',
      isAdmin: true,
      role: 'catalogue',
      _id: res.body._id,
      emailConfirmed: true,
    });
    expect(await invitations()).not.toContainEqual(expect.objectContaining({ email: person.email }));
  });

  it('is recorded from the beginning: who invited, and that they joined', async () => {
    const { id, token } = await invited();
    await resend(id);
    await join(await mailedToken((await invitations())[0]?.email ?? ''));
    expect((await join(token)).status).toBe(404);
    await eventually(async () => {
      const { body } = await send('get', '/api/audit', owner).query({ kind: 'user', id });
      expect(body.map(({ action, by }: AuditEntry) => [action, by.name])).toEqual([
        ['created', 'Tara Devi'],
        ['invited again', 'Owner'],
        ['invited', 'Owner'],
      ]);
    });
    const { body } = await send('get', '/api/security-events', owner).query({ account: id });
    const kinds = body.map(({ kind, detail }: { kind: string; detail: string }) => [kind, detail]);
    expect(kinds).toEqual([
      ['staff-joined', 'as catalogue'],
      ['staff-invited', 'as catalogue'],
    ]);
  });

  it('may come in Hindi', async () => {
    const person = aPerson();
    await invite(owner, person).set('Cookie', 'language=hi');
    await mailedToken(person.email);
    expect(mailServer.mails.at(-1)?.subject).toBe('Chhaap के स्टाफ़ में शामिल हों');
  });

  it('is refused to whoever has an account, which stays what it is', async () => {
    const customer = await identity.store.create({ name: 'Asha', email: 'asha@example.com' });
    const member = await aMember('production');
    const toCustomer = await invite(owner, { name: 'Asha', email: 'ASHA@example.com', role: 'manager' });
    expect([toCustomer.status, toCustomer.body.code]).toEqual([409, 'email-taken']);
    expect(toCustomer.body.message).toContain('belongs to a customer');
    const toMember = await invite(owner, { name: 'x', email: member.email, role: 'manager' });
    expect(toMember.body.message).toContain('belongs to a member of staff');
    expect((await identity.store.find(customer.id))?.isAdmin).toBe(false);
    expect(mailServer.mails).toEqual([]);
  });

  it('never promotes an account that was opened since, and stays open', async () => {
    const { email, token } = await invited();
    const { id } = await identity.store.create({ name: 'Squatter', email });
    const res = await join(token);
    expect([res.status, res.body.code]).toEqual([409, 'email-taken']);
    expect((await identity.store.find(id))?.isAdmin).toBe(false);
    await identity.store.remove(id);
    expect((await join(token)).status).toBe(201);
  });

  it('is made once for an address, also at the same moment', async () => {
    const person = aPerson();
    const answers = await Promise.all([1, 2, 3].map(() => invite(owner, person)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await invitations()).filter(({ email }) => email === person.email)).toHaveLength(1);
  });

  it.each([
    ['no name', { name: ' ' }, 'Please enter a name.'],
    ['no address', { email: 'tara' }, 'Please enter a valid email address.'],
    ['a role that there is not', { role: 'king' }, 'Please choose a role.'],
  ])('is refused with %s', async (_what, part, message) => {
    const res = await invite(owner, { ...aPerson(), ...part });
    expect(res.status).toBe(400);
    expect(JSON.stringify(res.body)).toContain(message);
  });

  it('is refused in a shop that sends no mail', async () => {
    const without = await openIdentity();
    const client = staffClient(() => without);
    const res = await client.invite(await client.ownerToken(), aPerson());
    expect([res.status, res.body.code]).toEqual([404, 'mail-off']);
    await without.close();
  });
});

describe('the link', () => {
  it('works once, also at the same moment', async () => {
    const { email, token } = await invited();
    const answers = await Promise.all([1, 2, 3, 4].map((n) => join(token, `${PASSWORD}-${n}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 404, 404, 404]);
    expect(await identity.users.countDocuments({ email })).toBe(1);
    expect((await join(token)).body.code).toBe('invitation-over');
  });

  it('is over after 72 hours, and the invitation can be sent again', async () => {
    const { id, email, token } = await invited();
    await identity.invitations.updateOne({ _id: id }, { $set: { expiresAt: new Date(Date.now() - 1) } });
    expect((await join(token)).body.code).toBe('invitation-over');
    expect(await invitations()).toContainEqual(expect.objectContaining({ _id: id }));
    expect((await resend(id)).status).toBe(200);
    expect((await join(await mailedToken(email))).status).toBe(201);
  });

  it('is void when a newer one was sent, or the invitation is withdrawn', async () => {
    const { id, email, token } = await invited();
    await resend(id);
    const second = await mailedToken(email);
    expect((await join(token)).status).toBe(404);
    expect((await withdraw(id)).status).toBe(200);
    expect((await join(second)).status).toBe(404);
    expect([(await withdraw(id)).status, (await resend(id)).status]).toEqual([404, 404]);
    expect((await invite(owner, { ...aPerson(), email })).status).toBe(201);
  });

  it('holds the password to the rules of staff, and stays good', async () => {
    const { token } = await invited();
    const short = await join(token, 'elevenchars');
    expect([short.status, short.body.message]).toEqual([400, 'Passwords of staff must have at least 12 characters.']);
    expect((await join(token, 'password1234')).body.code).toBe('password-common');
    expect((await join(token)).status).toBe(201);
  });

  it('is kept nowhere but in the mail', async () => {
    const { id, token } = await invited();
    expect(JSON.stringify(await identity.invitations.findById(id).lean())).not.toContain(token);
    expect(JSON.stringify(await invitations())).not.toMatch(/token/i);
  });

  it('is sent again after a mail server that failed', async () => {
    mailServer.answer(451);
    const person = aPerson();
    const { body } = await invite(owner, person);
    await untilFailed(() => identity.invitations.findById(body._id).lean());
    mailServer.answer();
    await identity.invitations.updateOne({ _id: body._id }, { $set: { dueAt: new Date() } });
    expect((await join(await mailedToken(person.email))).status).toBe(201);
  });
});

it('is a list of staff in the end', async () => {
  const { email, token } = await invited();
  await join(token);
  const { body } = await send('get', '/api/staff', owner);
  expect(body.find((one: StaffMember) => one.email === email)).toMatchObject({ role: 'catalogue', status: 'active' });
});
