import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ConfigError, loadConfig } from '@print-shop/service-kit';
import { configSchema, lockedFieldsOf } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'shop-config-'));
afterAll(() => rmSync(folder, { recursive: true }));
const demo = join(import.meta.dirname, '../../../deploy/demo/shop.json');
const load = (env: NodeJS.ProcessEnv) =>
  loadConfig(configSchema, {
    MANAGEMENT_PORT: '0',
    PORT: '0',
    MONGO_URL: 'mongodb://localhost/shop',
    RABBITMQ_URL: 'amqp://localhost',
    REDIS_URL: 'redis://localhost',
    JWKS_URL: 'http://localhost/keys',
    SHOP_CONFIG_FILE: demo,
    ...env,
  });
const faultsOf = (env: NodeJS.ProcessEnv) => {
  try {
    load(env);
    return [];
  } catch (error) {
    return (error as ConfigError).faults;
  }
};

it('locks the fields that variables set, and those that are named', () => {
  expect(lockedFieldsOf(load({}))).toEqual([]);
  expect(
    lockedFieldsOf(load({ SHOP_NAME: 'Ink & Sons', SHOP_LOCKED_FIELDS: 'tax.gstin, identity.name,payments.upiId' })),
  ).toEqual(['identity.name', 'tax.gstin', 'payments.upiId']);
});

it('has the limit of the law for cash on delivery, and takes none above it', () => {
  expect(load({}).COD_MAX_RUPEES).toBe(199_999);
  expect(faultsOf({ COD_MAX_RUPEES: '200000' })).toEqual([expect.stringMatching(/^COD_MAX_RUPEES/)]);
});

it.each(['contact', 'contact.fax', 'shop.name', 'contact.address.city'])('knows no field %s', (path) =>
  expect(faultsOf({ SHOP_LOCKED_FIELDS: path })).toEqual([
    expect.stringMatching(/^SHOP_LOCKED_FIELDS: must be fields/),
  ]),
);

it('stops the start where the file has a value that the settings refuse', () => {
  const shop = JSON.parse(readFileSync(demo, 'utf8'));
  const path = join(folder, 'shop.json');
  writeFileSync(path, JSON.stringify({ ...shop, address: { ...shop.address, postalCode: '1100' } }));
  expect(faultsOf({ SHOP_CONFIG_FILE: path })).toEqual([
    'SHOP_CONFIG_FILE: address.postalCode: Please enter a PIN code of six digits.',
  ]);
});
