import { existsSync, watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connectObjectStore, objectStoreOptions } from '@print-shop/service-kit/object-store';
import { runService } from '@print-shop/service-kit/service';
import { startSweep } from '@print-shop/service-kit/sweep';
import { createFrontEnd } from './app.ts';
import { configSchema } from './config.ts';
import { startDrawing } from './draw.ts';
import { PUBLISH_EVERY_MS, publishFiles } from './publish.ts';
import { readRelease } from './release.ts';
import { untilItFits } from './shared-names.ts';

await runService({
  name: 'frontend',
  config: configSchema,
  async start({ config, logger, onClose }) {
    const { FRONT_END: name, FILES_DIR: folder, RENDERER_FILE: file, STOREFRONT_URL: storefrontUrl } = config;
    const store = await connectObjectStore(objectStoreOptions(config), logger);
    await untilItFits(folder, store, logger);
    const publishing = startSweep({
      what: 'publishing the files',
      everyMs: PUBLISH_EVERY_MS,
      logger,
      run: (now) => publishFiles({ name, folder, store }, now),
    });
    onClose('publishing', () => publishing.close());
    // Before it says that it is ready: a page that it draws refers to these files.
    await publishing.sweep();
    if (config.WATCH_FILES) {
      const watcher = watch(folder, { recursive: true }, publishing.trigger);
      onClose('watching the files', () => watcher.close());
    }

    const release = existsSync(file) ? await readRelease(folder, file) : undefined;
    if (!release || !storefrontUrl) return { app: createFrontEnd({ release, logger }) };
    const remotes = JSON.parse(await readFile(join(folder, 'remotes.json'), 'utf8'));
    const { routes, follower } = startDrawing({ host: release, remotes, storefrontUrl, logger });
    onClose('storefront', () => follower.close());
    return { app: createFrontEnd({ release, logger, draw: routes }) };
  },
});
