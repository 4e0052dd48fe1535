import { type Identity, openIdentity } from '../identity.fixture.ts';
import { hashToken } from '../mail/link.ts';
import { addApp, claimsOf, codeOf, newStaff, newStaffWithApp, openDevice } from './second-factor.fixture.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await openIdentity({ LOGIN_LIMIT_PER_ACCOUNT: '8' });
});
afterAll(() => identity.close());

const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const OVER = [404, 'ticket-over'];
const kindsOf = async (id: string) =>
  (await identity.security.find({ 'account.id': id }).sort({ _id: -1 }).lean()).map(({ kind }) => kind);

describe('a sign-in of staff with an app', () => {
  it('gets a token only after the code, and the token says so', async () => {
    const { email, secret, device } = await newStaffWithApp(identity);
    const first = await device.logIn(email);
    expect([first.status, first.body]).toEqual([
      202,
      { secondFactor: { ticket: expect.any(String), methods: ['totp', 'recovery-code'] } },
    ]);
    const res = await device.prove(first.body.secondFactor.ticket, codeOf(secret));
    expect([res.status, res.body.user.email]).toEqual([200, email]);
    expect(claimsOf(res.body.token).amr).toEqual(['pwd', 'otp', 'mfa']);
    expect((await device.send('get', '/sessions', undefined, res.body.token)).status).toBe(200);
  });

  it('takes no code twice, nor one of an earlier step', async () => {
    const { email, secret, device } = await newStaffWithApp(identity);
    const code = codeOf(secret);
    expect((await device.prove(await device.ticketOf(email), code)).status).toBe(200);
    const ticket = await device.ticketOf(email);
    expect(outcome(await device.prove(ticket, code))).toEqual([401, 'used-code']);
    expect(outcome(await device.prove(ticket, codeOf(secret, -1)))).toEqual([401, 'used-code']);
    expect((await device.prove(ticket, codeOf(secret, 1))).status).toBe(200);
  });

  it('lets one of two through that show the same code at once', async () => {
    const { email, secret, device } = await newStaffWithApp(identity);
    const tickets = [await device.ticketOf(email), await device.ticketOf(email)];
    const code = codeOf(secret);
    const answers = await Promise.all(tickets.map((ticket) => device.prove(ticket, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('takes a recovery code once, and says so in the record', async () => {
    const { id, email, recoveryCodes, device } = await newStaffWithApp(identity);
    expect(recoveryCodes).toHaveLength(10);
    const [code = '', other = ''] = recoveryCodes;
    const res = await device.prove(await device.ticketOf(email), code.toUpperCase().replaceAll('-', ' '));
    expect([res.status, claimsOf(res.body.token).amr]).toEqual([200, ['pwd', 'recovery-code', 'mfa']]);
    expect(await kindsOf(id)).toEqual(expect.arrayContaining(['recovery-code-used', 'second-factor-added']));
    const ticket = await device.ticketOf(email);
    expect(outcome(await device.prove(ticket, code))).toEqual([401, 'wrong-code']);
    expect((await device.prove(ticket, other)).status).toBe(200);
  });

  it('is kept with its secret sealed and its recovery codes hashed, and shown to nobody', async () => {
    const { id, secret, recoveryCodes, device, token } = await newStaffWithApp(identity);
    const kept = JSON.stringify(await identity.users.findById(id).lean());
    for (const text of [secret, ...recoveryCodes]) expect(kept).not.toContain(text);
    const own = await device.send('get', `/${id}`, undefined, token);
    expect(own.text).not.toMatch(/secondFactor|totp/);
  });
});

describe('a ticket', () => {
  it('is good on its device only, once, and is no token', async () => {
    const { email, secret, device } = await newStaffWithApp(identity);
    const ticket = await device.ticketOf(email);
    const other = openDevice(identity);
    await other.logIn((await newStaff(identity)).email);
    expect(outcome(await other.prove(ticket, codeOf(secret)))).toEqual(OVER);
    expect((await device.send('get', '/sessions', undefined, ticket)).status).toBe(401);
    expect((await device.prove(ticket, codeOf(secret))).status).toBe(200);
    expect(outcome(await device.prove(ticket, codeOf(secret, 1)))).toEqual(OVER);
  });

  it('ends after five minutes', async () => {
    const { email, secret, device } = await newStaffWithApp(identity);
    const ticket = await device.ticketOf(email);
    const keys = await identity.redis.keys('identity:ticket:*');
    for (const key of keys) expect(await identity.redis.ttl(key)).toBeLessThanOrEqual(300);
    expect(keys.join()).not.toContain(ticket);
    await identity.redis.del(keys);
    expect(outcome(await device.prove(ticket, codeOf(secret)))).toEqual(OVER);
  });

  it('ends after five wrong codes, also for the right one', async () => {
    const { email, secret, device } = await newStaffWithApp(identity);
    const ticket = await device.ticketOf(email);
    for (let n = 0; n < 5; n += 1) {
      expect(outcome(await device.prove(ticket, 'wrong-code'))).toEqual([401, 'wrong-code']);
    }
    expect(outcome(await device.prove(ticket, codeOf(secret)))).toEqual(OVER);
  });

  it('ends with a new password', async () => {
    const { id, email, secret, device } = await newStaffWithApp(identity);
    const ticket = await device.ticketOf(email);
    await identity.store.update(id, { passwordHash: 'another' });
    expect(outcome(await device.prove(ticket, codeOf(secret)))).toEqual(OVER);
  });

  it('ends when the account is disabled', async () => {
    const { id, email, secret, device } = await newStaffWithApp(identity);
    const ticket = await device.ticketOf(email);
    await identity.users.updateOne({ _id: id }, { $set: { disabledAt: new Date() } });
    expect(outcome(await device.prove(ticket, codeOf(secret)))).toEqual(OVER);
    expect(outcome(await device.logIn(email))).toEqual([403, 'account-disabled']);
  });

  it('that asks for a factor sets none up', async () => {
    const { email, device } = await newStaffWithApp(identity);
    const ticket = await device.ticketOf(email);
    for (const path of ['/second-factor/totp/start', '/second-factor/passkeys/start']) {
      expect(outcome(await device.send('post', path, { ticket }))).toEqual(OVER);
    }
  });
});

describe('wrong codes', () => {
  it('count like wrong passwords; giving the password again clears nothing', async () => {
    const { id, email, secret } = await newStaffWithApp(identity);
    const thief = openDevice(identity, '10.3.9.9');
    const statuses: number[] = [];
    for (let tickets = 0; tickets < 3; tickets += 1) {
      const first = await thief.logIn(email);
      if (first.status !== 202) {
        statuses.push(first.status);
        continue;
      }
      for (let n = 0; n < 4; n += 1) {
        statuses.push((await thief.prove(first.body.secondFactor.ticket, 'wrong-code')).status);
      }
    }
    expect(statuses).toEqual([...Array(8).fill(401), 429]);
    expect(await kindsOf(id)).toEqual(expect.arrayContaining(['sign-in-failed', 'sign-in-blocked']));
    const owner = openDevice(identity, '10.3.9.10');
    expect((await owner.prove(await owner.ticketOf(email), codeOf(secret))).status).toBe(200);
  });

  it('from many addresses end for the day, but not on a device that signed in before', async () => {
    const { id, email, secret, device } = await newStaffWithApp(identity);
    const statuses = new Set<number>();
    for (let n = 1; n <= 6; n += 1) {
      const thief = openDevice(identity, `10.4.${n}.1`);
      const ticket = await thief.ticketOf(email);
      for (let tries = 0; tries < 5; tries += 1) statuses.add((await thief.prove(ticket, 'wrong-code')).status);
    }
    expect([...statuses]).toEqual([401]);
    const thief = openDevice(identity, '10.4.7.1');
    expect(outcome(await thief.prove(await thief.ticketOf(email), codeOf(secret)))).toEqual([429, 'too-many-codes']);
    expect(await kindsOf(id)).toContain('sign-in-blocked');
    expect((await device.prove(await device.ticketOf(email), codeOf(secret))).status).toBe(200);
  });

  it('are forgotten after a sign-in that went through to its end', async () => {
    const { email, recoveryCodes } = await newStaffWithApp(identity);
    const device = openDevice(identity, '10.3.9.11');
    for (const code of recoveryCodes.slice(0, 3)) {
      const ticket = await device.ticketOf(email);
      for (let n = 0; n < 3; n += 1) expect((await device.prove(ticket, 'wrong-code')).status).toBe(401);
      expect((await device.prove(ticket, code)).status).toBe(200);
    }
  });
});

describe('staff without a second factor', () => {
  it('are signed in by the password where none is required', async () => {
    const { email } = await newStaff(identity);
    expect((await openDevice(identity).logIn(email)).status).toBe(200);
  });

  describe('where one is required', () => {
    let strict: Identity;
    beforeAll(async () => {
      strict = await openIdentity({ SECOND_FACTOR_REQUIRED: 'true' });
    });
    afterAll(() => strict.close());

    it('set one up before they get a token, and have it from then on', async () => {
      const [staff, device] = [await newStaff(strict), openDevice(strict)];
      const { body } = await device.logIn(staff.email);
      expect(body).toEqual({ secondFactor: { ticket: expect.any(String), methods: ['totp'], setUp: true } });
      const { ticket } = body.secondFactor;
      expect(outcome(await device.prove(ticket, '123456'))).toEqual(OVER);
      const { secret, uri } = (await device.send('post', '/second-factor/totp/start', { ticket })).body;
      expect(uri).toContain(`secret=${secret}`);
      const wrong = await device.send('post', '/second-factor/totp', { ticket, code: 'abcdef' });
      expect(outcome(wrong)).toEqual([400, 'wrong-code']);
      const res = await device.send('post', '/second-factor/totp', { ticket, code: codeOf(secret) });
      expect([res.status, res.body.user.email, res.body.recoveryCodes.length]).toEqual([200, staff.email, 10]);
      expect(claimsOf(res.body.token).amr).toEqual(['pwd', 'otp', 'mfa']);
      expect((await device.prove(await device.ticketOf(staff.email), codeOf(secret, 1))).status).toBe(200);
    });

    it('cannot set one up by an old ticket once somebody has', async () => {
      const [staff, owner, thief] = [await newStaff(strict), openDevice(strict), openDevice(strict)];
      const [early, late] = [await owner.ticketOf(staff.email), await thief.ticketOf(staff.email)];
      const secretOf = async (device: typeof owner, ticket: string): Promise<string> =>
        (await device.send('post', '/second-factor/totp/start', { ticket })).body.secret;
      const [own, stolen] = [await secretOf(owner, early), await secretOf(thief, late)];
      const add = (device: typeof owner, ticket: string, secret: string) =>
        device.send('post', '/second-factor/totp', { ticket, code: codeOf(secret) });
      expect((await add(owner, early, own)).status).toBe(200);
      expect(outcome(await add(thief, late, stolen))).toEqual([409, 'second-factor-exists']);
    });

    it('are customers where they are customers', async () => {
      const device = openDevice(strict);
      const email = 'asha@example.com';
      await device.send('post', '/register', { name: 'Asha', email, password: 'correct horse' });
      expect((await device.logIn(email, 'correct horse')).status).toBe(200);
    });

    it('keep the last one, until an operator takes it away', async () => {
      const [staff, device] = [await newStaff(strict), openDevice(strict)];
      const ticket = await device.ticketOf(staff.email);
      const { secret } = (await device.send('post', '/second-factor/totp/start', { ticket })).body;
      const set = await device.send('post', '/second-factor/totp', { ticket, code: codeOf(secret) });
      const refused = await device.send('delete', '/second-factor/totp', {}, set.body.token);
      expect(outcome(refused)).toEqual([409, 'last-second-factor']);
      await strict.takeAway(staff.email.toUpperCase());
      expect((await device.send('get', '/second-factor', undefined, set.body.token)).status).toBe(401);
      expect((await device.logIn(staff.email)).body.secondFactor.setUp).toBe(true);
      await expect(strict.takeAway(staff.email)).rejects.toThrow(/has no second factor/);
      await expect(strict.takeAway('nobody@example.com')).rejects.toThrow(/no account/);
      await expect(strict.takeAway(undefined)).rejects.toThrow(/Please give the email address/);
      const removed = await strict.security.findOne({ kind: 'second-factor-removed', 'account.id': staff.id }).lean();
      expect(removed?.detail).toBe('all, by an operator');
    });
  });
});

describe('a second factor', () => {
  it('stays when the password is set anew by a mailed link', async () => {
    const { id, email, secret, device } = await newStaffWithApp(identity);
    const reset = { tokenHash: hashToken('mailed'), expiresAt: new Date(Date.now() + 60_000), tries: 1 };
    await identity.users.updateOne({ _id: id }, { $set: { reset } });
    const password = 'a-new-password-of-staff';
    expect((await device.send('post', '/reset-password', { token: 'mailed', password })).status).toBe(200);
    const res = await device.logIn(email, password);
    expect(res.status).toBe(202);
    expect((await device.prove(res.body.secondFactor.ticket, codeOf(secret))).status).toBe(200);
  });

  it('of an app takes the place of the old app, and the recovery codes stay', async () => {
    const { email, recoveryCodes, secret, device, token } = await newStaffWithApp(identity);
    const again = await addApp(identity, device, token);
    expect(again.recoveryCodes).toBeUndefined();
    const ticket = await device.ticketOf(email);
    expect((await device.prove(ticket, codeOf(secret))).status).toBe(401);
    expect((await device.prove(ticket, recoveryCodes[0] ?? '')).status).toBe(200);
  });
});
