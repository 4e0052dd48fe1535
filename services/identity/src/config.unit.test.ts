import { readFileSync } from 'node:fs';
import { ConfigError, envTable, loadConfig } from '@print-shop/service-kit';
import { configSchema } from './config.ts';

describe('the settings', () => {
  it('are in the README as they are in the code', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    expect(readme).toContain(envTable(configSchema));
  });

  it('name every fault of the environment without a key', () => {
    const load = () => loadConfig(configSchema, { SIGNING_KEYS: 'secret-thing', PORT: 'x' });
    expect(load).toThrow(ConfigError);
    expect(load).toThrow(/PORT: [\s\S]*MONGO_URL: is missing[\s\S]*SIGNING_KEYS: must hold at least one private key/);
    expect(load).not.toThrow(/secret-thing/);
  });
});
