import { type ArtworkEntry, addArtwork, listArtwork } from '@print-shop/contracts';
import { allow, type ContractRouter } from '@print-shop/service-kit';
import type { Entry, EntryStore } from './entry.store.ts';

/** Registers /api/artwork: customers read and add their own entries. */
export function entryRoutes(router: ContractRouter, entries: EntryStore): void {
  router
    .on(
      listArtwork,
      allow.self(({ params }) => params.userId),
      async ({ params, query }) => {
        const { found, total } = await entries.list(params.userId, query);
        return { status: 200, body: found.map(toResponse), headers: { 'X-Total-Count': String(total) } };
      },
    )
    .on(
      addArtwork,
      allow.self(({ body }) => body.userId),
      async ({ body }) => ({ status: 201, body: toResponse(await entries.add(body.userId, body.text)) }),
    );
}

const toResponse = ({ id, userId, text }: Entry): ArtworkEntry => ({ _id: id, userId, text });
