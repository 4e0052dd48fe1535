import type { Layout, LayoutPicture } from '@print-shop/contracts';
import { getLayout } from '@print-shop/contracts/client';
import { queryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

/** Shorter than the address of a picture opens. */
const FRESH_MS = 10 * 60_000;

interface LookedAt {
  layout: Layout | undefined;
  /** Asks for new addresses of its pictures where these have ended. Returns whether there are any. */
  renew: () => Promise<boolean>;
}

/** The layout of a line; a guest opens it by its token. */
export function useLayout(id: string | undefined, token?: string): LookedAt {
  const { data, dataUpdatedAt, refetch } = useQuery({
    ...queryFor(getLayout, { params: { id: id ?? '' }, ...(token ? { query: { token } } : {}) }),
    enabled: id !== undefined,
    staleTime: FRESH_MS,
    retry: 1,
  });
  const renew = async () => Date.now() - dataUpdatedAt > FRESH_MS && (await refetch()).isSuccess;
  return { layout: data, renew };
}

/**
 * A picture of each side that something lies on, in the colour that the line is ordered in; a server of an earlier release names
 * one side only.
 */
export function picturesOf({ pictures, picture, sides }: Layout, color = ''): readonly LayoutPicture[] {
  const all = pictures ?? [{ view: sides[0]?.view ?? '', name: '', address: picture }];
  const inColor = color && `&${new URLSearchParams({ color })}`;
  return all.map(({ address, ...side }) => ({ ...side, address: address + inColor }));
}
