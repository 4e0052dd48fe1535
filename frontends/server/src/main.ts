import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runService } from '@print-shop/service-kit/service';
import { configSchema } from './config.ts';
import { startDrawing } from './draw.ts';
import { createFileServer } from './files.ts';
import { readRelease } from './release.ts';

await runService({
  name: 'frontend',
  config: configSchema,
  async start({ config, logger, onClose }) {
    const { FILES_DIR: folder, RENDERER_FILE: file, STOREFRONT_URL: storefrontUrl } = config;
    const release = existsSync(file) ? await readRelease(folder, file) : undefined;
    if (!release || !storefrontUrl) return { app: createFileServer({ folder, release, logger }) };
    const remotes = JSON.parse(await readFile(join(folder, 'remotes.json'), 'utf8'));
    const { routes, follower } = startDrawing({ host: release, remotes, storefrontUrl, logger });
    onClose('storefront', () => follower.close());
    return { app: createFileServer({ folder, release, logger, draw: routes }) };
  },
});
