import { session } from '@print-shop/web-kit';
import { aUser, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import SignInPage from './sign-in-page.tsx';

const { token, ...ravi } = aUser();
const server = serve(http.post('/api/users/login', () => HttpResponse.json({ user: ravi, token })));
const open = () => renderScreen(<SignInPage />, { at: '/signin', path: '/signin' });

describe('signing in', () => {
  it('asks for both fields', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter your email/phone and password.');
  });

  it('keeps user and token and goes home', async () => {
    const { user } = open();
    await user.type(screen.getByLabelText('Email or phone'), 'ravi@example.in');
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByTestId('address')).toHaveTextContent(/^\/$/);
    expect(session.read().currentUser).toMatchObject({ email: 'ravi@example.in', token: 'token-of-ravi' });
  });

  it.each([
    ['what the server said', { message: 'Too many attempts.' }, 'Too many attempts.'],
    ['its own words when the server has none', {}, 'Login failed. Please check your credentials and try again.'],
  ])('shows %s', async (_what, body, message) => {
    server.use(http.post('/api/users/login', () => HttpResponse.json(body, { status: 401 })));
    const { user } = open();
    await user.type(screen.getByLabelText('Email or phone'), 'ravi@example.in');
    await user.type(screen.getByLabelText('Password'), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText(message)).toBeVisible();
  });
});
