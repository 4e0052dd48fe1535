import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localDir, root, run } from '@print-shop/machine';

const { commit } = JSON.parse(readFileSync(join(root, 'frontends/bundling/last-release.json'), 'utf8')) as {
  commit: string;
};

/** Links a folder's entries, those of `@print-shop` apart: these are the packages of the release itself. */
function linkModules(folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@print-shop'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@print-shop') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  const workspaces = ['packages', 'frontends'].flatMap((parent) =>
    readdirSync(join(folder, parent)).map((name) => join(folder, parent, name)),
  );
  for (const workspace of workspaces.filter((workspace) => existsSync(join(workspace, 'package.json')))) {
    const { name } = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')) as { name: string };
    symlinkSync(workspace, join(modules, name));
  }
}

/**
 * Returns a folder with the built front ends of the last release, under `frontends/`. They are built from its commit with today's
 * libraries, once. Rejects where the clone does not have the commit.
 */
export async function buildLastRelease(): Promise<string> {
  const folder = join(localDir, 'last-release', commit);
  const mark = join(folder, 'built');
  if (existsSync(mark)) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, 'sources.tar');
  const parts = ['tsconfig.json', 'tsconfig.base.json', 'package.json', 'packages', 'frontends'];
  await run('git', ['archive', '--output', archive, commit, ...parts], { cwd: root }).catch((cause: unknown) => {
    throw new Error('This clone lacks the commit of the last release: run `git fetch --unshallow`.', { cause });
  });
  await run('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
  linkModules(folder);
  const webpack = join(root, 'node_modules/webpack-cli/bin/cli.js');
  for (const name of ['shell', 'storefront', 'admin']) {
    const env = { NODE_ENV: 'production' };
    await run(process.execPath, [webpack, '--mode', 'production'], { cwd: join(folder, 'frontends', name), env });
  }
  writeFileSync(mark, '');
  return folder;
}
