import './remote.css';
import { PortalRoot } from '@print-shop/ui';
import { RemoteContextProvider, type RemoteProps } from '@print-shop/web-kit';

export default function App({ context }: RemoteProps) {
  return (
    <RemoteContextProvider value={context}>
      <PortalRoot className="remote-admin">
        <p className="page section md:text-title">hello</p>
      </PortalRoot>
    </RemoteContextProvider>
  );
}
