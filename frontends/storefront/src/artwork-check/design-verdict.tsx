import type { ArtworkFile } from '@print-shop/contracts';
import { getDesignArtwork } from '@print-shop/contracts/client';
import { queryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';
import { FileVerdict } from './file-verdict.tsx';
import { pauseMs } from './use-artwork-file.ts';

/** So often is looked for a design whose copy is not there yet. */
const MOST_LOOKS = 20;

/** In a few words, whether an uploaded design can be printed, and what was found. Nothing while that is not known. */
export function DesignVerdict({ design }: { design: string }) {
  const { pathname, searchParams } = new URL(design, location.origin);
  const name = pathname.split('/').at(-1) ?? '';
  const query = { until: searchParams.get('until') ?? '', signature: searchParams.get('signature') ?? '' };
  const { data: file } = useQuery({
    ...queryFor(getDesignArtwork, { params: { name }, query }),
    // Its copy is made after the upload.
    retry: MOST_LOOKS,
    retryDelay: pauseMs,
    refetchInterval: ({ state }) =>
      (state.data as ArtworkFile | undefined)?.state === 'checking' ? pauseMs(state.dataUpdateCount) : false,
  });
  return (
    <div role="status" className="grid justify-items-start gap-1 text-small">
      {file && <FileVerdict file={file} />}
    </div>
  );
}
