import { session } from '@print-shop/web-kit';
import { aUser, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import ProfilePage from './profile-page.tsx';

const { token: _, ...ravi } = aUser();
const noChoices = { language: null, channels: [], kinds: [], staff: [], refused: null };
let state: object = { state: 'none' };
let deleted: unknown;
const server = serve(
  http.get('/api/users/user.id', () => HttpResponse.json(ravi)),
  http.get('/api/users/addresses', () => HttpResponse.json([])),
  http.get('/api/users/sessions', () => HttpResponse.json([])),
  http.get('/api/notifications/preferences', () => HttpResponse.json(noChoices)),
  http.get('/api/users/data-export', () => HttpResponse.json(state)),
  http.post('/api/users/data-export', () => {
    state = { state: 'collecting', requestedAt: '2026-01-01T10:00:00.000Z' };
    return HttpResponse.json(state, { status: 202 });
  }),
  http.delete('/api/users/profile', async ({ request }) => {
    deleted = await request.json();
    return HttpResponse.json({ message: 'Your account is deleted.' });
  }),
);
beforeEach(() => {
  state = { state: 'none' };
  deleted = undefined;
});
const open = () => renderScreen(<ProfilePage />, { user: aUser() });

describe('your data', () => {
  it('is collected when it is asked for, which is said', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText(/^We are collecting your data/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'What we keep, why and for how long' })).toHaveAttribute(
      'href',
      '/privacy',
    );
  });

  it('is said to be ready, and until when', async () => {
    state = { state: 'ready', requestedAt: '2026-01-01T10:00:00.000Z', expiresAt: '2026-01-08T10:00:00.000Z' };
    open();
    expect(await screen.findByText(/The link in our email works until .*8.*2026/)).toBeVisible();
  });

  it('says why it cannot be had', async () => {
    server.use(
      http.post('/api/users/data-export', () =>
        HttpResponse.json({ message: 'Too many requests for your data.', code: 'too-many-exports' }, { status: 429 }),
      ),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText('Too many requests for your data.')).toBeVisible();
  });
});

describe('deleting the account', () => {
  it('says what stays, and needs the password', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
    expect(dialog).toHaveTextContent(/Your orders stay.*for 8 years/);
    expect(screen.getByLabelText('Current password')).toHaveFocus();
    await user.type(screen.getByLabelText('Current password'), 'Ink-first-41{Enter}');
    await waitFor(() => expect(session.read().currentUser).toBeNull());
    expect(deleted).toEqual({ currentPassword: 'Ink-first-41' });
  });

  it('is refused with a wrong password, and can be left', async () => {
    server.use(
      http.delete('/api/users/profile', () =>
        HttpResponse.json({ message: 'This is not your current password.', code: 'wrong-password' }, { status: 403 }),
      ),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    await user.type(await screen.findByLabelText('Current password'), 'wrong{Enter}');
    expect(await screen.findByText('This is not your current password.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep my account' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(session.read().currentUser).not.toBeNull();
  });

  it('tells the only owner in Hindi that another owner is needed first', async () => {
    server.use(
      http.delete('/api/users/profile', () =>
        HttpResponse.json({ message: 'This is the only owner.', code: 'last-owner' }, { status: 409 }),
      ),
    );
    const { user } = await renderInHindi(<ProfilePage />, { user: aUser() });
    await user.click(await screen.findByRole('button', { name: 'मेरा अकाउंट हटाएँ' }));
    await user.type(await screen.findByLabelText('अभी का पासवर्ड'), 'Ink-first-41{Enter}');
    expect(await screen.findByText(/पहले किसी और को मालिक बनाइए/)).toBeVisible();
  });
});
