import { drawRequestSchema } from '@print-shop/contracts';
import { invalidInput, unavailable } from '@print-shop/service-kit/errors';
import type { Logger } from '@print-shop/service-kit/log';
import type { HostRenderer, RemoteRenderer } from '@print-shop/web-kit';
import { json, type RequestHandler, Router } from 'express';
import { type Follower, follow } from './follow.ts';
import { loadRenderer } from './load-renderer.ts';
import type { Release } from './release.ts';
import { missingNames } from './shared-names.ts';

/** The storefront's release with its renderer run. */
interface LoadedStorefront {
  release: Release;
  app: RemoteRenderer;
}

/** The answers for one page; a list has 200 products at most. */
const REQUEST_LIMIT = '5mb';

export interface DrawDeps {
  host: Release;
  /** Where browsers find the remotes, by name. */
  remotes: Record<string, string>;
  storefrontUrl: string;
  logger: Logger;
  /** How often to ask for a new storefront, in milliseconds. */
  everyMs?: number;
}

const nothing = { scripts: [], styles: [] };

/** The files of a page by its screen: the shell's, the storefront's, and the screen's own. */
const filesOf = (host: Release, storefront: () => Release | undefined) => (screen?: string) => {
  const remote = screen === undefined ? undefined : storefront();
  const first = remote?.firstLoad ?? nothing;
  const own = remote?.firstLoad.screens[screen ?? ''] ?? nothing;
  const texts = { ...host.styles, ...remote?.styles };
  const styles = new Set([...host.firstLoad.styles, ...first.styles, ...own.styles]);
  return {
    main: host.firstLoad.main,
    preload: [...new Set([...host.firstLoad.scripts, ...first.scripts, ...own.scripts])],
    fonts: host.firstLoad.fonts,
    styles: [...styles].map((href) => ({ href, text: texts[href] ?? '' })),
  };
};

/** Draws pages of the newest storefront within this shell: `POST /draw`, for the gateways. */
export function startDrawing({ host, remotes, storefrontUrl, logger, everyMs }: DrawDeps): {
  routes: RequestHandler;
  follower: Follower<unknown>;
} {
  const { createRenderer, shared } = loadRenderer<HostRenderer>(host.renderer, 'shell');
  const offers = Object.fromEntries(
    Object.entries(shared).map(([module, exports]) => [module, Object.keys(exports as object)]),
  );
  const load = (release: Release): LoadedStorefront => {
    const missing = missingNames(release.needs, offers);
    if (missing.length > 0) throw new Error(`the storefront needs ${missing.join(', ')}, which this shell lacks`);
    return { release, app: loadRenderer<RemoteRenderer>(release.renderer, 'storefront', shared) };
  };
  const follower = follow(storefrontUrl, load, logger, everyMs);
  const draw = createRenderer({
    remotes,
    storefront: () => follower.current()?.app,
    files: filesOf(host, () => follower.current()?.release),
  });
  const routes = Router();
  const known = (): LoadedStorefront => {
    const current = follower.current();
    if (current) return current;
    throw unavailable({ en: 'The storefront is not there yet.', hi: 'स्टोरफ़्रंट अभी चालू नहीं हुआ है।' }, 'no-storefront');
  };
  routes.get('/addresses', (_req, res) => {
    res.json(known().app.pages.addresses);
  });
  routes.post('/draw', json({ limit: REQUEST_LIMIT }), async (req, res) => {
    const asked = drawRequestSchema.safeParse(req.body);
    if (!asked.success)
      throw invalidInput({ en: 'This is no page to draw.', hi: 'यह बनाने लायक पेज नहीं है।' }, 'no-page', {
        cause: asked.error,
      });
    // A gateway would keep a page that lacks what the storefront shows.
    known();
    res.json(await draw(asked.data));
  });
  return { routes, follower };
}
