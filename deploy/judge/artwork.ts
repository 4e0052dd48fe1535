import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MendCode } from '@print-shop/contracts';
import { say, step } from '@print-shop/machine';
import { createPreflight, type Finding, type PreflightResult } from '../../services/artwork/src/preflight/index.ts';
import { card } from '../../services/artwork/src/preflight/rules/facts.fixture.ts';
import { ensureGhostscript, ensurePdfToText, ensureQpdf } from '../local/programs.ts';
import { type Golden, goldenSet } from './golden.ts';
import { pdfXFaults } from './pdf-x.ts';
import { inksOf, otherShare, screenOf, wordsOf } from './renderer.ts';

// `npm run judge:artwork [-- part of a name]`: sends each file of the golden set through the checks, every mend that they offer, and the
// print file. Ghostscript and poppler judge the inks and the words, qpdf what makes a print file PDF/X-4. Prints right and wrong by code, and
// fails where anything is wrong.

/** The share of pixels within the trim that may differ: edges lie between pixels. */
const MOST_OTHER = 0.004;
/** Inks that differ by more, of 255, are others. */
const MOST_INK = 8;
/** A conversion to inks changes a colour by less, of 255. An object that vanishes changes it by all. */
const MOST_CONVERTED = 150;
/** From the corner of a print file to its trim, in millimetres. */
const PRINT_MARGIN = 10;
const TRIM = { x: 3, y: 3, width: 90, height: 54 };

await ensureGhostscript();
await ensurePdfToText();
await ensureQpdf();
const place = mkdtempSync(join(tmpdir(), 'judge-artwork-'));
const preflight = createPreflight({ deadlineMs: 20_000, memoryMb: 600 });

interface Judgement {
  code: string;
  isRight: boolean;
  why: string;
}
const judgements: Judgement[] = [];
const worded = ({ code, level, values: { variant } }: Finding): string => `${code} ${level} ${variant ?? 'only'}`;
const kindsOf = (findings: readonly Finding[]): string[] => [...new Set(findings.map(worded))].sort();

const job = (path: string) => ({ path, profile: card, size: null, outDir: mkdtempSync(join(place, 'out-')) });
const isPdf = ({ bytes }: Golden): boolean => Buffer.from(bytes).subarray(0, 4).toString() === '%PDF';

/** Judges what the checks find; returns the mends that they offer. */
function judgeCheck(golden: Golden, result: PreflightResult): MendCode[] {
  const found = result.state === 'checked' ? kindsOf(result.findings) : [`refused ${result.code}`];
  const expected = [...golden.expects].sort();
  for (const kind of new Set([...found, ...expected])) {
    const isRight = found.includes(kind) && expected.includes(kind);
    const why = `${golden.name}: ${kind} is ${found.includes(kind) ? 'found and not there' : 'there and not found'}`;
    judgements.push({ code: kind.split(' ')[0] ?? kind, isRight, why });
  }
  if (expected.length === 0)
    judgements.push({ code: 'all well', isRight: found.length === 0, why: `${golden.name}: ${found.join(', ')}` });
  if (result.state === 'refused') return [];
  const [page] = result.pages;
  if (golden.size && page)
    judgements.push({
      code: 'size',
      isRight: Math.hypot(golden.size[0] - page.widthMm, golden.size[1] - page.heightMm) < 0.1,
      why: `${golden.name}: ${page.widthMm} × ${page.heightMm} mm`,
    });
  return [...new Set(result.findings.flatMap(({ mend }) => mend ?? []))];
}

/** A sentence where the trim has other inks than that of the source, or shows something else once colours were converted. */
async function otherLook(
  golden: Golden,
  source: string,
  made: string,
  margin: number,
  isConverted = !golden.hasInks,
): Promise<string | undefined> {
  if (!isPdf(golden) || golden.looksOther) return undefined;
  const draw = isConverted ? screenOf : inksOf;
  const [before, after] = [await draw(source, place), await draw(made, place)];
  const trim = golden.trim ?? TRIM;
  const most = isConverted ? MOST_CONVERTED : MOST_INK;
  const share = otherShare(before, after, [trim, { x: margin, y: margin }], trim, most);
  if (share <= MOST_OTHER) return undefined;
  return `${(share * 100).toFixed(2)} % of the trim have other ${isConverted ? 'colours' : 'inks'}`;
}

