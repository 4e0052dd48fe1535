import type { SceneSide } from '@print-shop/contracts';
import { createScene } from '@print-shop/contracts/client';
import { type CallResult, call } from '@print-shop/web-kit';
import { keepSceneToken, tokenQuery } from '../../artwork-check/kept.ts';

export interface LaidOut {
  productId: string;
  color: string;
  hex: string;
  sides: readonly SceneSide[];
}

export type SavedScene = CallResult<typeof createScene>;

/** Keeps a layout; answers its id, its picture and, for a guest, its token, which the tab keeps until somebody signs in. */
export async function saveScene({ sides, ...rest }: LaidOut): Promise<SavedScene> {
  const fileTokens = Object.fromEntries(
    fileIdsOf(sides).flatMap((id) => {
      const { token } = tokenQuery(id);
      return token ? [[id, token]] : [];
    }),
  );
  const own = Object.keys(fileTokens).length > 0 ? { fileTokens } : {};
  const saved = await call(createScene, { body: { ...rest, ...own, sides: [...sides] } });
  keepSceneToken(saved._id, saved.token);
  return saved;
}

const fileIdsOf = (sides: readonly SceneSide[]): string[] => [
  ...new Set(
    sides.flatMap(({ pieces }) =>
      pieces.flatMap((piece) => (piece.kind === 'artwork' && 'fileId' in piece.source ? piece.source.fileId : [])),
    ),
  ),
];
