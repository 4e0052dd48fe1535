import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { LanguageCode, PrintProfile, Shop } from '@print-shop/contracts';
import { dayOf, orderNumber } from '@print-shop/contracts';
import { openPdf, type Pen, SOFT } from '@print-shop/pdf';
import { readFonts } from '@print-shop/pdf/fonts';
import sharp from 'sharp';
import { middleOf, sentenceOf } from '../preflight/index.ts';
import type { Proof, Version } from './proof.ts';
import { groundsOf } from './shown-on.ts';

export interface ProofPdfInput {
  proof: Proof;
  version: Version;
  /** Opens the picture of a page, counted from 0, as WebP; `undefined` where it is gone. */
  openPage(at: number): Promise<Readable | undefined>;
  /** Pictures of the product with this version on it, as WebP. */
  onProduct: readonly Readable[];
  profile: Pick<PrintProfile, 'safeMm' | 'bleedMm'>;
  shop: Shop;
}

/** A4 in points, with 14 mm of margin. */
const PAPER = { width: 595, height: 842, margin: 40 };
/** Room for the picture of a page on the paper, in points. */
const ROOM = { width: 515, height: 500 };
/** Room for all pictures of the product together. */
const PRODUCT_ROOM = { width: 515, height: 600 };
const GAP = 15;
/** A small card is shown larger than it is, but not without end. */
const MOST_ENLARGED = 3;
const MM = 72 / 25.4;
const FAINT = { size: 8, color: SOFT } as const;
const CYAN = '#0097c4';
const GREEN = '#2e7d32';
const RED = '#b3261e';

/**
 * A version of a proof as A4 pages. First comes the product with its print. Then each page of the file follows: its picture with the
 * lines of bleed, trim and safe margin, the size, the findings that stay, and the fingerprint of the printed file. Its bytes come page by
 * page, as a book takes longer than a request may wait for the first of them.
 */
export async function* proofPdf(input: ProofPdfInput): AsyncGenerator<Uint8Array> {
  const { proof, version, openPage, onProduct, profile, shop } = input;
  const words = WORDS[proof.customer.language];
  const grounds = groundsOf(proof.shownOn, version);
  const title = `${words.proof} ${version.version} · ${proof.name}`;
  const { pen, written, finish } = openPdf({ title, author: shop.name, fonts: readFonts(), paper: PAPER });
  if (onProduct.length > 0) {
    head(pen, input, words.onProduct);
    drawProduct(pen, await Promise.all(onProduct.map((picture) => toJpeg(picture))));
    foot(pen, input, null);
  }
  for (const [at, page] of version.pages.entries()) {
    if (at > 0 || onProduct.length > 0) pen.nextPage();
    head(pen, input, words.page(at + 1, version.pages.length));
    const picture = await openPage(at);
    // The paper has no WebP, so the picture becomes a JPEG at the size that it has here.
    if (picture) drawPage(pen, (await toJpeg(picture, grounds[at])).bytes, page, profile, words);
    foot(pen, input, at + 1);
    yield* written();
  }
  yield* await finish();
}

interface Words {
  proof: string;
  onProduct: string;
  page(at: number, of: number): string;
  pieces(count: number): string;
  order: string;
  sentOn: string;
  scale(percent: number): string;
  lines(hasBleed: boolean): string;
  fingerprint: string;
  approved(name: string, day: string): string;
  changesAsked(name: string, day: string): string;
  pleaseCheck: string;
}

const WORDS: Record<LanguageCode, Words> = {
  en: {
    proof: 'Proof',
    onProduct: 'on the product',
    page: (at, of) => `page ${at} of ${of}`,
    pieces: (count) => (count === 1 ? '1 piece' : `${count} pieces`),
    order: 'order',
    sentOn: 'Sent on',
    scale: (percent) => `shown at ${percent} %`,
    lines: (hasBleed) => `${hasBleed ? 'green: bleed · ' : ''}cyan: where it is cut · red: keep text inside`,
    fingerprint: 'Fingerprint of the print file (SHA-256)',
    approved: (name, day) => `Approved by ${name} on ${day}`,
    changesAsked: (name, day) => `Changes requested by ${name} on ${day}`,
    pleaseCheck: 'Please check spelling, numbers and colours. Colours on a screen differ from those in print.',
  },
  hi: {
    proof: 'प्रूफ़',
    onProduct: 'प्रोडक्ट पर',
    page: (at, of) => `पेज ${at} / ${of}`,
    pieces: (count) => `${count} पीस`,
    order: 'ऑर्डर',
    sentOn: 'भेजा गया',
    scale: (percent) => `${percent} % पर दिखाया गया`,
    lines: (hasBleed) => `${hasBleed ? 'हरी: ब्लीड · ' : ''}नीली: यहाँ कटेगा · लाल: टेक्स्ट इसके अंदर रखिए`,
    fingerprint: 'प्रिंट फ़ाइल का फ़िंगरप्रिंट (SHA-256)',
    approved: (name, day) => `${name} ने ${day} को मंज़ूर किया`,
    changesAsked: (name, day) => `${name} ने ${day} को बदलाव माँगे`,
    pleaseCheck: 'स्पेलिंग, नंबर और रंग जाँच लीजिए। स्क्रीन के रंग छपाई के रंगों से थोड़े अलग होते हैं।',
  },
};

