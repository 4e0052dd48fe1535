import {
  createLayout,
  getLayout,
  getLayoutPicture,
  getLayoutPrint,
  getLayoutPrintPdf,
  type LayoutBody,
  listLayouts,
  type PrintView,
  type ProductSnapshot,
} from '@print-shop/contracts';
import type { DesignLinks } from '@print-shop/links';
import type { ReadModel } from '@print-shop/read-model';
import { allow, type ContractRouter, clientAddress, invalidInput, notFound, type User } from '@print-shop/service-kit';
import { type ColorStore, lookIn } from './colors.ts';
import { pictureOf, printOf, printPdfOf } from './draw-layout.ts';
import { filesOf, withDesigns } from './files-of.ts';
import { toLayoutResponse } from './layout.presenter.ts';
import type { LayoutStore, StoredLayout } from './layout.store.ts';
import { hashOf, isOwn, type KeepFiles, type MayUseFile, maySee, newSecret, opensPicture } from './layout-access.ts';
import type { LayoutLimits } from './layout-limits.ts';
import type { LayoutObjects } from './layout-objects.ts';
import type { PrintAreasStore } from './print-areas.store.ts';
import { type ProfileOf, productOf, viewsOf } from './product-views.ts';
import { drawingIsLate, type Renderer } from './render.ts';
import { createSharedWork } from './shared-work.ts';

export interface LayoutRoutesDeps {
  layouts: LayoutStore;
  areas: PrintAreasStore;
  products: ReadModel<ProductSnapshot>;
  objects: LayoutObjects;
  renderer: Renderer;
  profileOf: ProfileOf;
  limits: LayoutLimits;
  mayUseFile: MayUseFile;
  keepFiles: KeepFiles;
  designs: DesignLinks;
  colors: Pick<ColorStore, 'hexOf'>;
  getLayoutDays(): Promise<number>;
  drawPatienceMs?: number | undefined;
}

const DAY_MS = 24 * 3_600_000;

const noLayout = () =>
  notFound(
    { en: 'There is no such layout, or it is not yours.', hi: 'ऐसा कोई लेआउट नहीं है, या वह आपका नहीं है।' },
    'scene-not-found',
  );

export function layoutRoutes(router: ContractRouter, deps: LayoutRoutesDeps): void {
  const { layouts, areas, products, drawPatienceMs = 12_000 } = deps;
  const seen = async (id: string, user: User | undefined, token: string | undefined): Promise<StoredLayout> => {
    const layout = await layouts.find(id);
    if (!layout || !maySee(layout, user, token)) throw noLayout();
    return layout;
  };
  const areaOf = async (id: string, wanted: { view: string; area: string }) => {
    const layout = await layouts.find(id);
    const view = layout?.views.find((one) => one.id === wanted.view);
    const area = view?.areas.find((one) => one.id === wanted.area);
    if (!layout || !view || !area) throw noLayout();
    return { layout, view, area };
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
    .on(createLayout, allow.guest, async ({ body, user, req }) => {
      await deps.limits.count(user, req.ip);
      const product = await productOf(products, body.productId);
      const [drawn, profile] = [await areas.find(body.productId), await deps.profileOf(product.type)];
      const views = viewsUsed(body, viewsOf(product, drawn, profile));
      await checkFiles(body, user, deps.mayUseFile);
      const now = new Date();
      const keepUntil = new Date(now.getTime() + (await deps.getLayoutDays()) * DAY_MS);
      const { productId, color, hex } = body;
      const sides = withDesigns(body.sides, deps.designs.admit);
      await deps.keepFiles(filesOf(sides), keepUntil);
      const token = user ? undefined : newSecret();
      const layout = await layouts.add(
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
      return { status: 201, body: { ...toLayoutResponse(layout, now, deps.designs), ...(token ? { token } : {}) } };
    })
    .on(listLayouts, allow.signedIn, async ({ user, query }) => {
      const { found, total } = await layouts.listOf(user.id, query);
      const now = new Date();
      const body = found.map((layout) => toLayoutResponse(layout, now, deps.designs));
      return { status: 200, body, headers: { 'X-Total-Count': String(total) } };
    })
    .on(getLayout, allow.guest, async ({ params, query, user }) => {
      const layout = await seen(params.id, user, query.token);
      const own = { isOwn: isOwn(layout, user, query.token) };
      return { status: 200, body: toLayoutResponse(layout, new Date(), deps.designs, own) };
    })
    .on(getLayoutPicture, allow.guest, async ({ params: { id }, query: { token, view: wanted, color }, user, req }) => {
      const layout = await layouts.find(id);
      if (!layout || !(maySee(layout, user, token) || opensPicture(layout, token, new Date()))) throw noLayout();
      const view = layout.views.find((one) => one.id === wanted) ?? layout.views[0];
      if (!view) throw noLayout();
      const look = await lookIn(color, layout, deps.colors);
      return {
        status: 200,
        body: await pictureOf(layout, view, look, { ...deps, renderer: rendererFor(user, req.ip), once }),
      };
    })
    .on(getLayoutPrint, allow.staff('artwork:read'), async ({ params: { id }, query }) => {
      const { layout, view, area } = await areaOf(id, query);
      return {
        status: 200,
        body: await printOf(layout, view, area, { ...deps, once }),
        filename: `print-${id}-${area.id}.png`,
      };
    })
    .on(getLayoutPrintPdf, allow.staff('artwork:read'), async ({ params: { id }, query }) => {
      const { layout, view, area } = await areaOf(id, query);
      return {
        status: 200,
        body: await printPdfOf(layout, view, area, { ...deps, once }),
        filename: `print-${id}-${area.id}.pdf`,
      };
    });
}

/** The views that a layout uses. Throws invalid-input where it names an area that its product does not have. */
function viewsUsed(body: LayoutBody, views: readonly PrintView[]): PrintView[] {
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
async function checkFiles(body: LayoutBody, user: User | undefined, mayUse: MayUseFile): Promise<void> {
  for (const fileId of filesOf(body.sides).fileIds) {
    if (await mayUse(fileId, user, body.fileTokens?.[fileId])) continue;
    throw notFound({ en: 'One of the files is not there any more.', hi: 'इनमें से एक फ़ाइल अब नहीं है।' }, 'file-not-found');
  }
}
