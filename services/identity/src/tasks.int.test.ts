import { execFile } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { eventually } from '@print-shop/test-kit';
import { type Identity, openIdentity } from './identity.fixture.ts';
import { newStaffWithApp } from './second-factor/second-factor.fixture.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await openIdentity();
});
afterAll(() => identity.close());

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Runs a task as an operator does, in a separate process. */
function runTask(...args: string[]) {
  const { suite } = identity;
  const { objectStore } = suite;
  const env = {
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    PATH: process.env.PATH,
    PORT: '0',
    MANAGEMENT_PORT: '0',
    MONGO_URL: suite.mongoUrl,
    RABBITMQ_URL: suite.rabbitmqUrl,
    REDIS_URL: suite.redisUrl,
    S3_ENDPOINT: objectStore.endpoint,
    S3_ACCESS_KEY: objectStore.accessKey,
    S3_SECRET_KEY: objectStore.secretKey,
    SIGNING_KEYS: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    SECOND_FACTOR_KEY: randomBytes(32).toString('base64'),
  };
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  return promisify(execFile)(process.execPath, [main, ...args], { env });
}

describe("an operator's command", () => {
  it('takes the second factor of the named account away, and ends its sessions', async () => {
    const { email, device, token } = await newStaffWithApp(identity);
    const { stdout } = await runTask('take-second-factor-away', email);
    expect(stdout).toContain('task done');
    expect((await device.send('get', '/sessions', undefined, token)).status).toBe(401);
    expect((await device.logIn(email)).status).toBe(200);
  });

  it('fails with what is wrong where there is nothing to take away', async () => {
    await expect(runTask('take-second-factor-away', 'nobody@example.com')).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('There is no account with the address nobody@example.com.'),
    });
  });

  it('makes every service load the signing keys again, also where they are the same', async () => {
    const said = () => identity.redis.get(`signing-keys:${identity.config.JWT_ISSUER}`);
    await runTask('reload-keys');
    const first = await said();
    await runTask('reload-keys');
    const second = await said();
    expect(second).not.toBe(first);
    expect(second?.split(' ')[0]).toBe(first?.split(' ')[0]);
  });

  it('says whether the audit trail is whole', async () => {
    await eventually(async () => expect(await identity.audit.countDocuments()).toBeGreaterThan(0));
    expect((await runTask('verify-audit')).stdout).toContain('task done');
    const first = await identity.audit.findOne({ seq: 1 }).lean();
    const setName = (name?: string) => identity.audit.updateOne({ seq: 1 }, { $set: { 'by.name': name } });
    await setName('Somebody else');
    await expect(runTask('verify-audit')).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('the audit trail is broken: entry 1 was changed'),
    });
    await setName(first?.by.name);
  });
});
