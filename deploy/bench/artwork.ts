import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MendCode, PrintProfile } from '@print-shop/contracts';
import { requireLinux, say, step } from '@print-shop/machine';
import { hostileFiles } from '@print-shop/test-kit/hostile-files';
import { configSchema } from '../../services/artwork/src/config.ts';
import { createPreflight, type PreflightResult } from '../../services/artwork/src/preflight/index.ts';
import { blendsPage, booklet, inkBooklet, largePhoto, picturesPage, poster } from './artwork-files.ts';
import { measureUploads } from './artwork-uploads.ts';
import { residentMb } from './memory.ts';

requireLinux('npm run bench:artwork');

// `npm run bench:artwork` checks large files and two hundred hostile ones, converts the colours of some, and watches the memory of this
// process and of the reading one. Then it measures the cost of four uploads at a time for others. It only prints.

const profile: PrintProfile = {
  productType: 'bench',
  sizes: [],
  toleranceMm: 1,
  bleedMm: 3,
  safeMm: 3,
  minDpi: 150,
  goodDpi: 300,
  colours: 'cmyk',
  inkLimitPercent: 300,
  minPages: 1,
  maxPages: 100,
  pageMultiple: 1,
  minTextPt: 5,
  minLinePt: 0.25,
  needsProof: true,
};
/** The limits of a service that nobody has set others for. */
const { CHECK_DEADLINE_SECONDS: seconds, CHECK_MEMORY_MB: megabytes } = configSchema.shape;
const limits = { deadlineMs: seconds.parse(undefined) * 1000, memoryMb: megabytes.parse(undefined) };
const WATCH_MS = 20;

const place = mkdtempSync(join(tmpdir(), 'bench-artwork-'));
const path = join(place, 'file');

let peakMb = 0;
const watch = setInterval(() => {
  peakMb = Math.max(peakMb, residentMb(process.pid).children);
}, WATCH_MS);

const preflight = createPreflight(limits);

interface Measured {
  ms: number;
  result: PreflightResult | Error;
  peak: number;
}
const job = { path, profile, size: null, outDir: place };
async function measured(bytes: Uint8Array, run: () => Promise<PreflightResult>): Promise<Measured> {
  writeFileSync(path, bytes);
  peakMb = 0;
  const since = performance.now();
  const result = await run().catch((error: Error) => error);
  return { ms: performance.now() - since, result, peak: peakMb };
}
const check = (bytes: Uint8Array): Promise<Measured> => measured(bytes, () => preflight.run(job));
/** The mend that takes the longest, and the check of its result. */
const convert = (bytes: Uint8Array): Promise<Measured> => mend(bytes, 'convert-colours');
/** A mend whose inks are compared with those of its source on each page. */
const flatten = (bytes: Uint8Array): Promise<Measured> => mend(bytes, 'flatten');
const mend = (bytes: Uint8Array, code: MendCode): Promise<Measured> =>
  measured(bytes, () => preflight.mend({ ...job, mends: [code], outPath: join(place, 'mended.pdf') }));

const row = (name: string, { ms, peak, result }: Measured, aim: string): string => {
  const state = result instanceof Error ? result.message : result.state;
  return `| ${name.padEnd(34)} | ${(ms / 1000).toFixed(1).padStart(6)} s | ${aim.padStart(6)} | ${peak.toFixed(0).padStart(5)} MB | ${state} |`;
};

const made = await step('making the files', async () => ({
  page: await picturesPage(),
  book: await booklet(48),
  inks: await inkBooklet(48),
  photo: await largePhoto(),
  blends: await blendsPage(),
  inkPoster: await poster('DeviceCMYK'),
  screenPoster: await poster('DeviceRGB'),
}));
try {
  await check(made.page); // starts the process
  const rows = [
    row('one A4 page with ten pictures', await check(made.page), '3 s'),
    row('booklet of 48 pages', await check(made.book), '20 s'),
    row('48 pages of inks, transparent', await check(made.inks), '20 s'),
    row('48 pages of inks, flattened', await flatten(made.inks), '20 s'),
    row('JPEG of 50 megapixels', await check(made.photo), '3 s'),
    row('booklet of 48 pages, converted', await convert(made.book), '20 s'),
    row('16 blend modes, converted', await convert(made.blends), '20 s'),
    row('A2 in inks that does not pack', await check(made.inkPoster), '20 s'),
    row('A2 in RGB that does not, converted', await convert(made.screenPoster), '20 s'),
  ];

  const ends = { checked: 0, refused: 0, killed: 0 };
  let [slowest, slowestName, peak] = [0, '', 0];
  await step('two hundred hostile files', async () => {
    for (const { name, bytes } of hostileFiles()) {
      const { ms, result, peak: reached } = await check(bytes());
      ends[result instanceof Error ? 'killed' : result.state]++;
      peak = Math.max(peak, reached);
      if (ms > slowest) [slowest, slowestName] = [ms, name];
    }
  });
  say(`\n${rows.join('\n')}`);
  say(
    `200 hostile files: ${ends.checked} checked, ${ends.refused} refused, ${ends.killed} killed their process; the slowest took ${(slowest / 1000).toFixed(1)} s (${slowestName}); the reading process reached ${peak.toFixed(0)} MB`,
  );
  say(`this process lives, with ${residentMb(process.pid).own.toFixed(0)} MB`);
} finally {
  clearInterval(watch);
  await preflight.close();
}
const uploads = Object.entries({ 'page.pdf': made.page, 'booklet.pdf': made.book, 'photo.jpg': made.photo });
for (const [name, bytes] of uploads) writeFileSync(join(place, name), bytes);
try {
  await measureUploads(uploads.map(([name]) => join(place, name)));
} finally {
  rmSync(place, { recursive: true });
}
