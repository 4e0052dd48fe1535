import { showDesign } from '@print-shop/contracts/client';
import { ApiError, callForFile } from '@print-shop/web-kit';
import { pauseMs } from '../../artwork-check/use-artwork-file.ts';

/** So often is looked for a design that was just sent: it opens once its checks are done. */
const MOST_LOOKS = 20;

const isFinal = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 404 || error.code === 'design-refused');

/** The name of a design, which all links to it begin with. */
export const designName = (link: string): string => link.split('?', 1)[0] ?? '';

/** A design as this browser holds it while the page is open, by the address of that copy: links end after some minutes. */
export const designPicture = (link: string) => {
  const { pathname, searchParams } = new URL(link, location.origin);
  const input = { params: { name: pathname.split('/').at(-1) ?? '' }, query: Object.fromEntries(searchParams) };
  return {
    queryKey: [showDesign.id, input.params.name],
    queryFn: async () => URL.createObjectURL(await callForFile(showDesign, input)),
    retry: (failures: number, error: Error) => failures < MOST_LOOKS && !isFinal(error),
    retryDelay: pauseMs,
    ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY },
  };
};
