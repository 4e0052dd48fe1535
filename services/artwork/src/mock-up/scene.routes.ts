import {
  createScene,
  getScene,
  getScenePicture,
  getScenePrint,
  getScenePrintPdf,
  listScenes,
  type PrintView,
  type ProductSnapshot,
  type SceneBody,
} from '@print-shop/contracts';
import type { DesignLinks } from '@print-shop/links';
import type { ReadModel } from '@print-shop/read-model';
import { allow, type ContractRouter, clientAddress, invalidInput, notFound, type User } from '@print-shop/service-kit';
import { type ColorStore, lookIn } from './colors.ts';
import { pictureOf, printOf, printPdfOf } from './draw-scene.ts';
import { filesOf, withDesigns } from './files-of.ts';
import type { PrintAreasStore } from './print-areas.store.ts';
import { type ProfileOf, productOf, viewsOf } from './product-views.ts';
import { drawingIsLate, type Renderer } from './render.ts';
import { toSceneResponse } from './scene.presenter.ts';
import type { SceneStore, StoredScene } from './scene.store.ts';
import { hashOf, isOwn, type KeepFiles, type MayUseFile, maySee, newSecret, opensPicture } from './scene-access.ts';
import type { SceneLimits } from './scene-limits.ts';
import type { SceneObjects } from './scene-objects.ts';
import { createSharedWork } from './shared-work.ts';

export interface SceneRoutesDeps {
  scenes: SceneStore;
  areas: PrintAreasStore;
  products: ReadModel<ProductSnapshot>;
  objects: SceneObjects;
  renderer: Renderer;
  profileOf: ProfileOf;
  limits: SceneLimits;
  mayUseFile: MayUseFile;
  keepFiles: KeepFiles;
  designs: DesignLinks;
  colors: Pick<ColorStore, 'hexOf'>;
  getSceneDays(): Promise<number>;
  drawPatienceMs?: number | undefined;
}

const DAY_MS = 24 * 3_600_000;

const noScene = () =>
  notFound(
    { en: 'There is no such mock-up, or it is not yours.', hi: 'ऐसा कोई मॉक-अप नहीं है, या वह आपका नहीं है।' },
    'scene-not-found',
  );

export function sceneRoutes(router: ContractRouter, deps: SceneRoutesDeps): void {
  const { scenes, areas, products, drawPatienceMs = 12_000 } = deps;
  const seen = async (id: string, user: User | undefined, token: string | undefined): Promise<StoredScene> => {
    const scene = await scenes.find(id);
    if (!scene || !maySee(scene, user, token)) throw noScene();
    return scene;
  };
  const areaOf = async (id: string, wanted: { view: string; area: string }) => {
    const scene = await scenes.find(id);
    const view = scene?.views.find((one) => one.id === wanted.view);
    const area = view?.areas.find((one) => one.id === wanted.area);
    if (!scene || !view || !area) throw noScene();
    return { scene, view, area };
  };
  /** Staff's pictures are the shop's own work. */
  const rendererFor = (user: User | undefined, address: string | undefined): Pick<Renderer, 'run'> => {
    if (user?.isAdmin) return deps.renderer;
    const sender = user?.id ?? clientAddress(address);
    return {
      async run(job) {
        await deps.limits.countDrawing(sender);
        await deps.renderer.run(job, sender);
      },
    };
  };
  const once = createSharedWork({ patienceMs: drawPatienceMs, late: drawingIsLate });
  router
    .on(createScene, allow.guest, async ({ body, user, req }) => {
      await deps.limits.count(user, req.ip);
      const product = await productOf(products, body.productId);
      const [drawn, profile] = [await areas.find(body.productId), await deps.profileOf(product.type)];
      const views = viewsUsed(body, viewsOf(product, drawn, profile));
      await checkFiles(body, user, deps.mayUseFile);
      const now = new Date();
      const keepUntil = new Date(now.getTime() + (await deps.getSceneDays()) * DAY_MS);
      const { productId, color, hex } = body;
      const sides = withDesigns(body.sides, deps.designs.admit);
      await deps.keepFiles(filesOf(sides), keepUntil);
      const token = user ? undefined : newSecret();
      const scene = await scenes.add(
        {
          productId,
          color,
          hex,
          sides,
          views,
          createdAt: now,
          secret: newSecret(),
          owner: user?.id ?? null,
          tokenHash: token ? hashOf(token) : null,
        },
        keepUntil,
      );
      return { status: 201, body: { ...toSceneResponse(scene, now, deps.designs), ...(token ? { token } : {}) } };
    })
    .on(listScenes, allow.signedIn, async ({ user, query }) => {
      const { found, total } = await scenes.listOf(user.id, query);
      const now = new Date();
      const body = found.map((scene) => toSceneResponse(scene, now, deps.designs));
      return { status: 200, body, headers: { 'X-Total-Count': String(total) } };
    })
    .on(getScene, allow.guest, async ({ params, query, user }) => {
      const scene = await seen(params.id, user, query.token);
      const own = { isOwn: isOwn(scene, user, query.token) };
      return { status: 200, body: toSceneResponse(scene, new Date(), deps.designs, own) };
    })
    .on(getScenePicture, allow.guest, async ({ params: { id }, query: { token, view: wanted, color }, user, req }) => {
      const scene = await scenes.find(id);
      if (!scene || !(maySee(scene, user, token) || opensPicture(scene, token, new Date()))) throw noScene();
      const view = scene.views.find((one) => one.id === wanted) ?? scene.views[0];
      if (!view) throw noScene();
      const look = await lookIn(color, scene, deps.colors);
      return {
        status: 200,
        body: await pictureOf(scene, view, look, { ...deps, renderer: rendererFor(user, req.ip), once }),
      };
    })
    .on(getScenePrint, allow.staff('artwork:read'), async ({ params: { id }, query }) => {
      const { scene, view, area } = await areaOf(id, query);
      return {
        status: 200,
        body: await printOf(scene, view, area, { ...deps, once }),
        filename: `print-${id}-${area.id}.png`,
      };
    })
    .on(getScenePrintPdf, allow.staff('artwork:read'), async ({ params: { id }, query }) => {
      const { scene, view, area } = await areaOf(id, query);
      return {
        status: 200,
        body: await printPdfOf(scene, view, area, { ...deps, once }),
        filename: `print-${id}-${area.id}.pdf`,
      };
    });
}

/** The views that a scene uses. Throws invalid-input where it names an area that its product does not have. */
function viewsUsed(body: SceneBody, views: readonly PrintView[]): PrintView[] {
  for (const side of body.sides) {
    const view = views.find(({ id }) => id === side.view);
    if (!view?.areas.some(({ id }) => id === side.area))
      throw invalidInput(
        {
          en: 'The product is no longer printed there. Please open the design again.',
          hi: 'इस जगह पर अब प्रिंट नहीं होता। डिज़ाइन फिर से खोलिए।',
        },
        'no-such-area',
      );
  }
  return views.filter(({ id }) => body.sides.some((side) => side.view === id));
}

/** Throws not-found for a file that the caller may not print. */
async function checkFiles(body: SceneBody, user: User | undefined, mayUse: MayUseFile): Promise<void> {
  for (const fileId of filesOf(body.sides).fileIds) {
    if (await mayUse(fileId, user, body.fileTokens?.[fileId])) continue;
    throw notFound({ en: 'One of the files is not there any more.', hi: 'इनमें से एक फ़ाइल अब नहीं है।' }, 'file-not-found');
  }
}
