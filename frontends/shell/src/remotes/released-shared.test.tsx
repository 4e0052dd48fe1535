import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as i18n from '@print-shop/i18n';
import * as toast from '@print-shop/ui/toast';
import * as webKit from '@print-shop/web-kit';
import * as query from '@tanstack/react-query';
import * as router from 'react-router';

// A remote of one release runs in the shell of another. So a shared name stays, and `released-shared.json` has all of them.

const read = (file: string): string => readFileSync(join(import.meta.dirname, '../../../bundling', file), 'utf8');
const released = JSON.parse(read('released-shared.json')) as Record<string, string[]>;
/** The names of the release before. `released-shared.json` is copied here when a release is cut. */
const before = (JSON.parse(read('last-release.json')) as { names: Record<string, string[]> }).names;

it.each(Object.entries(before))('%s still has the names that it had at the last release', (module, names) => {
  expect(released[module]).toEqual(expect.arrayContaining(names));
});

it.each([
  ['@print-shop/i18n', i18n],
  ['@print-shop/ui/toast', toast],
  ['@print-shop/web-kit', webKit],
])('%s exports the released names, and no other: add new ones to the end of the list', (module, exports) => {
  expect(Object.keys(exports).sort()).toEqual([...(released[module] ?? [])].sort());
});

it.each([
  ['react-router', 'react-router.mjs', router],
  ['@tanstack/react-query', 'react-query.mjs', query],
])('what is shared of %s are the released names, all of which it still has', (module, file, library) => {
  const [names = ''] = /\{[^}]*\}/.exec(read(file)) ?? [];
  expect(names.match(/\w+/g)?.sort()).toEqual([...(released[module] ?? [])].sort());
  expect(Object.keys(library)).toEqual(expect.arrayContaining(released[module] ?? []));
});