async function judgeMend(golden: Golden, path: string, mend: MendCode, before: readonly Finding[]): Promise<void> {
  const outPath = join(place, 'mended.pdf');
  const result = await preflight.mend({ ...job(path), mends: [mend], outPath });
  const faults: string[] = [];
  if (result.state === 'refused') faults.push(`was offered and refused: ${result.reason.en}`);
  else {
    const known = new Set(before.map(({ code }) => code));
    const left = result.findings.filter((finding) => finding.values.tried);
    const worse = result.findings.filter(({ code, level }) => level !== 'note' && !known.has(code));
    if (left.length > 0) faults.push(`left ${kindsOf(left).join(', ')}`);
    if (worse.length > 0) faults.push(`brought ${kindsOf(worse).join(', ')}`);
    const [page] = result.pages;
    const margin = page?.trim ?? { x: 0, y: 0 };
    const isConverted = mend === 'convert-colours' || !golden.hasInks;
    const other = await otherLook(golden, path, outPath, margin.x, isConverted);
    if (other) faults.push(other);
    if (mend !== 'outline' && isPdf(golden) && (await wordsOf(path)).trim() !== (await wordsOf(outPath)).trim())
      faults.push('changed its words');
  }
  judgements.push({ code: mend, isRight: faults.length === 0, why: `${golden.name}: ${mend} ${faults.join('; ')}` });
}

/** A font that is missing stays missing, which staff are told before they print. */
const isKnown = ({ expects }: Golden, fault: string): boolean =>
  fault.startsWith('the font ') && expects.some((kind) => kind.startsWith('font-not-embedded'));

async function judgePrint(golden: Golden, path: string): Promise<void> {
  const outPath = join(place, 'print.pdf');
  const made = { label: golden.name, sha256: 'ab'.repeat(32), at: new Date(0), outPath };
  const result = await preflight.print({ path, profile: card, size: null, ...made });
  const faults: string[] = [];
  if (result.state === 'refused') faults.push(result.reason.en);
  else {
    const other = await otherLook(golden, path, outPath, PRINT_MARGIN);
    if (other) faults.push(other);
    // The words of the file, before the line that says what it is.
    const words = isPdf(golden) ? (await wordsOf(path)).trim() : '';
    if (!(await wordsOf(outPath)).includes(words)) faults.push('lost words');
    const others = (await pdfXFaults(outPath)).filter((fault) => !isKnown(golden, fault));
    const isRight = others.length === 0;
    judgements.push({ code: 'PDF/X-4', isRight, why: `${golden.name}: ${[...new Set(others)].join('; ')}` });
  }
  judgements.push({ code: 'print file', isRight: faults.length === 0, why: `${golden.name}: ${faults.join('; ')}` });
}

let slowest = { ms: 0, name: '' };
try {
  const wanted = process.argv[2] ?? '';
  const set = (await goldenSet()).filter(({ name }) => name.includes(wanted));
  await step(`judging ${set.length} files`, async () => {
    for (const golden of set) {
      const path = join(place, 'file');
      writeFileSync(path, golden.bytes);
      const since = performance.now();
      const result = await preflight.run(job(path));
      const ms = performance.now() - since;
      if (ms > slowest.ms) slowest = { ms, name: golden.name };
      const mends = judgeCheck(golden, result);
      if (result.state === 'checked') for (const mend of mends) await judgeMend(golden, path, mend, result.findings);
      await judgePrint(golden, path);
    }
  });
} finally {
  await preflight.close();
  rmSync(place, { recursive: true, force: true });
}

say('\n| Code | Right | Wrong |\n| - | - | - |');
for (const [code, ofCode] of Map.groupBy(judgements, (one) => one.code)) {
  const right = ofCode.filter(({ isRight }) => isRight).length;
  say(`| ${code} | ${right} | ${ofCode.length - right} |`);
}
const wrong = judgements.filter(({ isRight }) => !isRight);
for (const { why } of wrong) say(`wrong: ${why}`);
say(
  `\n${judgements.length - wrong.length} right, ${wrong.length} wrong; slowest: ${slowest.name}, ${Math.round(slowest.ms)} ms`,
);
if (wrong.length > 0 || judgements.length === 0) process.exitCode = 1;
