import { session } from '@print-shop/web-kit';
import { aUser, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import JoinPage from './join-page.tsx';

const url = '/api/staff/join';
let sent: unknown;
const server = serve(
  http.post(url, async ({ request }) => {
    sent = await request.json();
    return HttpResponse.json({ message: 'ready', email: 'tara@example.in' }, { status: 201 });
  }),
);
const at = { at: '/join#token=abc-1', path: '/join' };

async function join({ name = 'Tara Devi', password = 'tara-likes-mangoes' } = {}) {
  const { user } = renderScreen(<JoinPage />, { ...at, user: aUser() });
  if (name) await user.type(screen.getByLabelText('Your name'), name);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Join' }));
  return user;
}
const refuse = (code: string, status: number, message = 'no') =>
  server.use(http.post(url, () => HttpResponse.json({ code, message }, { status })));

describe('the link of an invitation', () => {
  it('opens an account, signs out whoever was signed in, and leads to sign in', async () => {
    await join();
    expect(await screen.findByRole('heading', { name: 'Welcome to the team' })).toBeVisible();
    expect(screen.getByText(/Sign in with tara@example.in/)).toBeVisible();
    expect(sent).toEqual({ token: 'abc-1', name: 'Tara Devi', password: 'tara-likes-mangoes' });
    expect(session.read().currentUser).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin');
  });

  it('asks for a name and a password of twelve characters', async () => {
    await join({ name: '', password: 'elevenchars' });
    expect(await screen.findByText('Please enter your name.')).toBeVisible();
    expect(screen.getByText('Passwords of staff must have at least 12 characters.')).toBeVisible();
  });

  it('says whom to ask when it has expired, was used or is not complete', async () => {
    refuse('invitation-over', 404);
    await join();
    expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeVisible();
    expect(screen.getByText(/ask the owner of the shop for a new invitation/)).toBeVisible();
  });

  it('is over without a token', () => {
    renderScreen(<JoinPage />, { at: '/join?token=abc-1', path: '/join' });
    expect(screen.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
  });

  it('keeps what was typed when the server fails', async () => {
    server.use(http.post(url, () => HttpResponse.json(null, { status: 500 })));
    await join();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your account could not be created. Please try again.');
    expect(screen.getByLabelText('Your name')).toHaveValue('Tara Devi');
  });

  it('speaks Hindi to whoever chose it, also when it refuses', async () => {
    refuse('email-taken', 409, 'Somebody has opened an account.');
    const { user } = await renderInHindi(<JoinPage />, at);
    await user.type(screen.getByLabelText('आपका नाम'), 'तारा');
    await user.type(screen.getByLabelText('पासवर्ड'), 'tara-likes-mangoes');
    await user.click(screen.getByRole('button', { name: 'शामिल हों' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('इस बीच किसी ने इस ईमेल से अकाउंट बना लिया है');
  });
});
