import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@print-shop/machine';
import { packagesWithScripts } from './install-scripts.ts';

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

describe('install scripts', () => {
  it('are known by the lockfile, of nested packages too', () => {
    const packages = {
      '': { hasInstallScript: false },
      'node_modules/a': { hasInstallScript: true },
      'node_modules/b': {},
      'node_modules/b/node_modules/@scope/c': { hasInstallScript: true },
      'node_modules/b/node_modules/a': { hasInstallScript: true },
    };
    expect(packagesWithScripts({ packages })).toEqual(['@scope/c', 'a']);
  });

  it('have each been decided on, and no decision outlives its package', () => {
    const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> };
    expect(Object.keys(allowScripts).sort()).toEqual(packagesWithScripts(read('package-lock.json')));
  });

  it('do not run under the settings of this project', () => {
    const folder = mkdtempSync(join(tmpdir(), 'install-'));
    try {
      // A package of its own: npm runs no script of a folder that it only links to.
      const scripts = { postinstall: "node -e \"require('fs').writeFileSync('ran', '')\"" };
      mkdirSync(join(folder, 'greedy'));
      writeFileSync(join(folder, 'greedy/package.json'), JSON.stringify({ name: 'greedy', version: '1.0.0', scripts }));
      const ran = join(folder, 'project/node_modules/greedy/ran');
      const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !key.startsWith('npm_config_')));
      const npm = (cwd: string, ...args: string[]) => execFileSync('npm', args, { cwd, env, stdio: 'pipe' });
      npm(folder, 'pack', '--silent', './greedy');
      mkdirSync(join(folder, 'project'));
      writeFileSync(
        join(folder, 'project/package.json'),
        JSON.stringify({ name: 'project', version: '1.0.0', allowScripts: { greedy: true } }),
      );
      copyFileSync(join(root, '.npmrc'), join(folder, 'project/.npmrc'));
      npm(join(folder, 'project'), 'install', '--offline', '../greedy-1.0.0.tgz');
      expect(existsSync(ran)).toBe(false);
      // The command that bootstrap runs for the packages that are allowed.
      npm(join(folder, 'project'), 'rebuild', '--ignore-scripts=false', 'greedy');
      expect(existsSync(ran)).toBe(true);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
