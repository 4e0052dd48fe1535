import { renderScreen, serve, shop } from '@print-shop/web-kit/testing';
import { act, render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { PageBoundary } from './page-boundary.tsx';
import { ShellLayout } from './shell-layout.tsx';
import { StartFailure } from './start-failure.tsx';

serve(http.get('/api/product-types', () => HttpResponse.json({ success: true, data: [] })));

const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);

const setOnline = (isOnline: boolean) =>
  act(() => {
    Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });

describe('the page around the screens', () => {
  it('has header and footer on customer paths, with a way past the header', () => {
    renderScreen(<ShellLayout shop={shop} />, { at: '/administer', path: '*' });
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content');
    expect(screen.getByRole('link', { name: 'My Cart, 0 items' })).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });

  it('scrolls to the top on a route change', async () => {
    const { user } = renderScreen(<ShellLayout shop={shop} />, { path: '*' });
    scrollTo.mockClear();
    await user.click(screen.getByRole('link', { name: 'Terms & Conditions' }));
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it('has the staff header and no footer on staff paths', () => {
    renderScreen(<ShellLayout shop={shop} />, { at: '/admin/orders', path: '*' });
    expect(screen.queryByRole('link', { name: 'My Cart, 0 items' })).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it('says that there is no connection for as long as there is none', () => {
    renderScreen(<ShellLayout shop={shop} />, { path: '*' });
    expect(screen.queryByText(/You are offline/)).toBeNull();
    setOnline(false);
    expect(screen.getByText(/You are offline/)).toBeVisible();
    setOnline(true);
    expect(screen.queryByText(/You are offline/)).toBeNull();
  });
});

const Broken = () => {
  throw new Error('a broken header');
};

describe('a page that breaks', () => {
  it('says so instead of staying white', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <PageBoundary>
        <Broken />
      </PageBoundary>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'The shop could not be opened' })).toBeVisible();
    error.mockRestore();
  });
});

describe('a shop that cannot start', () => {
  it('says so, that nothing is lost, and offers to try again', () => {
    render(<StartFailure />);
    expect(screen.getByRole('heading', { level: 1, name: 'The shop could not be opened' })).toBeVisible();
    expect(screen.getByText(/Nothing was lost/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeEnabled();
  });
});
