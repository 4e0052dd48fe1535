import type { Scene, ScenePicture } from '@print-shop/contracts';
import { getScene } from '@print-shop/contracts/client';
import { queryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

/** Shorter than the address of a picture opens. */
const FRESH_MS = 10 * 60_000;

/** The layout of a line; a guest opens it by its token. */
export function useScene(scene: string | undefined, token?: string): Scene | undefined {
  const { data } = useQuery({
    ...queryFor(getScene, { params: { id: scene ?? '' }, ...(token ? { query: { token } } : {}) }),
    enabled: scene !== undefined,
    staleTime: FRESH_MS,
    retry: 1,
  });
  return data;
}

/** A picture of each side that something lies on; a server of an earlier release names one only. */
export const picturesOf = ({ pictures, picture, sides }: Scene): readonly ScenePicture[] =>
  pictures ?? [{ view: sides[0]?.view ?? '', name: '', address: picture }];
