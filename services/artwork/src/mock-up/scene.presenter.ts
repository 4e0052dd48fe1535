import type { Scene, ScenePicture } from '@print-shop/contracts';
import type { DesignLinks } from '@print-shop/links';
import { withDesigns } from './files-of.ts';
import type { StoredScene } from './scene.store.ts';
import { pictureToken } from './scene-access.ts';

/**
 * The addresses of a scene's pictures, for a quarter of an hour: of each view that something lies on, in a colour of the product
 * where one is given.
 */
export function picturesOf(scene: StoredScene, now: Date, color = ''): ScenePicture[] {
  const token = pictureToken(scene, now);
  const isUsed = (view: string) => scene.sides.some((side) => side.view === view && side.pieces.length > 0);
  return scene.views
    .filter(({ id }) => isUsed(id))
    .map(({ id, name }) => {
      const query = new URLSearchParams({ view: id, token, ...(color ? { color } : {}) });
      return { view: id, name, address: `/api/artwork/scenes/${scene.id}/picture?${query}` };
    });
}

/** A scene as /api answers it; its owner can put it into a cart or an order. */
export function toSceneResponse(scene: StoredScene, now: Date, designs: DesignLinks, { isOwn = true } = {}): Scene {
  const { id, productId, color, hex, views, createdAt } = scene;
  const sides = withDesigns(scene.sides, (design) => designs.sign(design));
  const pictures = picturesOf(scene, now);
  return {
    _id: id,
    productId,
    color,
    hex,
    sides,
    views,
    pictures,
    sceneSignature: isOwn ? designs.signScene(id, now).sceneSignature : undefined,
    picture: pictures[0]?.address ?? '',
    createdAt: createdAt.toISOString(),
  };
}
