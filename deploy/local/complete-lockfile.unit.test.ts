import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@print-shop/machine';
import { missingFrom, platformOf } from './complete-lockfile.ts';

it('names every optional package, so that `npm ci` takes it on every platform', () => {
  const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  // If this fails: npm run complete-lockfile
  expect(Object.keys(missingFrom(lockfile))).toEqual([]);
});

it.each([
  ['@a/core-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@a/core-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@a/core-win32-arm64-msvc', { os: ['win32'], cpu: ['arm64'] }],
  ['@a/core-android-arm-eabi', { os: ['android'], cpu: ['arm'] }],
  ['@a/core-wasm32-wasi', { cpu: ['wasm32'] }],
])('reads of %s which platform it is for', (name, platform) => {
  expect(platformOf(name)).toEqual(platform);
});

it('finds what is missing, but not what stands beside its parent or above it', () => {
  const parent = { optionalDependencies: { 'b-darwin-x64': '1.0.0', 'b-linux-x64': '1.0.0' } };
  const packages = {
    '': {},
    'node_modules/a/node_modules/b': { ...parent, dev: true },
    'node_modules/b-linux-x64': {},
  };
  const mac = { version: '1.0.0', dev: true, optional: true, os: ['darwin'], cpu: ['x64'] };
  expect(missingFrom({ packages })).toEqual({ 'node_modules/b-darwin-x64': mac });
  expect(missingFrom({ packages: { ...packages, 'node_modules/a/node_modules/b-darwin-x64': {} } })).toEqual({});
});

it('refuses what it cannot know', () => {
  const of = (name: string, version: string) => ({ packages: { '': { optionalDependencies: { [name]: version } } } });
  expect(() => missingFrom(of('b-linux-x64', '^1.0.0'))).toThrow('names no version');
  expect(() => missingFrom(of('fsevents', '1.0.0'))).toThrow('does not say its processor');
});
