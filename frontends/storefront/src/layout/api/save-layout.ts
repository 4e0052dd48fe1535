import type { LayoutSide } from '@print-shop/contracts';
import { createLayout } from '@print-shop/contracts/client';
import { type CallResult, call } from '@print-shop/web-kit';
import { keepLayoutToken, tokenQuery } from '../../artwork-check/kept.ts';

export interface LaidOut {
  productId: string;
  color: string;
  hex: string;
  sides: readonly LayoutSide[];
}

export type SavedLayout = CallResult<typeof createLayout>;

/** Keeps a layout; answers its id, its picture and, for a guest, its token, which the tab keeps until somebody signs in. */
export async function saveLayout({ sides, ...rest }: LaidOut): Promise<SavedLayout> {
  const fileTokens = Object.fromEntries(
    fileIdsOf(sides).flatMap((id) => {
      const { token } = tokenQuery(id);
      return token ? [[id, token]] : [];
    }),
  );
  const own = Object.keys(fileTokens).length > 0 ? { fileTokens } : {};
  const saved = await call(createLayout, { body: { ...rest, ...own, sides: [...sides] } });
  keepLayoutToken(saved._id, saved.token);
  return saved;
}

const fileIdsOf = (sides: readonly LayoutSide[]): string[] => [
  ...new Set(
    sides.flatMap(({ pieces }) =>
      pieces.flatMap((piece) => (piece.kind === 'artwork' && 'fileId' in piece.source ? piece.source.fileId : [])),
    ),
  ),
];
