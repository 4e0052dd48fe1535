import type { ArtworkFile as ArtworkFileResponse } from '@print-shop/contracts';
import type { Language } from '@print-shop/service-kit';
import { sentenceOf } from '../preflight/index.ts';
import { type ArtworkFile, worstOf } from './file.ts';

/** A file as the API answers it. `waiting` is how many files are checked before it. */
export function toFileResponse(file: ArtworkFile, language: Language, waiting: number | null): ArtworkFileResponse {
  const { id, userId, size, findings, refusal, state, createdAt, keepUntil } = file;
  const { name, kind, bytes, sha256, productType, pages, pictures, progress } = file;
  const isWaiting = state === 'checking' || state === 'receiving';
  return {
    _id: id,
    ...{ userId, name, kind, bytes, sha256, productType },
    widthMm: size?.widthMm ?? null,
    heightMm: size?.heightMm ?? null,
    state: state === 'receiving' ? 'checking' : state,
    position: isWaiting ? waiting : null,
    progress: isWaiting ? progress : null,
    pages: pages.map(({ widthMm, heightMm }) => ({ widthMm, heightMm })),
    pictures,
    checks: findings.map((finding) => {
      const { code, level, page, box, mend } = finding;
      return { code, level, page, box, message: sentenceOf(finding, language), ...(mend ? { mend } : {}) };
    }),
    worst: worstOf(findings),
    refusal: refusal && { code: refusal.code, message: refusal.reason[language] },
    createdAt: createdAt.toISOString(),
    keptUntil: keepUntil.toISOString(),
  };
}
