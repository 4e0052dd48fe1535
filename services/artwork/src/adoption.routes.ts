import { adoptArtwork } from '@print-shop/contracts';
import { allow, type ContractRouter, type User } from '@print-shop/service-kit';
import type { FileStore } from './file/file.store.ts';
import { isOf } from './file/open-file.ts';
import type { LayoutStore } from './layout/layout.store.ts';
import { isOwn } from './layout/layout-access.ts';
import type { ArtworkLimits } from './limits.ts';

interface AdoptionDeps {
  files: Pick<FileStore, 'findSent' | 'adopt'>;
  layouts: Pick<LayoutStore, 'find' | 'adopt'>;
  limits: Pick<ArtworkLimits, 'countGuess'>;
}

interface Held {
  id: string;
  token: string;
}

/** Registers /api/artwork/adoptions: what a guest made becomes the account's own when they sign in. */
export function adoptionRoutes(router: ContractRouter, { files, layouts, limits }: AdoptionDeps): void {
  const opensFile = async ({ id, token }: Held, user: User) => {
    const file = await files.findSent(id);
    return file !== undefined && isOf(file, { user, token });
  };
  const opensLayout = async ({ id, token }: Held, user: User) => {
    const layout = await layouts.find(id);
    return layout !== undefined && isOwn(layout, user, token);
  };

  router.on(adoptArtwork, allow.signedIn, async ({ body, user, req }) => {
    /** The ids of those that the caller may have. Each other one is a guess. */
    const opened = async (held: readonly Held[], opens: (one: Held, by: User) => Promise<boolean>) => {
      const ids: string[] = [];
      for (const one of held) {
        if (await opens(one, user)) ids.push(one.id);
        else await limits.countGuess(req.ip);
      }
      return ids;
    };
    // All tokens are read before anything is changed: who has guessed too often gets nothing.
    const found = { files: await opened(body.files, opensFile), scenes: await opened(body.scenes, opensLayout) };
    await files.adopt(found.files, user.id);
    await layouts.adopt(found.scenes, user.id);
    return { status: 200, body: found };
  });
}
