import { showDesign } from '@print-shop/contracts/client';
import { ApiError, callForFile } from '@print-shop/web-kit';
import type { QueryClient } from '@tanstack/react-query';
import { pauseMs } from '../../artwork-check/api/use-artwork-file.ts';

/** Number of further tries for a design that was just sent: it opens once its checks are done. */
const MOST_LOOKS = 20;

const isFinal = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 404 || error.code === 'design-refused');

/** The name of a design, which all links to it begin with. */
export const designName = (link: string): string => link.split('?', 1)[0] ?? '';

/** The clients whose copies are freed. */
const watched = new WeakSet<QueryClient>();

/** Gives the memory of a copy back when nothing has shown it for some minutes: designs have up to 15 MB. */
function freeCopies(queries: QueryClient): void {
  if (watched.has(queries)) return;
  watched.add(queries);
  queries.getQueryCache().subscribe(({ type, query }) => {
    const copy = query.state.data;
    if (type === 'removed' && query.queryKey[0] === showDesign.id && typeof copy === 'string')
      URL.revokeObjectURL(copy);
  });
}

/** A design as this browser holds it while it is shown, by the address of that copy: links end after some minutes. */
export const designPicture = (link: string) => {
  const { pathname, searchParams } = new URL(link, location.origin);
  const input = { params: { name: pathname.split('/').at(-1) ?? '' }, query: Object.fromEntries(searchParams) };
  return {
    queryKey: [showDesign.id, input.params.name],
    queryFn: async ({ client }: { client: QueryClient }) => {
      freeCopies(client);
      return URL.createObjectURL(await callForFile(showDesign, input));
    },
    retry: (failures: number, error: Error) => failures < MOST_LOOKS && !isFinal(error),
    retryDelay: pauseMs,
    staleTime: Number.POSITIVE_INFINITY,
  };
};
