import './shell.css';
import { createQueryClient, loadShop, session } from '@print-shop/web-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { StartFailure } from './layout/start-failure.tsx';
import { registerRemoteUrls } from './remotes/load-remote.ts';
import { createShellRouter } from './routes.tsx';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root');
const root = createRoot(element);

/** Renders once the session is restored and the shop knows its name and its remotes. */
async function start(): Promise<void> {
  const [shop] = await Promise.all([loadShop(), registerRemoteUrls(), session.restore()]);
  root.render(
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={createShellRouter(shop)} />
      </QueryClientProvider>
    </StrictMode>,
  );
}

start().catch((error: unknown) => {
  console.error('The shop could not start', error);
  root.render(<StartFailure />);
});
