import { baseConfig, objectStoreConfig } from '@print-shop/service-kit';
import { z } from 'zod';
import { readingConfig } from './reading-config.ts';

const { JWKS_URL: _, KEYS_MAX_AGE_SECONDS: __, JWT_ISSUER: ___, JWT_AUDIENCE: ____, ...connections } = baseConfig;

/** The settings of the process that checks files. */
export const configSchema = z.object({
  ...connections,
  ...objectStoreConfig,
  ...readingConfig,
  CHECKS_YIELD: z.stringbool().default(true).meta({
    description: 'Whether the checks go after all other programs of the machine',
  }),
});
