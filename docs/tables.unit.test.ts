import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { documents, settingsTable } from './tables.ts';

it('the tables of routes and settings in the documents are those of the code (npm run docs writes them)', async () => {
  const all = await documents();
  expect(all.length).toBeGreaterThan(10);
  for (const { file, is, shouldBe } of all) expect({ file, text: is }).toEqual({ file, text: shouldBe });
});

it('a table of settings has a row for each, with its default and what it means', () => {
  const schema = z.object({
    LIMIT: z.coerce.number().default(10).meta({ description: 'Attempts per account' }),
    SECRET: z.string().meta({ description: 'Signs | seals' }),
  });
  expect(settingsTable(schema)).toBe(
    [
      '| Variable | Default  | Meaning              |',
      '| -------- | -------- | -------------------- |',
      '| `LIMIT`  | `10`     | Attempts per account |',
      '| `SECRET` | required | Signs \\| seals       |',
    ].join('\n'),
  );
});

const root = join(import.meta.dirname, '..');
const sourcesOf = (folder: string): string =>
  globSync(`${folder}/src/**/*.ts`, { cwd: root })
    .filter((file) => !/\.(test|fixture)\.ts$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
const kits = ['read-model', 'shop'].map((name) => sourcesOf(`packages/${name}`)).join('\n');

it.each(globSync('docs/services/*.md', { cwd: root }).map((file) => basename(file, '.md')))(
  'the document of %s names each queue that it reads, and no other',
  (service) => {
    const source = sourcesOf(service === 'gateway' ? 'gateway' : `services/${service}`);
    const document = readFileSync(join(root, 'docs/services', `${service}.md`), 'utf8');
    const queues = new RegExp(`(?<=')${service}\\.[a-z-]+(?=')(?!':)`, 'g');
    const read = source.match(new RegExp(`(?<=queue: ')${service}\\.[a-z-]+`, 'g')) ?? [];
    expect(read.filter((queue) => !document.includes(`\`${queue}\``))).toEqual([]);
    const known = new Set(source.match(queues));
    const named = [...document.matchAll(new RegExp(`^\\| \`(${service}\\.[a-z-]+)\``, 'gm'))].map(
      ([, queue = '']) => queue,
    );
    const isOfKit = (queue: string) => kits.includes(`\`\${service}${queue.slice(service.length)}\``);
    expect(named.filter((queue) => !known.has(queue) && !isOfKit(queue))).toEqual([]);
  },
);
