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
import { PageBoundary } from '../layout/page-boundary.tsx';
import { provideRemote } from '../remotes/load-remote.ts';
import { ShellRoutes } from '../routes.tsx';
import { documentOf } from './document.tsx';
import { START_SCRIPT_HASH } from './start-script.ts';

/** What the shell itself shows at every address. */
const SHELL_READS = [listProductTypes.path];
/** What is the shell's alone, and of which not even the frame can be drawn before it is known who is there. */
const isOwn = (path: string): boolean => /^\/(admin(\/.*)?|logout)$/.test(path);
/** Leads nowhere, though a router may forgive the slashes; left to the browser, which shows what its router says. */
const isOdd = (path: string): boolean => path.includes('//');

const plainHead = (shop: Shop, path: string): PageHead => ({
  status: isOdd(path) ? 404 : 200,
  description: shop.line,
  canonical: null,
});

const only = (query: URLSearchParams, names: readonly string[] = []): URLSearchParams =>
  new URLSearchParams([...query].filter(([name, value]) => names.includes(name) && value !== '').sort());

/** Draws pages: says first what must be read for one, and then, given the answers, what it looks like. */
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
      ...{ shop, remotes, readAt },
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
      ...{ head: shown, language: request.language, shop: context.shop, publicUrl, firstData, root },
      files: files(found?.screen),
    });
    return { status: shown.status, html, scriptHash: START_SCRIPT_HASH, query: query.toString() };
  };
}
