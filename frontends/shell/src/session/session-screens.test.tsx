import { language } from '@print-shop/i18n';
import { session } from '@print-shop/web-kit';
import { aUser, renderScreen, serve } from '@print-shop/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import LogoutScreen from './logout-screen.tsx';
import { SessionNotice } from './session-notice.tsx';

const server = serve(http.post('/api/users/logout', () => HttpResponse.json({ message: 'Signed out' })));

describe('the notice of an ended session', () => {
  it('tells why the visitor is signed out', async () => {
    renderScreen(<SessionNotice />, { user: aUser() });
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => session.expire());
    expect(screen.getByRole('alert')).toHaveTextContent('Your session has ended. Please sign in again.');
    await act(async () => language.choose('hi'));
    expect(screen.getByText(/आपका सेशन ख़त्म हो गया है/)).toBeVisible();
  });

  it('says nothing about a sign-in that failed', () => {
    renderScreen(<SessionNotice />);
    act(() => session.signInFailure('Login failed.'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('/logout', () => {
  it('signs out and goes home', async () => {
    renderScreen(<LogoutScreen />, { at: '/logout', path: '/logout', user: aUser() });
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/));
    expect(session.read().currentUser).toBeNull();
  });

  it('says that it did not work, and tries again on request', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server.use(http.post('/api/users/logout', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user } = renderScreen(<LogoutScreen />, { at: '/logout', path: '/logout', user: aUser() });
    expect(await screen.findByRole('heading', { name: 'Signing out did not work' })).toBeVisible();
    expect(session.read().currentUser).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(session.read().currentUser).toBeNull());
    error.mockRestore();
  });
});
