import { type Language, language, loadMessages } from '@print-shop/i18n';
import { dismissToast, Toaster } from '@print-shop/ui';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import {
  createMemoryRouter,
  createPath,
  type InitialEntry,
  Outlet,
  RouterProvider,
  useLocation,
  useNavigate,
} from 'react-router';
import { RemoteContextProvider } from '../remote-context.tsx';
import type { SignedInUser } from '../session.ts';
import { session } from '../session-hooks.ts';
import type { Shop } from '../shop.ts';
import { shop } from './samples.ts';

interface Options {
  /** The address to open, and the path pattern of the screen's route. */
  at?: InitialEntry;
  path?: string;
  user?: SignedInUser | null;
  language?: Language;
  /** Content of the screen's outlet. */
  child?: ReactNode;
  /** Overrides of the sample shop. */
  shop?: Partial<Shop>;
}

function Host({ shop }: { shop: Shop }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <RemoteContextProvider value={{ session, navigate, basePath: '', shop }}>
      <span data-testid="address">{pathname}</span>
      <Suspense>
        <Outlet />
      </Suspense>
      <Toaster />
    </RemoteContextProvider>
  );
}

/** Renders one screen as the host does, with router, query cache, session and toasts. Other addresses are empty pages. */
export function renderScreen(
  screen: ReactNode,
  { at = '/', path = '/', user = null, language: chosen = 'en', child, shop: part = {} }: Options = {},
) {
  language.choose(chosen);
  dismissToast();
  if (user) session.signInSuccess(user, user.token);
  else session.signOut();
  const router = createMemoryRouter(
    [
      {
        element: <Host shop={{ ...shop, ...part }} />,
        children: [
          { path, element: screen, children: child ? [{ path: '*', element: child }] : [] },
          { path: '*', element: null },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  const queries = new QueryClient({
    // A cache that is thrown away after five minutes would keep the process of the tests waiting.
    defaultOptions: {
      queries: { retry: false, gcTime: Number.POSITIVE_INFINITY },
      mutations: { gcTime: Number.POSITIVE_INFINITY },
    },
  });
  return {
    user: userEvent.setup(),
    /** The current address, as in the address bar. */
    address: () => createPath(router.state.location),
    router,
    /** Reads all of the screen again, and returns once it shows the answers. */
    readAgain: () =>
      act(async () => {
        await queries.invalidateQueries();
        await new Promise<void>((shown) => notifyManager.schedule(shown));
      }),
    ...render(
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  };
}

/** The same for a visitor who chose Hindi and whose browser has loaded the texts. */
export async function renderInHindi(screen: ReactNode, options: Omit<Options, 'language'> = {}) {
  await loadMessages('hi');
  return act(async () => renderScreen(screen, { ...options, language: 'hi' }));
}
