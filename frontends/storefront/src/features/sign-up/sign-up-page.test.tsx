import { aUser, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import SignUpPage from './sign-up-page.tsx';

const server = serve(
  http.post('/api/users/register', () => HttpResponse.json({ ...aUser(), message: 'Welcome' }, { status: 201 })),
);

async function fillIn() {
  const { user } = renderScreen(<SignUpPage />, { at: '/signup', path: '/signup' });
  await user.type(screen.getByLabelText('Full name'), 'Meera');
  await user.type(screen.getByLabelText('Email'), 'meera@example.in');
  await user.type(screen.getByLabelText('Password'), 'secret12');
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
}

describe('opening an account', () => {
  it('needs name, email and password', async () => {
    const { user } = renderScreen(<SignUpPage />);
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Name, email, and password are required.');
  });

  it('goes to sign in two seconds after it succeeded', async () => {
    await fillIn();
    expect(await screen.findByRole('status')).toHaveTextContent('Registration successful!');
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/signin'), { timeout: 3000 });
  });

  it('shows why the server refused', async () => {
    server.use(
      http.post('/api/users/register', () =>
        HttpResponse.json({ message: 'This email is taken.', code: 'conflict' }, { status: 409 }),
      ),
    );
    await fillIn();
    expect(await screen.findByText('This email is taken.')).toBeVisible();
  });
});
