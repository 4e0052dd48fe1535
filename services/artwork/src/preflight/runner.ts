import { readFile, stat } from 'node:fs/promises';
import type { MendCode } from '@print-shop/contracts';
import { asDrawable, readBitmap } from './bitmap/read-bitmap.ts';
import { collect } from './collect.ts';
import { deadlineIn } from './deadline.ts';
import type { Facts, PageFacts } from './facts.ts';
import { kindOf } from './kind.ts';
import { MOST_MENDED_BYTES } from './mend/convert/converted-bytes.ts';
import { noteConversion } from './mend/convert/note-conversion.ts';
import { mendFile } from './mend/mend.ts';
import { tryToOutline } from './mend/outline/outline.ts';
import { refuseOtherInks } from './mend/same-inks.ts';
import { refuseOtherLook } from './mend/same-look.ts';
import type { Answer, Request } from './messages.ts';
import { becomeAsPrinted } from './pdf/as-printed.ts';
import { MAX_REDRAWN_BYTES, openPdf } from './pdf/open-pdf.ts';
import { readPdf } from './pdf/read-pdf.ts';
import { writeGangSheet } from './print/gang-sheet.ts';
import { writePrintFile } from './print/print-file.ts';
import type { ReadContext } from './read-context.ts';
import { mendedTooLarge, Refusal, unknownKind } from './refusal.ts';
import type { CheckedPage, Finding, MendJob, PreflightResult } from './report.ts';
import { resolutionOf } from './resolution.ts';
import { findingsOf, worseFirst } from './rules/index.ts';
import { sharp } from './sharp.ts';
import { readSvg } from './svg/read-svg.ts';

/** Each page that is done gives such a share of the deadline more: a book takes longer than a card, and no page takes long. */
const PAGE_SHARE = 1 / 3;

/** Boxes are written with decimals of their own. */
const SAME_MM = 0.1;

interface Heard {
  /** After each page. */
  onProgress(done: number, of: number): void;
  /** The job may take this number of milliseconds more. */
  onExtended(ms: number): void;
}

/** Makes the function that does jobs in the child process. `mendWith` writes the mended file. */
export function createRunner(heard: Heard, mendWith = mendFile) {
  return async function run({ action, job, softDeadline: { ms, mostMs } }: Request): Promise<Answer> {
    const deadline = deadlineIn(ms, mostMs, heard.onExtended);
    const onProgress = (done: number, of: number) => {
      deadline.extend(ms * PAGE_SHARE);
      heard.onProgress(done, of);
    };
    try {
      if (action === 'print') return await writePrintFile(job, deadline);
      if (action === 'gang') return await writeGangSheet(job, deadline);
      const context = { ...job, onProgress, deadline };
      if (action === 'check') return await check(job.path, context);
      return await mend(job, context, mendWith);
    } catch (error) {
      if (error instanceof Refusal) return error.asResult();
      throw error;
    }
  };
}

/** Mends a file, and checks what became of it: nothing may be lost, and what is still there is not offered to be mended again. */
async function mend(job: MendJob, context: ReadContext, mendWith: typeof mendFile): Promise<PreflightResult> {
  const kind = await kindOf(job.path);
  if (!kind) throw unknownKind();
  return asDrawable(job.path, kind, (path) => mendDrawable({ ...job, path }, context, mendWith));
}

async function mendDrawable(
  { path, outPath, mends }: MendJob,
  context: ReadContext,
  mendWith: typeof mendFile,
): Promise<PreflightResult> {
  const pictures = await mendWith(path, outPath, mends, context);
  if ((await stat(outPath)).size > MOST_MENDED_BYTES) throw mendedTooLarge();
  collect();
  // Faults of text and pictures are still there where their page became a picture, but no check sees them any more.
  const source = pictures.length > 0 ? await check(path, context) : undefined;
  const carried = source?.state === 'checked' ? findingsInPictures(source.findings, pictures, mends) : [];
  // After its source, as the pictures of both have the same names.
  const result = await check(outPath, context);
  if (result.state === 'refused') return result;
  collect();
  await refuseOtherLook(path, result, mends, context);
  collect();
  await refuseOtherInks(path, outPath, result.pages, mends, context);
  const findings = withTried(result.findings, mends);
  return { ...result, findings: [...findings, ...carried].sort(worseFirst) };
}

