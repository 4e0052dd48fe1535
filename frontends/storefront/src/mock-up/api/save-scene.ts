import type { SceneSide } from '@print-shop/contracts';
import { createScene } from '@print-shop/contracts/client';
import { type CallResult, call } from '@print-shop/web-kit';
import { keepSceneToken } from '../../artwork-check/kept.ts';

export interface LaidOut {
  productId: string;
  color: string;
  hex: string;
  sides: readonly SceneSide[];
}

export type SavedScene = CallResult<typeof createScene>;

/** Keeps a layout; answers its id, its picture and, for a guest, its token, which the tab keeps until somebody signs in. */
export async function saveScene({ sides, ...rest }: LaidOut): Promise<SavedScene> {
  const saved = await call(createScene, { body: { ...rest, sides: [...sides] } });
  keepSceneToken(saved._id, saved.token);
  return saved;
}
