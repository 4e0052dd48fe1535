import { renderScreen, serve, shop } from '@print-shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { Link, Outlet } from 'react-router';
import type { ShellContext } from '../layout/shell-layout.tsx';
import type { loadRemoteApp } from './load-remote.ts';
import { RemoteScreen } from './remote-screen.tsx';

serve();
const context: ShellContext = { shop, sidebar: null };

function open(load: typeof loadRemoteApp) {
  return renderScreen(
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <Outlet context={context} />
    </>,
    { path: '*', child: <RemoteScreen name="storefront" basePath="" load={load} /> },
  );
}

let isBroken = false;
function Shelf() {
  if (isBroken) throw new Error('a bad product');
  return <p>The shelf</p>;
}

describe('the place of a remote', () => {
  let error: jest.SpiedFunction<typeof console.error>;
  beforeEach(() => {
    error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => error.mockRestore());

  it('shows where the screen will be while it loads', async () => {
    open(() => new Promise(() => undefined));
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible();
  });

  it('says that the remote is down, and loads it again on request', async () => {
    let isDown = true;
    const { user } = open(async () => {
      if (isDown) throw new Error('remoteEntry.js answered 503');
      return { default: () => <p>The shelf</p> };
    });
    expect(await screen.findByRole('heading', { name: 'The shop is not available right now' })).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('The shelf')).toBeVisible();
  });

  it('forgets a screen that broke when the visitor goes to another one', async () => {
    isBroken = true;
    const { user } = open(async () => ({ default: Shelf }));
    await screen.findByRole('heading', { name: 'The shop is not available right now' });
    isBroken = false;
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(await screen.findByText('The shelf')).toBeVisible();
  });
});
