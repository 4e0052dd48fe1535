import type { ImportKind } from '@print-shop/contracts/client';
import { queryFor } from '@print-shop/web-kit';
import { uploadFile } from '@print-shop/web-kit/upload';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isAtWork } from '../import-state.ts';
import { ROUTES } from './routes.ts';
import { LOOK_MS } from './use-import.ts';

/** The last imports of a kind, read again while one is at work. */
export const useImports = (kind: ImportKind) =>
  useQuery({
    ...queryFor(ROUTES[kind].list, {}),
    refetchInterval: ({ state: { data } }) => (data?.some(isAtWork) ? LOOK_MS : false),
  });

/** Sends a file to be checked. `percent` says how far it is sent, and `cancel` stops it. */
export function useStartImport(kind: ImportKind) {
  const queries = useQueryClient();
  const [percent, setPercent] = useState(0);
  const sending = useRef(new AbortController());
  const { reset, ...mutation } = useMutation({
    mutationFn: (file: File) => {
      sending.current = new AbortController();
      setPercent(0);
      return uploadFile(ROUTES[kind].start, file, { onProgress: setPercent, signal: sending.current.signal });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: [ROUTES[kind].list.id] }),
  });
  const cancel = () => {
    sending.current.abort();
    reset();
  };
  return { ...mutation, reset, percent, cancel };
}
