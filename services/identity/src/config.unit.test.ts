import { generateKeyPairSync } from 'node:crypto';
import { ConfigError, loadConfig } from '@print-shop/service-kit';
import { configSchema } from './config.ts';

const newKey = () =>
  String(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }));

describe('the settings', () => {
  it('ask staff for a second factor, and for a new sign-in after 12 hours, where nobody says otherwise', () => {
    const { SECOND_FACTOR_REQUIRED, STAFF_TOKEN_TTL_SECONDS } = configSchema.shape;
    expect(SECOND_FACTOR_REQUIRED.parse(undefined)).toBe(true);
    expect(STAFF_TOKEN_TTL_SECONDS.parse(undefined)).toBe(12 * 3600);
  });

  it('ask for a sender and an address of the shop where there is a mail server', () => {
    const env = {
      PORT: '1',
      MANAGEMENT_PORT: '2',
      MONGO_URL: 'mongodb://db',
      RABBITMQ_URL: 'amqp://mq',
      REDIS_URL: 'redis://cache',
      S3_ENDPOINT: 'http://s3',
      S3_ACCESS_KEY: 'access',
      S3_SECRET_KEY: 'of-the-store',
    };
    const keys = { SIGNING_KEYS: newKey(), SECOND_FACTOR_KEY: 'A'.repeat(43) };
    const load = () => loadConfig(configSchema, { ...env, ...keys, SMTP_URL: 'smtp://mail:25' });
    expect(load).toThrow(/MAIL_FROM: is missing[\s\S]*PUBLIC_URL: is missing/);
  });

  it('name every fault of the environment without a key', () => {
    const load = () =>
      loadConfig(configSchema, { SIGNING_KEYS: 'secret-thing', SECOND_FACTOR_KEY: 'secret-thing', PORT: 'x' });
    expect(load).toThrow(ConfigError);
    expect(load).toThrow(
      /PORT: [\s\S]*MONGO_URL: is missing[\s\S]*SIGNING_KEYS: must hold at least one private key[\s\S]*SECOND_FACTOR_KEY: key 1 is not 32 bytes/,
    );
    expect(load).not.toThrow(/secret-thing/);
  });
});
