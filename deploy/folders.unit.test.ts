import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

it('has a line in the README for every folder, and none for others', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  const listed = [...readme.matchAll(/^\| `([\w-]+)\/` *\|/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
});
