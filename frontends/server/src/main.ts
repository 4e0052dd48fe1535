import { runService } from '@print-shop/service-kit/service';
import { configSchema } from './config.ts';
import { createFileServer } from './files.ts';

await runService({
  name: 'frontend',
  config: configSchema,
  start: async ({ config, logger }) => ({ app: createFileServer({ folder: config.FILES_DIR, logger }) }),
});
