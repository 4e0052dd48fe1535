import './shell.css';
import { createQueryClient, loadShop, session } from '@print-shop/web-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { PageBoundary } from './layout/page-boundary.tsx';
import { StartFailure } from './layout/start-failure.tsx';
import { preloadScreen, registerRemoteUrls } from './remotes/load-remote.ts';
import { ShellRoutes } from './routes.tsx';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root');
const root = createRoot(element);

/**
 * Renders once the session is restored, the shop knows its name, and the first screen is there to take the place of the
 * page's HTML. A transition is rendered in slices, between which the page answers to its reader.
 */
async function start(): Promise<void> {
  const showFirst = registerRemoteUrls().then(() => preloadScreen(window.location.pathname));
  const [shop] = await Promise.all([loadShop(), showFirst, session.restore()]);
  startTransition(() =>
    root.render(
      <StrictMode>
        <PageBoundary>
          <QueryClientProvider client={createQueryClient()}>
            <BrowserRouter>
              <ShellRoutes shop={shop} />
            </BrowserRouter>
          </QueryClientProvider>
        </PageBoundary>
      </StrictMode>,
    ),
  );
}

start().catch((error: unknown) => {
  console.error('The shop could not start', error);
  root.render(<StartFailure />);
});
