import { adoptArtwork, MOST_ADOPTED } from '@print-shop/contracts/client';
import { ApiError, call, useUser } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';
import { forgetToken, tokensOf } from '../kept.ts';

/**
 * Gives what this tab uploaded and laid out as a guest to the account that is signed in now, and forgets the tokens. Never
 * rejects: what could not be sent is kept, and given the next time.
 */
export async function adoptKept(): Promise<void> {
  const body = {
    files: tokensOf('file').slice(0, MOST_ADOPTED),
    scenes: tokensOf('layout').slice(0, MOST_ADOPTED),
  };
  if (body.files.length + body.scenes.length === 0) return;
  try {
    await call(adoptArtwork, { body });
  } catch (error) {
    console.warn('What was made before signing in is not in the account yet.', error);
    if (!(error instanceof ApiError && error.status === 400)) return;
  }
  // A file that is not the account's now is deleted or another account's, so its token opens nothing any more.
  for (const { id } of body.files) forgetToken('file', id);
  for (const { id } of body.scenes) forgetToken('layout', id);
}

/** The same, for screens that show the account's files. Answers whether they may be read already. */
export function useAdoptKept(): boolean {
  const user = useUser();
  const adopting = useQuery({
    queryKey: ['adopt-kept', user?._id],
    queryFn: async () => {
      await adoptKept();
      return true;
    },
    enabled: user !== null,
    gcTime: 0,
  });
  return user === null || !adopting.isPending;
}
