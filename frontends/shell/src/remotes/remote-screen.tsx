import { RemoteBoundary, type RemoteContext, session } from '@print-shop/web-kit';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useLocation, useNavigate, useOutletContext } from 'react-router';
import type { ShellContext } from '../layout/shell-layout.tsx';
import { loadedApp, loadRemoteApp, type RemoteName } from './load-remote.ts';
import { useText } from './messages/index.ts';
import { RemoteLoading } from './remote-loading.tsx';

interface RemoteScreenProps {
  name: RemoteName;
  basePath: string;
  load?: typeof loadRemoteApp;
}

/** Mounts one remote: loads it, gives it its context, and shows a placeholder while it is missing. */
export function RemoteScreen({ name, basePath, load = loadRemoteApp }: RemoteScreenProps) {
  const { shop, sidebar } = useOutletContext<ShellContext>();
  const text = useText();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt needs a new lazy component
  const App = useMemo(() => loadedApp(name) ?? lazy(() => load(name)), [name, load, attempt]);
  const context = useMemo<RemoteContext>(
    () => ({ session, navigate, basePath, shop, sidebar }),
    [navigate, basePath, shop, sidebar],
  );
  return (
    <RemoteBoundary part={text.parts[name]} place={key} onRetry={() => setAttempt((count) => count + 1)}>
      <Suspense fallback={<RemoteLoading />}>
        <App context={context} />
      </Suspense>
    </RemoteBoundary>
  );
}
