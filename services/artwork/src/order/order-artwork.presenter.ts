import type { OrderArtwork as OrderArtworkResponse } from '@print-shop/contracts';
import type { Language } from '@print-shop/service-kit';
import { toFileResponse } from '../file/file.presenter.ts';
import type { ArtworkFile } from '../file/file.ts';
import { picturesOf } from '../layout/layout.presenter.ts';
import type { StoredLayout } from '../layout/layout.store.ts';
import { LINK_SECONDS, type LinkSigner } from '../link/sign-link.ts';
import type { OrderLine } from './order-artwork.store.ts';

/** A line with its artwork, as far as it is still there. */
export interface FoundLine extends Pick<OrderLine, 'lineId' | 'name' | 'color'> {
  layout: StoredLayout | undefined;
  files: { file: ArtworkFile; waiting: number | null }[];
}

interface Reading {
  language: Language;
  links: LinkSigner;
  now: Date;
}

/** The artwork of an order with addresses that are good for some minutes. */
export function toOrderArtwork(lines: readonly FoundLine[], { language, links, now }: Reading): OrderArtworkResponse {
  const until = Math.floor(now.getTime() / 1000) + LINK_SECONDS;
  return {
    lines: lines.map(({ lineId, name, color, layout, files }) => ({
      lineId,
      name,
      ...pictured(layout, color, now),
      files: files.map(({ file, waiting }) => {
        const { userId: _, ...rest } = toFileResponse(file, language, waiting);
        const { id, pictures } = file;
        const isChecked = file.state === 'checked';
        return {
          ...rest,
          preview: isChecked && pictures > 0 ? links.sign({ id, page: 1 }, until) : null,
          original: isChecked ? links.sign({ id }, until) : null,
        };
      }),
    })),
  };
}

function pictured(
  layout: StoredLayout | undefined,
  color: string | undefined,
  now: Date,
): Pick<OrderArtworkResponse['lines'][number], 'picture' | 'pictures'> {
  const pictures = layout ? picturesOf(layout, now, color) : [];
  return { picture: pictures[0]?.address ?? null, pictures };
}
