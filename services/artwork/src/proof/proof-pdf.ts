import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { PrintProfile, Shop } from '@print-shop/contracts';
import { dayOf } from '@print-shop/contracts';
import { openPdf, type Pen, SOFT } from '@print-shop/pdf';
import { readFonts } from '@print-shop/pdf/fonts';
import sharp from 'sharp';
import { sentenceOf } from '../preflight/index.ts';
import type { Proof, Version } from './proof.ts';

export interface ProofPdfInput {
  proof: Proof;
  version: Version;
  /** Pictures of the pages as WebP, in their order; missing where one is gone. */
  pages: readonly (Readable | undefined)[];
  profile: Pick<PrintProfile, 'safeMm'>;
  shop: Shop;
}

/** A4 in points, with 14 mm of margin. */
const PAPER = { width: 595, height: 842, margin: 40 };
/** Of a page's picture on the paper, in points. */
const ROOM = { width: 515, height: 520 };
/** A small card is shown larger than it is, but not without end. */
const MOST_ENLARGED = 3;
const MM = 72 / 25.4;
const FAINT = { size: 8, color: SOFT } as const;
const CYAN = '#0097c4';
const RED = '#b3261e';

/**
 * A version of a proof as A4 pages, one for each page of the file: its picture with the lines of trim and safe margin, the size, what
 * was found and left, and the fingerprint of the file that is printed.
 */
export async function proofPdf({
  proof,
  version,
  pages,
  profile,
  shop,
}: ProofPdfInput): Promise<AsyncIterable<Uint8Array>> {
  const title = `Proof ${version.version} · ${proof.name}`;
  const { pen, finish } = openPdf({ title, author: shop.name, fonts: readFonts(), paper: PAPER });
  for (const [at, page] of version.pages.entries()) {
    if (at > 0) pen.nextPage();
    head(pen, proof, version, `${at + 1} of ${version.pages.length}`, shop);
    const picture = pages[at];
    // The paper has no WebP, so the picture becomes a JPEG at the size that it has here.
    if (picture) drawPage(pen, await toJpeg(picture), page, profile);
    foot(pen, proof, version, at + 1);
  }
  const chunks = await finish();
  return (async function* () {
    yield* chunks;
  })();
}

const toJpeg = async (picture: Readable): Promise<Buffer> =>
  sharp(await buffer(picture))
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88 })
    .toBuffer();

function head(pen: Pen, { name, details, quantity, orderId }: Proof, version: Version, page: string, shop: Shop): void {
  pen.write(shop.name, pen.left, { weight: 'bold', size: 12 });
  pen.write(`Proof ${version.version}, page ${page}`, pen.right, { align: 'right', weight: 'bold', size: 12 });
  pen.down(20);
  const facts = [name, details, `${quantity} pieces`, orderId ? `order #${orderId.slice(-6)}` : ''];
  for (const line of pen.wrap(facts.filter(Boolean).join(' · '), pen.right - pen.left)) {
    pen.write(line, pen.left);
    pen.down(14);
  }
  pen.write(`Sent on ${dayOf(version.sentAt).split('-').toReversed().join('/')}`, pen.left, FAINT);
  pen.down(16);
  pen.rule();
  pen.down(12);
}

/** The picture in the middle, with the trim as a cyan line and the safe margin as a dashed red one. */
function drawPage(
  pen: Pen,
  picture: Buffer,
  page: Version['pages'][number],
  { safeMm }: ProofPdfInput['profile'],
): void {
  const whole = page.whole ?? page;
  const scale = Math.min(ROOM.width / (whole.widthMm * MM), ROOM.height / (whole.heightMm * MM), MOST_ENLARGED);
  const points = (mm: number) => mm * MM * scale;
  const [width, height] = [points(whole.widthMm), points(whole.heightMm)];
  const x = pen.left + (pen.right - pen.left - width) / 2;
  pen.picture(picture, x, width, height);
  // The bleed is the same on all sides, so that the trim lies in the middle of the page.
  const lines = (marginMm: number, style: { color: string; isDashed?: boolean }) => {
    const across = points((whole.widthMm - page.widthMm) / 2 + marginMm);
    const down = points((whole.heightMm - page.heightMm) / 2 + marginMm);
    if (across * 2 < width && down * 2 < height)
      pen.frame(x + across, down, width - 2 * across, height - 2 * down, style);
  };
  lines(0, { color: CYAN });
  if (safeMm > 0) lines(safeMm, { color: RED, isDashed: true });
  pen.down(height + 10);
  const percent = Math.round(scale * 100);
  pen.write(`${page.widthMm.toFixed(1)} × ${page.heightMm.toFixed(1)} mm, shown at ${percent} %`, pen.left, FAINT);
  pen.write('cyan: where it is cut · red: keep text inside', pen.right, { ...FAINT, align: 'right' });
  pen.down(18);
}

function foot(pen: Pen, { customer }: Proof, { note, findings, sha256, decision }: Version, page: number): void {
  const room = pen.right - pen.left;
  const left = findings.filter((finding) => finding.page === null || finding.page === page);
  const lines = [...(note ? [note] : []), ...left.map((finding) => `• ${sentenceOf(finding, customer.language)}`)];
  for (const text of lines) {
    for (const line of pen.wrap(text, room, { size: 9 })) {
      pen.makeRoom(12);
      pen.write(line, pen.left, { size: 9 });
      pen.down(12);
    }
  }
  pen.makeRoom(30);
  pen.down(6);
  pen.write(`Fingerprint of the print file (SHA-256): ${sha256}`, pen.left, { size: 7, color: SOFT });
  pen.down(11);
  const answer = decision
    ? `${decision.answer === 'approved' ? 'Approved' : 'Changes asked'} by ${decision.name || customer.name} on ${dayOf(decision.at)}`
    : 'Please check spelling, numbers and colours. Colours on a screen differ from those in print.';
  pen.write(answer, pen.left, { size: 8, weight: decision ? 'bold' : 'regular' });
}
