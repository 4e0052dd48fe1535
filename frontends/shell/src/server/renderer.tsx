import type { DrawReply, DrawRequest } from '@print-shop/contracts';
import { listProductTypes } from '@print-shop/contracts/client';
import { language, loadMessages } from '@print-shop/i18n';
import {
  createQueryClient,
  type FirstData,
  type Page,
  type PageHead,
  type RendererDeps,
  type Shop,
  shopIn,
  withFirstData,
} from '@print-shop/web-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import Announcement from '../header/announcement.tsx';
import { provideAnnouncement } from '../header/lazy-announcement.tsx';
import { PageBoundary } from '../layout/page-boundary.tsx';
import { provideRemote } from '../remotes/load-remote.ts';
import { ShellRoutes } from '../routes.tsx';
import { documentOf } from './document.tsx';
import { scriptHashes } from './start-script.ts';

provideAnnouncement(Announcement);

/** The parts that the shell itself shows at every address. */
const SHELL_READS = [listProductTypes.path];
/** Pages of the shell itself. Not even their frame can be rendered before the user is known. */
const isOwn = (path: string): boolean => /^\/(admin(\/.*)?|logout)$/.test(path);
/** An invalid address that a router may still accept because of its slashes; left to the browser's router. */
const isOdd = (path: string): boolean => path.includes('//');

const plainHead = (shop: Shop, path: string): PageHead => ({
  status: isOdd(path) ? 404 : 200,
  description: shop.line,
  canonical: null,
});

const only = (query: URLSearchParams, names: readonly string[] = []): URLSearchParams =>
  new URLSearchParams([...query].filter(([name, value]) => names.includes(name) && value !== '').sort());

/** Renders pages: first names the data that a page needs; then, given the answers, renders it. */
export function createRenderer({ files, remotes, storefront }: RendererDeps) {
  const draw = (shop: Shop, location: string) =>
    renderToString(
      <StrictMode>
        <PageBoundary>
          <QueryClientProvider client={createQueryClient()}>
            <StaticRouter location={location}>
              <ShellRoutes shop={shop} />
            </StaticRouter>
          </QueryClientProvider>
        </PageBoundary>
      </StrictMode>,
    );

  return async function render(request: DrawRequest): Promise<DrawReply> {
    const { path, shop, publicUrl, answers, readAt } = request;
    const remote = isOwn(path) || isOdd(path) ? undefined : storefront();
    const found = remote?.pages.find(path);
    const query = only(new URLSearchParams(request.query), found?.kind?.query);
    const page: Page | undefined = found?.kind?.at({ path, params: found.params, query });

    const reads = remote ? [...SHELL_READS, ...(page?.reads?.(answers) ?? [])] : [];
    const needs = reads.filter((url) => !(url in answers));
    if (needs.length > 0) return { needs };

    const context = { shop: shopIn(shop, request.language), publicUrl, language: request.language, answers };
    const head = page?.head(context);
    const known = Object.entries(answers).filter(([, { status }]) => status === 200 || status === 404);
    const firstData: FirstData = {
      shop,
      remotes,
      readAt,
      answers: Object.fromEntries(known),
      isFrameOnly: head === undefined,
    };
    let root = '';
    if (remote) {
      if (head) await remote.preload(path);
      await loadMessages(request.language);
      provideRemote('storefront', remote);
      const location = query.size > 0 ? `${path}?${query}` : path;
      root = language.during(request.language, () => withFirstData(firstData, () => draw(shop, location)));
    }
    const shown = head ?? plainHead(context.shop, path);
    const html = documentOf({
      head: shown,
      language: request.language,
      shop: context.shop,
      hours: shop.hours,
      publicUrl,
      firstData,
      root,
      files: files(found?.screen),
    });
    const scriptHash = scriptHashes(shop.announcement !== undefined);
    return { status: shown.status, html, scriptHash, query: query.toString() };
  };
}
