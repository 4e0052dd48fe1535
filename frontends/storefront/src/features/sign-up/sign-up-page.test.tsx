import { PRIVACY_NOTICE } from '@print-shop/contracts/client';
import { asksBeforeLeaving, aUser, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import SignUpPage from './sign-up-page.tsx';

let sent: unknown;
const server = serve(
  http.post('/api/users/register', async ({ request }) => {
    sent = await request.json();
    return HttpResponse.json({ ...aUser(), message: 'Welcome' }, { status: 201 });
  }),
);

async function fillIn() {
  const page = renderScreen(<SignUpPage />, { at: '/signup', path: '/signup' });
  const { user } = page;
  await user.type(screen.getByLabelText('Full name'), 'Meera');
  await user.type(screen.getByLabelText('Email'), 'meera@example.in');
  await user.type(screen.getByLabelText('Password'), 'secret12');
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  return page;
}

describe('opening an account', () => {
  it('needs name, email and password', async () => {
    const { user } = renderScreen(<SignUpPage />);
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Name, email, and password are required.');
  });

  it('asks before typed words are left, until the account is open', async () => {
    const { user } = renderScreen(<SignUpPage />);
    await user.type(screen.getByLabelText('Full name'), 'Meera');
    expect(asksBeforeLeaving()).toBe(true);
    await user.type(screen.getByLabelText('Email'), 'meera@example.in');
    await user.type(screen.getByLabelText('Password'), 'secret12');
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    await screen.findByRole('status');
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('goes to sign in two seconds after it succeeded', async () => {
    await fillIn();
    expect(await screen.findByRole('status')).toHaveTextContent('Registration successful!');
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/signin'), { timeout: 3000 });
  });

  it('leads nobody to sign in who has left the page by then', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { user, address } = await fillIn();
    await screen.findByRole('status');
    await user.click(screen.getByRole('link', { name: 'What we keep, why and for how long' }));
    act(() => jest.advanceTimersByTime(2000));
    expect(address()).toBe('/privacy');
    jest.useRealTimers();
  });

  it('says what the person agrees to, with a link, and sends which notice that was', async () => {
    await fillIn();
    expect(screen.getByText(/^By signing up you agree/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'What we keep, why and for how long' })).toHaveAttribute(
      'href',
      '/privacy',
    );
    await waitFor(() => expect(sent).toMatchObject({ name: 'Meera', consent: PRIVACY_NOTICE }));
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

  it('asks for name, email, password, phone and address, and leads to sign in', () => {
    renderScreen(<SignUpPage />);
    for (const label of ['Phone', 'Street', 'City', 'State', 'Country', 'Postal code']) {
      expect(screen.getByLabelText(new RegExp(`^${label}`))).toBeVisible();
    }
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
    expect(screen.getByLabelText(/^Country/)).toHaveValue('India');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  });

  it('says beside a field what is wrong with it', async () => {
    const { user } = renderScreen(<SignUpPage />);
    await user.type(screen.getByLabelText('Full name'), 'Meera');
    await user.type(screen.getByLabelText('Email'), 'meera');
    await user.type(screen.getByLabelText('Password'), 'abc');
    await user.type(screen.getByLabelText(/^Phone/), 'abc');
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(await screen.findByText('Please enter a valid email address.')).toBeVisible();
    expect(screen.getByText('Password must have at least 8 characters.')).toBeVisible();
    expect(screen.getByText('Please enter a valid phone number.')).toBeVisible();
    expect(screen.queryByText('Name, email, and password are required.')).toBeNull();
  });

  it('has words of its own when the server has none', async () => {
    server.use(http.post('/api/users/register', () => HttpResponse.json(null, { status: 500 })));
    await fillIn();
    expect(await screen.findByText('Registration failed. Please try again.')).toBeVisible();
  });

  it('speaks Hindi to whoever chose it', async () => {
    const { user } = await renderInHindi(<SignUpPage />);
    await user.click(screen.getByRole('button', { name: 'अकाउंट बनाएँ' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('नाम, ईमेल और पासवर्ड ज़रूरी हैं।');
  });
});
