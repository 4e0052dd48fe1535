import { downloadArtwork, linkArtworkFile, showArtworkPage } from '@print-shop/contracts';
import { allow, type ContractRouter } from '@print-shop/service-kit';
import type { ArtworkObjects } from '../file/artwork-objects.ts';
import type { FileStore } from '../file/file.store.ts';
import { downloadName } from '../file/file.ts';
import { callerOf, checkMayOpen } from '../file/open-file.ts';
import type { ArtworkLimits } from '../limits.ts';
import { linkOver } from './link-over.ts';
import { PRIVATE_PICTURE } from './private-picture.ts';
import { LINK_SECONDS, type LinkSigner } from './sign-link.ts';

export interface LinkRoutesDeps {
  files: FileStore;
  objects: ArtworkObjects;
  limits: ArtworkLimits;
  links: LinkSigner;
}

/** Registers the signed links to the pictures of a file's pages, and to the file itself. */
export function linkRoutes(router: ContractRouter, { files, objects, limits, links }: LinkRoutesDeps): void {
  router
    .on(linkArtworkFile, allow.guest, async (input) => {
      const found = await files.find(input.params.id);
      const { id, state, pictures } = await checkMayOpen(found, callerOf(input), 'artwork:read', limits);
      const until = Math.floor(Date.now() / 1000) + LINK_SECONDS;
      const pages = Array.from({ length: state === 'checked' ? pictures : 0 }, (_, at) => at + 1);
      return {
        status: 200,
        body: {
          pictures: pages.map((page) => links.sign({ id, page }, until)),
          original: state === 'checked' ? links.sign({ id }, until) : null,
          expiresAt: new Date(until * 1000).toISOString(),
        },
      };
    })
    .on(showArtworkPage, allow.anyone, async ({ params: { id, page }, query }) => {
      if (!links.isGood({ id, page }, query, new Date())) throw linkOver();
      const file = await files.find(id);
      const picture = file?.state === 'checked' ? await objects.readPage(id, page) : undefined;
      if (!picture) throw linkOver();
      return { status: 200, body: picture, headers: PRIVATE_PICTURE };
    })
    .on(downloadArtwork, allow.anyone, async ({ params: { id }, query }) => {
      if (!links.isGood({ id }, query, new Date())) throw linkOver();
      const file = await files.find(id);
      const original = file?.state === 'checked' ? await objects.readOriginal(id) : undefined;
      if (!file || !original) throw linkOver();
      return { status: 200, body: original, filename: downloadName(file), headers: PRIVATE_PICTURE };
    });
}
