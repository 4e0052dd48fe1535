import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, symlink, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root, run, say } from '@print-shop/machine';
import { editsFor, nameFault, namesOf } from './edits.ts';

// `npm run new-service NAME`: makes a small service that works, with its contracts, tests, chart values and image, and names it
// wherever a service is named. docs/adding-a-service.md says what is left to do.

const templates = join(import.meta.dirname, 'template');
const name = process.argv[2] ?? '';

const fault = nameFault(name, readdirSync(join(root, 'services')));
if (fault) {
  process.stderr.write(`${fault}\n`);
  process.exit(2);
}

/** Where a template goes: `service/` is the service's folder, `contracts/` its folder in the contracts; others go where they stand. */
const placeOf = (template: string): string =>
  namesOf(name)
    .fill(template)
    .replace(/\.template$/, '')
    .replace(/^service/, `services/${name}`)
    .replace(/^contracts/, `packages/contracts/src/${name}`);

// All edits are worked out before the first file is written: a missing anchor leaves nothing half done.
const edits = editsFor(name, (file) => readFileSync(join(root, file), 'utf8'));
const made = readdirSync(templates, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.template'))
  .map((file) => ({ file: placeOf(file), text: namesOf(name).fill(readFileSync(join(templates, file), 'utf8')) }));

for (const { file, text } of [...made, ...edits]) {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
  say(`  ✓ ${file}`);
}

// Formatting puts imports and exports into their order; the tables come from code that must be formatted by then.
const steps = [
  ['run', 'format'],
  ['run', 'docs'],
  ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'],
  ['run', 'complete-lockfile'],
];
for (const args of steps) {
  say(`  … npm ${args.join(' ')}`);
  await run('npm', args, { cwd: root });
}

// The service brings no package that is not installed: a link is all that an installation would add.
const modules = join(root, 'node_modules');
// Windows lets everybody make a junction, and elsewhere it is a link like any other.
await symlink(`../../services/${name}`, join(modules, `@print-shop/${name}-service`), 'junction');
await utimes(join(modules, '.package-lock.json'), new Date(), new Date());
say(`\nservices/${name} is there. Next: docs/adding-a-service.md`);
