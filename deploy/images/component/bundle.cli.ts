import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@print-shop/machine';
import { buildAll } from '../../local/build.ts';
import { bundlePrograms } from '../../local/bundle.ts';
import { type Component, componentNamed, foldersOf } from '../component-list.ts';

// `bundle.cli.ts COMPONENT FOLDER`, in the Dockerfile: builds what is the same for all processors, into FOLDER/program/app.

/** Programs that operators and jobs run, in an image of their own: `<file>.mjs` from each source. */
const tools = {
  demo: 'deploy/demo/seed.ts',
  'main-job': 'deploy/cluster/main-job.ts',
  load: 'deploy/cluster/load.ts',
  'broker-users': 'deploy/cluster/broker-users.cli.ts',
  'database-users': 'deploy/cluster/database-users.cli.ts',
  backup: 'deploy/backup/backup.cli.ts',
};

/** In every server's image, so that an operator finds them beside the addresses they need: `node dead-letters.mjs list`. */
const operatorTools = {
  'dead-letters': 'packages/messaging/src/dead-letters.cli.ts',
};

const bundleInto = (programs: Record<string, string>, folder: string): Promise<void> =>
  bundlePrograms(
    Object.fromEntries(Object.entries(programs).map(([file, source]) => [join(folder, `${file}.mjs`), source])),
  );

async function copyProgram({ folder, kind }: Component, app: string): Promise<void> {
  if (kind === 'server') {
    // The program, its workers and child processes, and the files that they read.
    for (const file of readdirSync(join(root, folder, 'dist'))) {
      if (/\.(mjs|wasm|woff|icc)$/.test(file)) copyFileSync(join(root, folder, 'dist', file), join(app, file));
    }
    await bundleInto(operatorTools, app);
  } else if (kind === 'frontend') {
    copyFileSync(join(root, 'frontends/server/dist/main.mjs'), join(app, 'main.mjs'));
    for (const built of ['dist', 'dist-server']) {
      if (existsSync(join(root, folder, built)))
        cpSync(join(root, folder, built), join(app, built), { recursive: true });
    }
  } else {
    await bundleInto(tools, app);
  }
  for (const file of readdirSync(app, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.map')) rmSync(join(app, file));
  }
}

const [name = '', out = ''] = process.argv.slice(2);
const component = componentNamed(name);
const app = join(out, 'program/app');
mkdirSync(app, { recursive: true });
await buildAll(foldersOf(component));
await copyProgram(component, app);
