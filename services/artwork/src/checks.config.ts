import { connectionConfig, objectStoreConfig, workerConfig } from '@print-shop/service-kit';
import { z } from 'zod';
import { readingConfig } from './reading-config.ts';

export const configSchema = z.object({
  ...workerConfig,
  ...connectionConfig,
  ...objectStoreConfig,
  ...readingConfig,
});
