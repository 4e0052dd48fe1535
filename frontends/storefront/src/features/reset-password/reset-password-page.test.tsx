import { session } from '@print-shop/web-kit';
import { aUser, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import ResetPasswordPage from './reset-password-page.tsx';

const url = '/api/users/reset-password';
let sent: unknown;
const server = serve(
  http.post(url, async ({ request }) => {
    sent = await request.json();
    return HttpResponse.json({ message: 'done' });
  }),
);
const at = { at: '/reset-password#token=abc-1', path: '/reset-password' };

async function choose(password: string) {
  const { user } = renderScreen(<ResetPasswordPage />, { ...at, user: aUser() });
  await user.type(screen.getByLabelText('New password'), password);
  await user.click(screen.getByRole('button', { name: 'Set the password' }));
  return user;
}

describe('the mailed link', () => {
  it('sets a new password, ends the session and leads to sign in', async () => {
    await choose('new-password');
    expect(await screen.findByRole('heading', { name: 'Your new password is set' })).toBeVisible();
    expect(sent).toEqual({ token: 'abc-1', password: 'new-password' });
    expect(session.read().currentUser).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin');
  });

  it('holds the password to the rule of registration', async () => {
    await choose('abc');
    expect(await screen.findByText('Password must have at least 8 characters.')).toBeVisible();
  });

  it('shows the password to whoever wants to see it', async () => {
    const user = await choose('abc');
    await user.click(screen.getByRole('checkbox', { name: 'Show password' }));
    expect(screen.getByLabelText('New password')).toHaveAttribute('type', 'text');
  });

  it('leads to a new one when it has expired or was used', async () => {
    server.use(http.post(url, () => HttpResponse.json({ code: 'reset-link-over', message: 'over' }, { status: 404 })));
    await choose('new-password');
    expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password');
  });

  it('opens anew when another link is opened in the same tab', async () => {
    const { router } = renderScreen(<ResetPasswordPage />, { at: '/reset-password', path: '/reset-password' });
    await act(() => router.navigate('/reset-password#token=abc-2'));
    expect(screen.getByLabelText('New password')).toBeVisible();
  });

  it('takes no token from the query, which servers write into their logs', () => {
    renderScreen(<ResetPasswordPage />, { at: '/reset-password?token=abc-1', path: '/reset-password' });
    expect(screen.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
  });

  it('leads to a new one when it is not complete', () => {
    renderScreen(<ResetPasswordPage />, { at: '/reset-password', path: '/reset-password' });
    expect(screen.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
  });

  it('keeps the password that was typed when the server fails', async () => {
    server.use(http.post(url, () => HttpResponse.json(null, { status: 500 })));
    await choose('new-password');
    expect(await screen.findByRole('alert')).toHaveTextContent('The password could not be set. Please try again.');
    expect(screen.getByLabelText('New password')).toHaveValue('new-password');
  });

  it('says in Hindi too that a password is too common', async () => {
    server.use(
      http.post(url, () => HttpResponse.json({ code: 'password-common', message: 'Too common.' }, { status: 400 })),
    );
    const { user } = await renderInHindi(<ResetPasswordPage />, at);
    await user.type(screen.getByLabelText('नया पासवर्ड'), 'Password1');
    await user.click(screen.getByRole('button', { name: 'पासवर्ड बदलें' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('यह पासवर्ड बहुत लोग रखते हैं');
  });

  it('speaks Hindi to whoever chose it', async () => {
    await renderInHindi(<ResetPasswordPage />, at);
    expect(screen.getByRole('heading', { name: 'नया पासवर्ड चुनिए' })).toBeVisible();
  });
});
