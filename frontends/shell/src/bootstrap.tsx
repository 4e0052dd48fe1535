import './shell.css';
import { language, loadMessages } from '@print-shop/i18n';
import { createPageQueries, loadShop, type Shop, session } from '@print-shop/web-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { PageBoundary } from './layout/page-boundary.tsx';
import { StartFailure } from './layout/start-failure.tsx';
import { preloadScreen, registerRemoteUrls } from './remotes/load-remote.ts';
import { ShellRoutes } from './routes.tsx';

// Every page that loads this has it.
const root = document.getElementById('root') as HTMLElement;
const queries = createPageQueries();

function Page({ shop }: { shop: Shop }) {
  useLayoutEffect(() => {
    // The page's script repeats a tap that came too early. It does that after this effect, because React handles no tap during it.
    window.dispatchEvent(new Event('shop-listens'));
    performance.mark('shop-listens');
  }, []);
  return (
    <PageBoundary>
      <QueryClientProvider client={queries}>
        <BrowserRouter>
          <ShellRoutes shop={shop} />
        </BrowserRouter>
      </QueryClientProvider>
    </PageBoundary>
  );
}

/**
 * Takes over the page that a server has drawn, or draws one. It waits for the session, the shop's name, and the code and
 * texts of the first screen, whose read needs the session. A transition is rendered in slices, between which the page answers to its reader.
 */
async function start(): Promise<void> {
  const loadScreen = async () => {
    await Promise.all([registerRemoteUrls(), session.restore()]);
    await preloadScreen(window.location.pathname, queries);
    await loadMessages(language.read());
  };
  const [shop] = await Promise.all([loadShop(), loadScreen()]);
  const page = (
    <StrictMode>
      <Page shop={shop} />
    </StrictMode>
  );
  startTransition(() => {
    if (root.hasChildNodes()) hydrateRoot(root, page);
    else createRoot(root).render(page);
  });
}

start().catch((error: unknown) => {
  console.error('The shop could not start', error);
  createRoot(root).render(<StartFailure />);
});