interface Jpeg {
  bytes: Buffer;
  width: number;
  height: number;
}

async function toJpeg(picture: Readable, background = '#ffffff'): Promise<Jpeg> {
  const pixels = sharp(await buffer(picture)).flatten({ background });
  const { data: bytes, info } = await pixels.jpeg({ quality: 88 }).toBuffer({ resolveWithObject: true });
  return { bytes, width: info.width, height: info.height };
}

const dayFor = (at: Date): string => dayOf(at).split('-').toReversed().join('/');

function head(pen: Pen, { proof, version, shop }: ProofPdfInput, what: string): void {
  const { name, details, quantity, orderId, orderKind, customer } = proof;
  const words = WORDS[customer.language];
  pen.write(shop.name, pen.left, { weight: 'bold', size: 12 });
  pen.write(`${words.proof} ${version.version}, ${what}`, pen.right, { align: 'right', weight: 'bold', size: 12 });
  pen.down(20);
  const order = orderId ? `${words.order} #${orderNumber(orderId, orderKind)}` : '';
  for (const line of pen.wrap(
    [name, details, words.pieces(quantity), order].filter(Boolean).join(' · '),
    pen.right - pen.left,
  )) {
    pen.write(line, pen.left);
    pen.down(14);
  }
  pen.write(`${words.sentOn} ${dayFor(version.sentAt)}`, pen.left, FAINT);
  pen.down(16);
  pen.rule();
  pen.down(12);
}

/** The sides of the product beside each other. */
function drawProduct(pen: Pen, sides: readonly Jpeg[]): void {
  const across = (PRODUCT_ROOM.width - GAP * (sides.length - 1)) / sides.length;
  const scaled = sides.map((side) => {
    const scale = Math.min(across / side.width, PRODUCT_ROOM.height / side.height);
    return { ...side, width: side.width * scale, height: side.height * scale };
  });
  for (const [at, { bytes, width, height }] of scaled.entries())
    pen.picture(bytes, pen.left + at * (across + GAP) + (across - width) / 2, width, height);
  pen.down(Math.max(...scaled.map(({ height }) => height)) + 14);
}

/** The picture in the middle, with lines for the bleed, the trim, and the margin that text keeps away from. */
function drawPage(
  pen: Pen,
  picture: Buffer,
  page: Version['pages'][number],
  { safeMm, bleedMm }: ProofPdfInput['profile'],
  words: Words,
): void {
  const whole = page.whole ?? page;
  const trimAt = page.trim ?? middleOf(page, whole);
  // All that is shown: the page, and the bleed also where the page has less of it.
  const margins = {
    left: Math.max(0, bleedMm - trimAt.x),
    top: Math.max(0, bleedMm - trimAt.y),
    right: Math.max(0, trimAt.x + page.widthMm + bleedMm - whole.widthMm),
    bottom: Math.max(0, trimAt.y + page.heightMm + bleedMm - whole.heightMm),
  };
  const widthMm = margins.left + whole.widthMm + margins.right;
  const heightMm = margins.top + whole.heightMm + margins.bottom;
  const scale = Math.min(ROOM.width / (widthMm * MM), ROOM.height / (heightMm * MM), MOST_ENLARGED);
  const points = (mm: number) => mm * MM * scale;
  const left = pen.left + (pen.right - pen.left - points(widthMm)) / 2;
  pen.down(points(margins.top));
  pen.picture(picture, left + points(margins.left), points(whole.widthMm), points(whole.heightMm));
  /** So far inside of the trim; outside of it where that is negative. */
  const frame = (insideMm: number, style: { color: string; isDashed?: boolean }) => {
    const [x, y] = [margins.left + trimAt.x + insideMm, trimAt.y + insideMm];
    const [across, down] = [page.widthMm - 2 * insideMm, page.heightMm - 2 * insideMm];
    if (across > 0 && down > 0) pen.frame(left + points(x), points(y), points(across), points(down), style);
  };
  if (bleedMm > 0) frame(-bleedMm, { color: GREEN, isDashed: true });
  frame(0, { color: CYAN });
  if (safeMm > 0) frame(safeMm, { color: RED, isDashed: true });
  pen.down(points(whole.heightMm + margins.bottom) + 10);
  const size = `${page.widthMm.toFixed(1)} × ${page.heightMm.toFixed(1)} mm`;
  pen.write(`${size}, ${words.scale(Math.round(scale * 100))}`, pen.left, FAINT);
  pen.write(words.lines(bleedMm > 0), pen.right, { ...FAINT, align: 'right' });
  pen.down(18);
}

/** The comments of staff and the findings that stay, the fingerprint, and the answer. `page` is null for all pages. */
function foot(pen: Pen, { proof: { customer }, version }: ProofPdfInput, page: number | null): void {
  const { note, findings, sha256, decision } = version;
  const words = WORDS[customer.language];
  const room = pen.right - pen.left;
  const left = page === null ? [] : findings.filter((finding) => finding.page === null || finding.page === page);
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
  pen.write(`${words.fingerprint}: ${sha256}`, pen.left, { size: 7, color: SOFT });
  pen.down(11);
  const said = decision?.answer === 'approved' ? words.approved : words.changesAsked;
  const answer = decision ? said(decision.name || customer.name, dayFor(decision.at)) : words.pleaseCheck;
  pen.write(answer, pen.left, { size: 8, weight: decision ? 'bold' : 'regular' });
}
