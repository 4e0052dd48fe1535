import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ConfigError, loadConfig } from '@print-shop/service-kit';
import { z } from 'zod';
import { shopConfig, shopOf } from './shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'shop-'));
afterAll(() => rmSync(folder, { recursive: true }));
const demo = join(import.meta.dirname, '../../deploy/demo/shop.json');
const fileWith = (text: string) => {
  const path = join(folder, 'shop.json');
  writeFileSync(path, text);
  return path;
};
const load = (env: NodeJS.ProcessEnv) =>
  loadConfig(z.object(shopConfig), { PUBLIC_URL: 'https://shop.example/', SHOP_CONFIG_FILE: demo, ...env });
const faultsOf = (env: NodeJS.ProcessEnv) => {
  try {
    load(env);
    return [];
  } catch (error) {
    return (error as ConfigError).faults;
  }
};

describe('the identity of the shop', () => {
  it('is read from its file, and single fields are set over it', () => {
    expect(shopOf(load({ SHOP_NAME: 'Ink & Sons' }))).toMatchObject({ name: 'Ink & Sons', since: 1998 });
    expect(load({}).PUBLIC_URL).toBe('https://shop.example');
  });

  it('keeps no messages and has no Google sign-in unless that is switched on', () => {
    expect(shopOf(load({}))).toMatchObject({ keepsMessages: false, googleClientId: '' });
    expect(shopOf(load({ KEEP_CONTACT_MESSAGES: 'true', GOOGLE_CLIENT_ID: 'client.example' }))).toMatchObject({
      keepsMessages: true,
      googleClientId: 'client.example',
    });
  });

  it('stops the start with every fault of the file, each by its place', () => {
    const faults = faultsOf({ SHOP_CONFIG_FILE: fileWith('{"name":"","address":{},"phone":"x","extra":1}') });
    for (const place of ['name', 'address.city', 'phone', 'gstin', 'grievanceOfficer', 'extra'])
      expect(faults.join('\n')).toContain(place);
  });

  it.each(['{"name":', 'nothing'])('says that a file cannot be read: %s', (text) => {
    const path = text === 'nothing' ? join(folder, 'nothing.json') : fileWith(text);
    expect(faultsOf({ SHOP_CONFIG_FILE: path })).toEqual([
      expect.stringMatching(/^SHOP_CONFIG_FILE: cannot be read as JSON/),
    ]);
  });
});
