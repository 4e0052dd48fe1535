import { connectionConfig, objectStoreConfig, workerConfig } from '@print-shop/service-kit';
import { z } from 'zod';
import { readingConfig } from './reading-config.ts';

export const configSchema = z.object({
  ...workerConfig,
  ...connectionConfig,
  ...objectStoreConfig,
  ...readingConfig,
  CHECKS_YIELD: z.stringbool().default(true).meta({
    description: 'Whether the checks go after all other programs of the machine, `true` unless told',
  }),
});
