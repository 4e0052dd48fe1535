import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root, run } from '@print-shop/machine';

let copy: string;
/** The copy's tests use this run's servers, and databases of Redis that no worker of this run empties. */
const env = { TEST_REDIS_FIRST: '8' };
const within = (command: string, ...args: string[]) => run(command, args, { cwd: copy, env });

/** Packages that a workspace has in another version than the root. */
const nested = ['frontends/admin', 'frontends/shell', 'frontends/storefront', 'packages/service-kit'].map(
  (workspace) => `${workspace}/node_modules`,
);

function link(path: string): void {
  const [from, to] = [join(root, path), join(copy, path)];
  if (/@print-shop$/.test(path)) cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  // A copy, as its age says whether there is something to install.
  else if (/\.package-lock\.json$/.test(path)) copyFileSync(from, to);
  else symlinkSync(from, to);
}

/** The repository as it is now, with the installed packages; those of the repository itself lead into the copy. */
beforeEach(async () => {
  copy = mkdtempSync(join(tmpdir(), 'new-service-'));
  const listed = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root });
  for (const file of listed.split('\n').filter((file) => file && existsSync(join(root, file)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(root, file), join(copy, file));
  }
  for (const folder of ['node_modules', ...nested]) {
    if (!existsSync(join(root, folder))) continue;
    mkdirSync(join(copy, folder));
    for (const name of readdirSync(join(root, folder))) link(join(folder, name));
  }
  await within('git', 'init', '--quiet');
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

it('makes a service that passes the checks and its own tests', async () => {
  await within('npm', 'run', 'new-service', 'gift-cards');
  await within('npm', 'run', 'typecheck');
  await within('npm', 'run', 'lint');
  await within('npm', 'run', 'lint:imports');
  await within('npm', 'test', '--', 'unit', 'docs', 'charts/skaffold', 'packages/contracts', 'deploy/local/components');
  await within('npm', 'test', '--', 'int', 'services/gift-cards');
  await expect(within('npm', 'run', 'new-service', 'gift-cards')).rejects.toThrow(/There is a gift-cards already/);
}, 300_000);
