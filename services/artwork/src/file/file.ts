import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  ARTWORK_NAME_LENGTH,
  type ArtworkKind,
  type ArtworkState,
  CHECK_LEVELS,
  type CheckLevel,
  type MendCode,
  type PrintProfile,
  type Text,
} from '@print-shop/contracts';
import type { CheckedPage, Finding } from '../preflight/index.ts';

/** Without a size it is checked against the sizes of its product type. */
export interface Purpose {
  productType: string;
  size: { widthMm: number; heightMm: number } | null;
}

/** A file as it is stored. `receiving` until all of its bytes are here; nobody sees it before. */
export interface ArtworkFile extends Purpose {
  id: string;
  /** Null for a guest's file. */
  userId: string | null;
  /** SHA-256 of the token that opens a guest's file. */
  tokenHash: string | null;
  state: 'receiving' | ArtworkState;
  name: string;
  kind: ArtworkKind | null;
  bytes: number;
  sha256: string | null;
  pages: CheckedPage[];
  findings: Finding[];
  /** Number of pages that have a picture. */
  pictures: number;
  refusal: Refusal | null;
  /** The file that the shop makes this one of, and the mends. */
  mend?: { of: string; mends: MendCode[] } | undefined;
  /** Whether the shop makes the file of a layout: its sizes are those of the areas that it is printed on. */
  isLayout?: boolean | undefined;
  /** Address of the design that the file is, where it was uploaded as one. */
  design?: string | undefined;
  /** Whether the object of the design that release 0.2 stored goes with the file. */
  isTakenOver?: boolean | undefined;
  createdAt: Date;
  keepUntil: Date;
  /** Until when orders need it; missing when nobody has ordered with it. */
  orderedUntil?: Date | undefined;
  /** When its bytes were complete. */
  queuedAt?: Date | undefined;
  /** In which turn of its sender it is checked, and among those of one turn by the time above. */
  turn?: number | undefined;
  /** Until when a process has it in hand; in the past when none has. */
  leaseUntil: Date;
  /** How often a process has begun to check it. */
  attempts: number;
  /** Pages checked so far. */
  progress: { done: number; of: number } | null;
}

export interface Refusal {
  code: string;
  reason: Text;
}

/** Where a layout lies on the product says how large it is and how many pages it has. */
const ANY_AREAS = { sizes: [], minPages: 1, maxPages: 1000, pageMultiple: 1 };

/** The part of its product's profile by which a file is checked and printed. */
export const profileFor = ({ isLayout }: Pick<ArtworkFile, 'isLayout'>, profile: PrintProfile): PrintProfile =>
  isLayout ? { ...profile, ...ANY_AREAS } : profile;

/** The worst level among findings; null where there are none. */
export const worstOf = (findings: readonly Pick<Finding, 'level'>[]): CheckLevel | null =>
  CHECK_LEVELS.find((level) => findings.some((finding) => finding.level === level)) ?? null;

/** A token for a guest's file, and the hash of it that is stored. */
export function createGuestToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashOf(token) };
}

export function opens(token: string | undefined, tokenHash: string | null): boolean {
  if (!token || !tokenHash) return false;
  return timingSafeEqual(Buffer.from(hashOf(token), 'hex'), Buffer.from(tokenHash, 'hex'));
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Endings of file names, by kind; the first is used where a name has none of them. */
const endings: Record<ArtworkKind, readonly [string, ...string[]]> = {
  pdf: ['.pdf', '.ai'],
  png: ['.png'],
  jpeg: ['.jpg', '.jpeg'],
  webp: ['.webp'],
  avif: ['.avif'],
  tiff: ['.tif', '.tiff'],
  heic: ['.heic', '.heif'],
  svg: ['.svg'],
};

/** A sender's file name without folders and without characters that a system or a header might misread. */
export function cleanName(given: string): string {
  const base = given.split(/[/\\]/).at(-1) ?? '';
  const plain = base
    // Browsers write these characters so in the header of a form's file.
    .replaceAll(/%(22|0A|0D)/gi, '')
    .normalize('NFC')
    .replaceAll(/[\p{C}<>:"|?*]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '');
  if (plain.length <= ARTWORK_NAME_LENGTH) return plain || 'artwork';
  const ending = /\.\w{1,5}$/.exec(plain)?.[0] ?? '';
  return plain.slice(0, ARTWORK_NAME_LENGTH - ending.length) + ending;
}

/** The name under which a browser saves a file: its own, with the ending of what it really is. */
export function downloadName({ name, kind }: Pick<ArtworkFile, 'name' | 'kind'>): string {
  const fitting = kind ? endings[kind] : ([''] as const);
  return fitting.some((ending) => name.toLowerCase().endsWith(ending)) ? name : name + fitting[0];
}

/** The name of a mended file: `card.jpg` becomes `card-mended.pdf`. */
export const mendedName = (name: string): string =>
  `${name.replace(/(-mended)?\.[^.]{1,5}$/, '').slice(0, ARTWORK_NAME_LENGTH - 11)}-mended.pdf`;
