import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@print-shop/machine';

interface Locked {
  os?: string[];
  cpu?: string[];
  optional?: boolean;
  devOptional?: boolean;
}

/** The packages that `npm ci` installs on every system, and that refuse some of them (EBADPLATFORM). */
const limited = (packages: Record<string, Locked>): string[] =>
  Object.entries(packages).flatMap(([path, { os, cpu, optional }]) => ((os || cpu) && !optional ? [path] : []));

it('requires no package that some systems cannot install', () => {
  // If this fails: make it an optional dependency, and say what to do where it is missing.
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  expect(limited(packages)).toEqual([]);
});

it('sees a required package with a limit, and leaves optional ones alone', () => {
  const packages = {
    'node_modules/a': {},
    'node_modules/b': { os: ['linux'] },
    'node_modules/c': { cpu: ['x64'], optional: true },
    'node_modules/d': { cpu: ['!arm'], devOptional: true },
  };
  expect(limited(packages)).toEqual(['node_modules/b', 'node_modules/d']);
});

/** Finds quotes, variables and programs in a script that a shell of Unix understands, and cmd.exe does not. */
const UNIX_ONLY = /['$`;]|(^|&& )([A-Z_]+=|(sh|bash|rm|cp|mv|cat|env|export) )/;

it('has no script that cmd.exe cannot read', () => {
  const manifests = globSync(
    ['package.json', '{packages,services,frontends}/*/package.json', '{gateway,e2e}/package.json'],
    {
      cwd: root,
    },
  );
  const scripts = manifests.flatMap((file) => {
    const { scripts = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { scripts?: Record<string, string> };
    return Object.entries(scripts).map(([name, script]) => `${file} ${name}: ${script}`);
  });
  const script = (line: string) => line.slice(line.indexOf(': ') + 2);
  expect(scripts.length).toBeGreaterThan(40);
  expect(scripts.filter((line) => UNIX_ONLY.test(script(line)))).toEqual([]);
});

it('sees a script that cmd.exe cannot read', () => {
  for (const script of ['sh x', 'A=1 node x', "node -e '1'", 'npm ci && rm -r dist', 'node $X', 'a; b'])
    expect(script).toMatch(UNIX_ONLY);
  expect('npm run a && node deploy/b.mjs "c d"').not.toMatch(UNIX_ONLY);
});
