import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundlePrograms } from './bundle.ts';

const place = mkdtempSync(join(tmpdir(), 'bundle-'));
afterAll(() => rmSync(place, { recursive: true }));

it('bundles a worker beside its program, which then finds it there', async () => {
  writeFileSync(join(place, 'greeting.ts'), "export const greeting = (name: string) => 'Namaste ' + name;\n");
  writeFileSync(
    join(place, 'greet.worker.ts'),
    `import { parentPort, workerData } from 'node:worker_threads';
     import { greeting } from './greeting.ts';
     parentPort?.postMessage(greeting(workerData));`,
  );
  writeFileSync(
    join(place, 'main.ts'),
    `import { Worker } from 'node:worker_threads';
     new Worker(new URL('./greet.worker.ts', import.meta.url), { workerData: 'Asha' }).on('message', (text) => console.log(text));`,
  );
  const out = join(place, 'dist');
  await bundlePrograms({ [join(out, 'main.mjs')]: join(place, 'main.ts') });
  rmSync(join(place, 'greeting.ts'));
  rmSync(join(place, 'greet.worker.ts'));
  expect(readdirSync(out).filter((name) => name.endsWith('.mjs'))).toEqual(['greet.worker.mjs', 'main.mjs']);
  expect(execFileSync(process.execPath, [join(out, 'main.mjs')], { encoding: 'utf8' }).trim()).toBe('Namaste Asha');
});