/** Findings that offer none of these mends, and say instead that they were tried. */
const withTried = (findings: readonly Finding[], mends: readonly MendCode[]): Finding[] =>
  findings.map(({ mend, ...finding }) => {
    if (!mend || !mends.includes(mend)) return mend ? { ...finding, mend } : finding;
    return { ...finding, values: { ...finding.values, tried: 1 } };
  });

const IN_PICTURES = new Set<Finding['code']>([
  ...(['near-trim', 'small-text', 'low-resolution', 'hairline', 'font-not-embedded'] as const),
]);

/**
 * The findings of the source that are true of pages that became pictures, but for those that were mended before. Nothing in a picture
 * can be mended.
 */
const findingsInPictures = (
  findings: readonly Finding[],
  pictures: readonly number[],
  mends: readonly MendCode[],
): Finding[] =>
  findings
    .filter(({ code, page }) => IN_PICTURES.has(code) && page !== null && pictures.includes(page - 1))
    .filter(({ mend }) => !mend || !mends.includes(mend))
    .map(({ mend: _, ...finding }) => finding);

async function check(path: string, context: ReadContext): Promise<PreflightResult> {
  const { size: bytes } = await stat(path);
  const { facts, pictures } = await read(path, context);
  const findings = findingsOf(facts, context.profile, context.size);
  return {
    state: 'checked',
    kind: facts.kind,
    bytes,
    pictures,
    pages: await Promise.all(facts.pages.map((page, at) => checkedPage(page, facts, pictures[at]))),
    findings: withTried(findings, (await failsToOutline(path, bytes, findings, context)) ? ['outline'] : []),
  };
}

/**
 * Whether text is offered to become shapes, and cannot. That takes little time, so it is tried at once. The facts decide about the
 * other mends (ADR 28).
 */
async function failsToOutline(
  path: string,
  bytes: number,
  findings: readonly Finding[],
  { deadline }: ReadContext,
): Promise<boolean> {
  if (bytes > MAX_REDRAWN_BYTES || findings.every((finding) => finding.mend !== 'outline')) return false;
  try {
    const document = await openPdf(await readFile(path));
    await becomeAsPrinted(document, deadline);
    tryToOutline(document, deadline);
    return false;
  } catch (error) {
    // The mend itself has more time.
    return !(error instanceof Refusal && error.code === 'too-slow');
  }
}

async function checkedPage(page: PageFacts, facts: Facts, picture: string | undefined): Promise<CheckedPage> {
  const { kind } = facts;
  const { trim, trimFrom, items } = page;
  const whole = { widthMm: round(page.widthMm), heightMm: round(page.heightMm) };
  // A crop box without a trim box says where the page ends, too.
  const isCropped = trim.width < page.widthMm - SAME_MM || trim.height < page.heightMm - SAME_MM;
  const isCut = trimFrom === 'box' || (trimFrom === 'page' && isCropped);
  const size = isCut ? { widthMm: round(trim.width), heightMm: round(trim.height) } : whole;
  const [item] = items;
  const isBitmap = kind !== 'pdf' && kind !== 'svg' && item?.type === 'image';
  const pixels = isBitmap ? item.pixels : picture && (await pixelsOf(picture));
  return {
    ...size,
    whole,
    ...(trimFrom === 'page' && !isCut ? {} : { trim }),
    ...(pixels ? { pixels } : {}),
    ...(isBitmap ? {} : { dpi: resolutionOf(page) }),
  };
}

async function pixelsOf(picture: string): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(picture).metadata();
  return { width, height };
}

async function read(path: string, context: ReadContext): Promise<{ facts: Facts; pictures: string[] }> {
  const kind = await kindOf(path);
  if (!kind) throw unknownKind();
  if (kind === 'pdf') return readPdf(await readFile(path), context, noteConversion);
  return kind === 'svg' ? readSvg(path, context) : readBitmap(path, kind, context);
}

const round = (mm: number): number => Math.round(mm * 100) / 100;
