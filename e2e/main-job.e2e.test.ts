import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { addTotp, openSecondFactorSetUp, startTotp } from '@print-shop/contracts';
import { root, tryRun } from '@print-shop/machine';
import { Secret, TOTP } from 'otpauth';
import { ask, signedIn } from './api.ts';
import { newStaff } from './new-staff.ts';
import { shop } from './shop.ts';

// `helm test` runs this program in a cluster.

const mainJob = ({ login, password }: { login: string; password: string }) =>
  tryRun(process.execPath, [join(root, 'deploy/cluster/main-job.ts')], {
    env: { SHOP_URL: shop().url, ADMIN_EMAIL: login, ADMIN_PASSWORD: password },
  });

/** A manager who has an authenticator app. */
async function staffWithSecondFactor(): Promise<{ login: string; password: string }> {
  const account = await newStaff('manager');
  const { token } = await signedIn(account);
  // A ticket is for one device.
  const headers = { cookie: `device=${randomBytes(32).toString('base64url')}` };
  const { ticket } = await ask(openSecondFactorSetUp, { token, headers, body: {} });
  const { secret } = await ask(startTotp, { headers, body: { ticket } });
  await ask(addTotp, { headers, body: { ticket, code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() } });
  return account;
}

it('passes with staff who have a password alone', async () => {
  const { code, stdout } = await mainJob(await newStaff('manager'));
  expect(stdout).toContain('staff see both');
  expect({ code, end: stdout.trim().split('\n').at(-1) }).toEqual({ code: 0, end: 'The shop does its main job.' });
});

it('passes with staff who are asked for a second factor, and says what it could not try', async () => {
  const { code, stdout } = await mainJob(await staffWithSecondFactor());
  expect(stdout).toContain('staff need a second factor to sign in, so this test checks only what a customer does');
  expect({ code, end: stdout.trim().split('\n').at(-1) }).toEqual({ code: 0, end: 'The shop does its main job.' });
});

it('fails with what to set where a setting is missing', async () => {
  const env = { SHOP_URL: shop().url, ADMIN_EMAIL: '', ADMIN_PASSWORD: '' };
  const { code, stderr } = await tryRun(process.execPath, [join(root, 'deploy/cluster/main-job.ts')], { env });
  expect({ code, says: stderr.includes('Please set SHOP_URL, ADMIN_EMAIL and ADMIN_PASSWORD.') }).toEqual({
    code: 1,
    says: true,
  });
});
