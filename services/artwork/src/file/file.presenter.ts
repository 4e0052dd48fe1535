import type { ArtworkFile as ArtworkFileResponse, Check } from '@print-shop/contracts';
import type { Language } from '@print-shop/service-kit';
import { type Finding, sentenceOf } from '../preflight/index.ts';
import { type ArtworkFile, worstOf } from './file.ts';

export const toChecks = (findings: readonly Finding[], language: Language): Check[] =>
  findings.map((finding) => {
    const { code, level, page, box, boxes, mend } = finding;
    return {
      code,
      level,
      page,
      box,
      message: sentenceOf(finding, language),
      ...(boxes ? { boxes } : {}),
      ...(mend ? { mend } : {}),
    };
  });

/** A file as the API answers it. `waiting` is how many files are checked before it. */
export function toFileResponse(file: ArtworkFile, language: Language, waiting: number | null): ArtworkFileResponse {
  const { id, userId, size, findings, refusal, state, createdAt, keepUntil } = file;
  const { name, kind, bytes, sha256, productType, pages, pictures, progress } = file;
  const isWaiting = state === 'checking' || state === 'receiving';
  return {
    _id: id,
    userId,
    name,
    kind,
    bytes,
    sha256,
    productType,
    widthMm: size?.widthMm ?? null,
    heightMm: size?.heightMm ?? null,
    state: state === 'receiving' ? 'checking' : state,
    position: isWaiting ? waiting : null,
    progress: isWaiting ? progress : null,
    pages: pages.map(({ widthMm, heightMm, whole, trim, pixels, dpi }) => ({
      widthMm,
      heightMm,
      ...(whole && { whole }),
      ...(trim && { trim }),
      ...(pixels && { pixels }),
      ...(dpi === undefined ? {} : { dpi }),
    })),
    pictures,
    checks: toChecks(findings, language),
    worst: worstOf(findings),
    refusal: refusal && { code: refusal.code, message: refusal.reason[language] },
    mendedFrom: file.mend?.of ?? null,
    createdAt: createdAt.toISOString(),
    keptUntil: keepUntil.toISOString(),
  };
}
