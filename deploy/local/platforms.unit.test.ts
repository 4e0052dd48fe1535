import { readFileSync } from 'node:fs';
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
