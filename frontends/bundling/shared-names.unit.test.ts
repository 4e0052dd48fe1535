import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
// A renderer (`src/server`) has the libraries as they are.
const files = globSync(['frontends/*/src/**/*.{ts,tsx}', 'packages/{ui,web-kit,i18n}/src/**/*.{ts,tsx}'], {
  cwd: root,
}).filter((file) => !/\.test\.tsx?$|\/testing\/|\/src\/server\//.test(file));

/** The names, types left out, that a file takes from a library. */
function namesFrom(library: string, text: string): string[] {
  const imported = new RegExp(`import \\{([^}]*)\\} from '${library}'`, 'g');
  return [...text.matchAll(imported)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter((name) => name && !name.startsWith('type '));
}

it.each([
  ['react-router', 'react-router.mjs'],
  ['@tanstack/react-query', 'react-query.mjs'],
])('every name that a front end takes from %s is shared', (library, shared) => {
  const [names = ''] = /\{[^}]*\}/.exec(readFileSync(join(import.meta.dirname, shared), 'utf8')) ?? [];
  const known = new Set(names.match(/\w+/g));
  const used = files.flatMap((file) => namesFrom(library, readFileSync(join(root, file), 'utf8')));
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((name) => !known.has(name))).toEqual([]);
});
