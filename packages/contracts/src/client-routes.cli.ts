import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientFiles } from './client-routes.ts';

// `npm run client-routes`: writes the routes that a browser loads, from the contracts. Every script of the project does it first
// when a contract has changed.

const folder = join(import.meta.dirname, 'client');
const files = clientFiles();
mkdirSync(folder, { recursive: true });
const names = new Set(files.map(([name]) => name));
for (const name of readdirSync(folder)) if (!names.has(name)) rmSync(join(folder, name));
for (const [name, text] of files) {
  const file = join(folder, name);
  // Another program may be reading them.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
// The index is as new as the contracts now.
utimesSync(join(folder, 'index.ts'), new Date(), new Date());
