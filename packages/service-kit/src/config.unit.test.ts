import { z } from 'zod';
import { baseConfig, ConfigError, loadConfig } from './config.ts';

const schema = z.object({
  LIMIT: z.coerce.number().int().default(10).meta({ description: 'Attempts per account' }),
  SECRET: z.string().min(8).meta({ description: 'Signs | seals' }),
  REDIS_URL: baseConfig.REDIS_URL,
});

describe('loadConfig', () => {
  it('reads values and fills in what is left out or empty', () => {
    const env = { SECRET: 'long-enough', REDIS_URL: 'redis://cache:6379', LIMIT: '' };
    expect(loadConfig(schema, env)).toEqual({ SECRET: 'long-enough', REDIS_URL: 'redis://cache:6379', LIMIT: 10 });
  });

  it('lists every fault without showing a value', () => {
    const load = () => loadConfig(schema, { SECRET: 'short', LIMIT: 'many' });
    expect(load).toThrow(ConfigError);
    expect(load).toThrow(/LIMIT: .*\n.*SECRET: .*\n.*REDIS_URL: is missing/);
    expect(load).not.toThrow(/short/);
  });
});
