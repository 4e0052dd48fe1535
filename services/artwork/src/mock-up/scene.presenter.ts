import type { Scene } from '@print-shop/contracts';
import type { StoredScene } from './scene.store.ts';
import { pictureToken } from './scene-access.ts';

/** The address of the scene's picture, for a quarter of an hour: of the first view that something is on. */
function pictureAddress(scene: StoredScene, now: Date): string {
  const view = scene.sides.find(({ pieces }) => pieces.length > 0)?.view ?? '';
  const query = new URLSearchParams({ view, token: pictureToken(scene, now) });
  return `/api/artwork/scenes/${scene.id}/picture?${query}`;
}

export function toSceneResponse(scene: StoredScene, now: Date): Scene {
  const { id, productId, color, hex, sides, views, createdAt } = scene;
  return {
    ...{ _id: id, productId, color, hex, sides, views },
    picture: pictureAddress(scene, now),
    createdAt: createdAt.toISOString(),
  };
}
