import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPreflight } from '../../services/artwork/src/preflight/index.ts';
import { defaultProfile } from '../../services/artwork/src/profile/default-profiles.ts';
import { cardPdf, cardSvg } from './artwork-files.ts';

const words = { name: 'Asha Verma', line: 'Tuition for classes 8 to 12', phone: '98200 12345' };
const preflight = createPreflight({ deadlineMs: 60_000, memoryMb: 1024 });
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-artwork-'));
});
afterAll(async () => {
  await preflight.close();
  await rm(folder, { recursive: true });
});
const stored = async (name: string, content: Uint8Array | string) => {
  await writeFile(join(folder, name), content);
  return join(folder, name);
};
const cards = defaultProfile('Business Cards');
const job = (path: string, profile = cards) => ({ path, profile, size: null, outDir: folder });
const levels = (result: Awaited<ReturnType<typeof preflight.run>>) =>
  result.state === 'checked' ? result.findings.map(({ code, level }) => `${code}: ${level}`) : [result.state];

it('has a card without faults, which can be sent as a proof', async () => {
  const path = await stored('good.pdf', await cardPdf({ ...words, made: 'for-print' }));
  expect(levels(await preflight.run(job(path)))).toEqual([]);
});

it('has a card with two faults, which the shop mends', async () => {
  const path = await stored('office.pdf', await cardPdf({ ...words, made: 'in-an-office' }));
  expect(levels(await preflight.run(job(path)))).toEqual(['no-bleed: must', 'rgb-colour: should']);
  const outPath = join(folder, 'mended.pdf');
  const mended = await preflight.mend({ ...job(path), outPath, mends: ['mirror-bleed', 'convert-colours'] });
  expect(levels(mended).filter((one) => one.endsWith('must'))).toEqual([]);
});

it('has designs of lines: one that must be mended, and others that need not', async () => {
  const design = defaultProfile('');
  const full = await stored('full.svg', cardSvg(words, true));
  expect(levels(await preflight.run(job(full, design)))).toContain('no-bleed: must');
  const drawn = await stored('drawn.svg', cardSvg(words));
  expect(levels(await preflight.run(job(drawn, design))).filter((one) => one.endsWith('must'))).toEqual([]);
});
