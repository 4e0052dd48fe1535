import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '@print-shop/machine';
import { componentNamed } from '../component-list.ts';
import { copyPackages, unbundledPackages } from '../native-packages.ts';
import { imageSbom } from '../sbom.ts';
import { setAttributes } from './attributes.ts';

// `complete.cli.ts COMPONENT FOLDER SECONDS OWNER`, in the Dockerfile: adds what depends on the processor and gives all files their times.
// FOLDER then has the two layers of the image: `runtime`, the same for all components and commits, and `program`, with the time of its commit.

/** Node needs it, and small base images are without it. */
async function libatomicOf(node: string): Promise<string> {
  const [, file] = /libatomic\.so\.1 => (\/\S+)/.exec(await run('ldd', [node])) ?? [];
  if (!file) throw new Error('libatomic.so.1 is missing. Choose a BASE_IMAGE with the package libatomic1.');
  return file;
}

const [name = '', out = '', seconds = '0', owner = '0'] = process.argv.slice(2);
const component = componentNamed(name);
const [runtime, program] = [join(out, 'runtime'), join(out, 'program')];
const app = join(program, 'app');
if (component.kind !== 'frontend') copyPackages(unbundledPackages(component.folder), app);
writeFileSync(join(app, 'sbom.cdx.json'), JSON.stringify(await imageSbom(component)));
for (const folder of ['usr/bin', 'usr/lib']) mkdirSync(join(runtime, folder), { recursive: true });
const node = join(root, 'node_modules/node/bin/node');
copyFileSync(node, join(runtime, 'usr/bin/node'));
// Where Debian's loader looks by itself: a child process that reads a stranger's file is started without environment.
copyFileSync(await libatomicOf(node), join(runtime, 'usr/lib/libatomic.so.1'));
setAttributes(runtime, { owner: 0, time: new Date(0) });
setAttributes(program, { owner: Number(owner), time: new Date(Number(seconds) * 1000) });
