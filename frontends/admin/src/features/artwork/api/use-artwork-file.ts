import { getArtworkFile, linkArtworkFile } from '@print-shop/contracts/client';
import { call, findQueryFor } from '@print-shop/web-kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { LOOK_MS } from './use-proof-change.ts';

/** A file with what was found in it; read again while it is checked. */
export const useArtworkFile = (id: string, enabled: boolean) =>
  useQuery({
    ...findQueryFor(getArtworkFile, { params: { id }, query: {} }),
    enabled,
    refetchInterval: ({ state: { data } }) => (data?.state === 'checking' ? LOOK_MS : false),
  });

export const useOpenArtworkFile = (id: string, onError: (error: Error) => void) =>
  useMutation({
    mutationFn: () => call(linkArtworkFile, { params: { id }, query: {} }),
    onSuccess: ({ original }) => {
      if (original) window.location.assign(original);
    },
    onError,
  });
