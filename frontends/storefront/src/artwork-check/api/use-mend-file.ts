import type { MendCode } from '@print-shop/contracts';
import { mendArtworkFile } from '@print-shop/contracts/client';
import { call } from '@print-shop/web-kit';
import { useMutation } from '@tanstack/react-query';
import { keepToken, tokenQuery } from '../kept.ts';

/** Mends the chosen faults of a file and hands the id of the new file to `onMended`. */
export const useMendFile = (id: string, onMended: (id: string) => void) =>
  useMutation({
    mutationFn: (mends: readonly MendCode[]) =>
      call(mendArtworkFile, { params: { id }, query: tokenQuery(id), body: { mends: [...mends] } }),
    onSuccess: ({ _id, token }) => {
      keepToken(_id, token);
      onMended(_id);
    },
  });
