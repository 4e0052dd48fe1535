import { adoptArtwork } from '@print-shop/contracts';
import { allow, type ContractRouter, type User } from '@print-shop/service-kit';
import type { FileStore } from './file/file.store.ts';
import { isOf } from './file/open-file.ts';
import type { ArtworkLimits } from './limits.ts';
import type { SceneStore } from './mock-up/scene.store.ts';
import { isOwn } from './mock-up/scene-access.ts';

interface AdoptionDeps {
  files: Pick<FileStore, 'findSent' | 'adopt'>;
  scenes: Pick<SceneStore, 'find' | 'adopt'>;
  limits: Pick<ArtworkLimits, 'countGuess'>;
}

interface Held {
  id: string;
  token: string;
}

/** Registers /api/artwork/adoptions: what a guest made becomes the account's own when they sign in. */
export function adoptionRoutes(router: ContractRouter, { files, scenes, limits }: AdoptionDeps): void {
  const opensFile = async ({ id, token }: Held, user: User) => {
    const file = await files.findSent(id);
    return file !== undefined && isOf(file, { user, token });
  };
  const opensScene = async ({ id, token }: Held, user: User) => {
    const scene = await scenes.find(id);
    return scene !== undefined && isOwn(scene, user, token);
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
    const found = { files: await opened(body.files, opensFile), scenes: await opened(body.scenes, opensScene) };
    await files.adopt(found.files, user.id);
    await scenes.adopt(found.scenes, user.id);
    return { status: 200, body: found };
  });
}
