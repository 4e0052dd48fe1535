import { copyFileSync, cpSync, existsSync, linkSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localDir, root, run } from '@print-shop/machine';
import { bundlePrograms } from '../../local/bundle.ts';
import type { Component } from '../component-list.ts';
import { copyPackages, unbundledPackages } from '../native-packages.ts';
import { sbomOfImage } from '../sbom.ts';

/** Programs that operators and jobs run, in an image of their own: `<file>.mjs` from each source. */
const tools = {
  demo: 'deploy/demo/seed.ts',
  'main-job': 'deploy/cluster/main-job.ts',
  load: 'deploy/cluster/load.ts',
  backup: 'deploy/backup/backup.cli.ts',
};

/** In every server's image, so that an operator finds them beside the addresses they need: `node dead-letters.mjs list`. */
const operatorTools = {
  'dead-letters': 'packages/messaging/src/dead-letters.cli.ts',
};

/** Node needs it, and small base images are without it; this machine runs Node, so it is here. */
async function libatomicOf(node: string): Promise<string> {
  const [, file] = /libatomic\.so\.1 => (\S+)/.exec(await run('ldd', [node])) ?? [];
  if (!file) throw new Error('libatomic.so.1 is missing here: on Debian, install libatomic1');
  return file;
}

const bundleAll = (programs: Record<string, string>, folder: string): Promise<void> =>
  bundlePrograms(
    Object.fromEntries(Object.entries(programs).map(([file, source]) => [join(folder, `${file}.mjs`), source])),
  );

async function copyProgram({ folder, kind }: Component, app: string): Promise<void> {
  if (kind === 'server') {
    // The program, its workers and child processes, and the files that they read.
    for (const file of readdirSync(join(root, folder, 'dist'))) {
      if (/\.(mjs|wasm|woff|icc)$/.test(file)) copyFileSync(join(root, folder, 'dist', file), join(app, file));
    }
    await bundleAll(operatorTools, app);
  } else if (kind === 'frontend') {
    copyFileSync(join(root, 'frontends/server/dist/main.mjs'), join(app, 'main.mjs'));
    for (const built of ['dist', 'dist-server']) {
      if (existsSync(join(root, folder, built)))
        cpSync(join(root, folder, built), join(app, built), { recursive: true });
    }
  } else {
    await bundleAll(tools, app);
  }
  if (kind !== 'frontend') copyPackages(unbundledPackages(folder), app);
  for (const file of readdirSync(app, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.map')) rmSync(join(app, file));
  }
}

interface Archive {
  /** Where `folder` lies. */
  from: string;
  folder: string;
  to: string;
  owner: number;
  time: Date;
}

/** The same content gives the same bytes: only what is said here of owner and time gets into the archive. */
export async function pack({ from, folder, to, owner, time }: Archive): Promise<void> {
  const seconds = Math.floor(time.getTime() / 1000);
  const same = ['--sort=name', '--numeric-owner', `--owner=${owner}`, `--group=${owner}`, '--mode=u=rwX,go=rX'];
  await run('tar', ['--create', `--file=${to}`, ...same, `--mtime=@${seconds}`, `--directory=${from}`, folder]);
}

/**
 * The folder that an image is built from, with an archive for each layer. The runtime is the same for all components and
 * commits. The program has the time of its commit.
 */
export async function assemble(component: Component, time: Date, owner: number): Promise<string> {
  const context = join(localDir, 'images', `context-${component.name}`);
  const from = join(context, 'files');
  rmSync(context, { recursive: true, force: true });
  for (const folder of ['usr/bin', 'usr/lib', 'app']) mkdirSync(join(from, folder), { recursive: true });
  const node = join(root, 'node_modules/node/bin/node');
  linkSync(node, join(from, 'usr/bin/node'));
  // Where Debian's loader looks by itself: a child process that reads a stranger's file is started without environment.
  copyFileSync(await libatomicOf(node), join(from, 'usr/lib/libatomic.so.1'));
  await copyProgram(component, join(from, 'app'));
  writeFileSync(join(from, 'app/sbom.cdx.json'), JSON.stringify(await sbomOfImage(component)));
  await pack({ from, folder: 'usr', to: join(context, 'runtime.tar'), owner: 0, time: new Date(0) });
  await pack({ from, folder: 'app', to: join(context, 'app.tar'), owner, time });
  rmSync(from, { recursive: true });
  return context;
}
