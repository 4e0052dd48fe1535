import { session } from '@print-shop/web-kit';
import { aUser, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import ConfirmEmailPage from './confirm-email-page.tsx';

const url = '/api/users/email-confirmation';
let sent: unknown[] = [];
const server = serve(
  http.post(url, async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ message: 'done' });
  }),
);
beforeEach(() => {
  sent = [];
});
const at = { at: '/confirm-email#token=abc-1', path: '/confirm-email' };
const user = () => aUser({ emailConfirmed: false });
const press = async ({ user }: ReturnType<typeof renderScreen>) =>
  user.click(screen.getByRole('button', { name: 'Confirm this address' }));

describe('the link that confirms an address', () => {
  it('names the address, does nothing before it is asked to, and leads to the orders', async () => {
    const shown = renderScreen(<ConfirmEmailPage />, { ...at, user: user() });
    expect(screen.getByText(/Is ravi@example\.in your address\?/)).toBeVisible();
    expect(sent).toEqual([]);
    await press(shown);
    expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
    expect(sent).toEqual([{ token: 'abc-1' }]);
    expect(session.read().currentUser).toMatchObject({ emailConfirmed: true });
    expect(screen.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/orders');
  });

  it('needs the account to be signed in', () => {
    renderScreen(<ConfirmEmailPage />, { ...at, user: null });
    expect(screen.getByText(/Please sign in to the account whose address/)).toBeVisible();
  });

  it('leads to the profile when it is over or not complete', async () => {
    server.use(
      http.post(url, () => HttpResponse.json({ code: 'confirmation-link-over', message: 'x' }, { status: 404 })),
    );
    await press(renderScreen(<ConfirmEmailPage />, { ...at, user: user() }));
    expect(await screen.findByRole('link', { name: 'Go to your profile' })).toHaveAttribute('href', '/profile');
  });

  it('can be tried again when the server fails', async () => {
    server.use(http.post(url, () => HttpResponse.json(null, { status: 500 })));
    await press(renderScreen(<ConfirmEmailPage />, { ...at, user: user() }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The address could not be confirmed. Please try again.');
    expect(screen.getByRole('button', { name: 'Confirm this address' })).toBeEnabled();
  });

  it('speaks Hindi to whoever chose it', async () => {
    await renderInHindi(<ConfirmEmailPage />, { ...at, user: user() });
    expect(screen.getByRole('button', { name: 'ईमेल की पुष्टि करें' })).toBeVisible();
  });
});
