import type { SceneSide } from '@print-shop/contracts';
import { createScene } from '@print-shop/contracts/client';
import { type CallResult, call } from '@print-shop/web-kit';

export interface LaidOut {
  productId: string;
  color: string;
  hex: string;
  sides: readonly SceneSide[];
}

export type SavedScene = CallResult<typeof createScene>;

/** Keeps a layout; answers its id, its picture and, for a guest, its token. */
export const saveScene = ({ sides, ...rest }: LaidOut): Promise<SavedScene> =>
  call(createScene, { body: { ...rest, sides: [...sides] } });
