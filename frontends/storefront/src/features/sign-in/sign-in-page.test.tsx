import { PRIVACY_NOTICE } from '@print-shop/contracts/client';
import { session } from '@print-shop/web-kit';
import { anId, aUser, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { keepToken } from '../../artwork-check/kept.ts';
import { beginGoogleTrip, endGoogleTrip } from './google.ts';
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
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/));
    expect(session.read().currentUser).toMatchObject({ email: 'ravi@example.in', token: 'token-of-ravi' });
  });

  it('gives the account what the visitor uploaded as a guest', async () => {
    keepToken(anId(7), 'of a file');
    let sent: unknown;
    server.use(
      http.post('/api/artwork/adoptions', async ({ request }) => {
        sent = [request.headers.get('authorization'), await request.json()];
        return HttpResponse.json({ files: [anId(7)], scenes: [] });
      }),
    );
    await signIn(open());
    const body = { files: [{ id: anId(7), token: 'of a file' }], scenes: [] };
    await waitFor(() => expect(sent).toEqual(['Bearer token-of-ravi', body]));
  });

  const openFrom = (from: unknown, visitor = null as ReturnType<typeof aUser> | null) =>
    renderScreen(<SignInPage />, { at: { pathname: '/signin', state: { from } }, path: '/signin', user: visitor });
  const signIn = async ({ user }: ReturnType<typeof openFrom>) => {
    await user.type(screen.getByLabelText('Email or phone'), 'ravi@example.in');
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
  };

  it('goes on to where the visitor wanted to go, query and hash included', async () => {
    const opened = openFrom('/admin/orders?page=3#last');
    await signIn(opened);
    await waitFor(() => expect(opened.address()).toBe('/admin/orders?page=3#last'));
  });

  it.each(['//evil.example/admin', '/\\evil.example', 'https://evil.example', 7])(
    'goes home instead of to %j, which is no place of this shop',
    async (from) => {
      const opened = openFrom(from);
      await signIn(opened);
      await waitFor(() => expect(opened.address()).toBe('/'));
    },
  );

  it('tells a customer why the staff area did not open', () => {
    openFrom('/admin', aUser());
    expect(screen.getByRole('alert')).toHaveTextContent(
      'You are signed in as Ravi Kumar. That page is for staff: sign in with a staff account.',
    );
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

  const tryToSignIn = async (
    { user }: ReturnType<typeof openFrom>,
    words = ['Email or phone', 'Password', 'Sign In'],
  ) => {
    const [login = '', password = '', button = ''] = words;
    await user.type(screen.getByLabelText(login), 'ravi@example.in');
    await user.type(screen.getByLabelText(password), 'wrong');
    await user.click(screen.getByRole('button', { name: button }));
  };

  it('leaves a session alone when another sign-in is refused', async () => {
    server.use(http.post('/api/users/login', () => HttpResponse.json({ message: 'Wrong.' }, { status: 401 })));
    await tryToSignIn(renderScreen(<SignInPage />, { at: '/signin', path: '/signin', user: aUser() }));
    expect(await screen.findByText('Wrong.')).toBeVisible();
    expect(session.read().currentUser).toMatchObject({ token });
  });

  it.each([500, 502, 503, 504])('says with its own words that the shop may be away, for %i', async (status) => {
    server.use(http.post('/api/users/login', () => HttpResponse.json(null, { status })));
    await tryToSignIn(open());
    expect(await screen.findByText('Login failed. Please check your credentials and try again.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The shop is briefly unavailable. Please try again in a moment.',
    );
  });

  it('shows what the shop says of its own failure', async () => {
    const body = { message: 'Something went wrong on our side. Please try again.', code: 'internal' };
    server.use(http.post('/api/users/login', () => HttpResponse.json(body, { status: 500 })));
    await tryToSignIn(open());
    expect(await screen.findByRole('alert')).toHaveTextContent(body.message);
  });

  it('does so in Hindi too, whatever the server says', async () => {
    const body = { message: 'This part of the shop is briefly unavailable.', code: 'upstream-unavailable' };
    server.use(http.post('/api/users/login', () => HttpResponse.json(body, { status: 502 })));
    const opened = await renderInHindi(<SignInPage />, { at: '/signin', path: '/signin' });
    await tryToSignIn(opened, ['ईमेल या फ़ोन', 'पासवर्ड', 'साइन इन']);
    expect(await screen.findByRole('alert')).toHaveTextContent('दुकान से अभी थोड़ी देर के लिए संपर्क नहीं हो पा रहा।');
  });

  it('says that it is under way, and leads to a new password and a new account', async () => {
    server.use(http.post('/api/users/login', () => new Promise(() => undefined)));
    const { user } = open();
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
    await user.type(screen.getByLabelText('Email or phone'), 'ravi@example.in');
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Signing In...')).toBeVisible();
  });

  it('speaks Hindi to whoever chose it, also when the server refuses', async () => {
    server.use(
      http.post('/api/users/login', () =>
        HttpResponse.json({ message: 'Login failed.', code: 'wrong-credentials' }, { status: 401 }),
      ),
    );
    const { user } = await renderInHindi(<SignInPage />, { at: '/signin', path: '/signin' });
    await user.type(screen.getByLabelText('ईमेल या फ़ोन'), 'ravi@example.in');
    await user.type(screen.getByLabelText('पासवर्ड'), 'wrong');
    await user.click(screen.getByRole('button', { name: 'साइन इन' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('साइन इन नहीं हो पाया।');
  });
});

const tokenWith = (claims: object) => `e30.${btoa(JSON.stringify(claims))}.x`;
/** The values that Google sends back after a trip that began just now. */
function returnFrom(address: string, change: { state?: string; nonce?: string } = {}) {
  const trip = new URL(address).searchParams;
  const nonce = change.nonce ?? trip.get('nonce');
  const idToken = tokenWith({ nonce, name: 'Ravi', email: 'ravi@gmail.com' });
  return `#${new URLSearchParams({ id_token: idToken, state: change.state ?? trip.get('state') ?? '' })}`;
}
const openAt = (hash: string) => renderScreen(<SignInPage />, { at: `/signin${hash}`, path: '/signin' });

describe('Google sign-in', () => {
  beforeEach(() => sessionStorage.clear());

  it('is always offered, and says where the shop has not switched it on', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Continue with Google' }));
    expect(await screen.findByText(/Google sign-in is not switched on in this shop/)).toBeVisible();
  });

  it('says so when the server cannot begin it', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server.use(http.post('/api/users/google/start', () => HttpResponse.json(null, { status: 502 })));
    const { user } = renderScreen(<SignInPage />, {
      at: '/signin',
      path: '/signin',
      shop: { googleClientId: 'client.example' },
    });
    await user.click(screen.getByRole('button', { name: 'Continue with Google' }));
    expect(await screen.findByText('The shop is briefly unavailable. Please try again in a moment.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
    log.mockRestore();
  });

  it('goes to Google for a token, with a state that is new each time and the nonce that the server gave', () => {
    const [first, second] = [0, 1].map(() => new URL(beginGoogleTrip('client.example', 'n-1', 'https://shop.example')));
    expect(first?.origin).toBe('https://accounts.google.com');
    expect(Object.fromEntries(first?.searchParams ?? [])).toMatchObject({
      client_id: 'client.example',
      redirect_uri: 'https://shop.example/signin',
      response_type: 'id_token',
      response_mode: 'fragment',
      scope: 'openid email profile',
    });
    expect(first?.searchParams.get('nonce')).toBe('n-1');
    expect(first?.searchParams.get('state')).toHaveLength(32);
    expect(first?.searchParams.get('state')).not.toBe(second?.searchParams.get('state'));
  });

  it('hands the token that came back to the server, and goes on to where the visitor was', async () => {
    let sent: unknown;
    server.use(
      http.post('/api/users/google', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ ...ravi, token });
      }),
    );
    const hash = returnFrom(beginGoogleTrip('client.example', 'n-1', 'https://shop.example', '/cart'));
    openAt(hash);
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/cart'));
    expect(sent).toEqual({
      name: 'Ravi',
      email: 'ravi@gmail.com',
      idToken: new URLSearchParams(hash.slice(1)).get('id_token'),
      consent: PRIVACY_NOTICE,
    });
    expect(session.read().currentUser).toMatchObject({ email: 'ravi@example.in', token: 'token-of-ravi' });
  });

  it.each([
    ['of another state', () => returnFrom(beginGoogleTrip('c', 'n-1', 'https://s.example'), { state: 'x' })],
    ['with another nonce', () => returnFrom(beginGoogleTrip('c', 'n-1', 'https://s.example'), { nonce: 'x' })],
    ['that nobody here asked for', () => '#id_token=e30.e30.x&state=x'],
  ])('takes no token %s', async (_what, hash) => {
    openAt(hash());
    expect(await screen.findByText('Google sign-in failed. Please try again.')).toBeVisible();
    expect(session.read().currentUser).toBeNull();
  });

  it('takes what came back only once', () => {
    const hash = returnFrom(beginGoogleTrip('c', 'n-1', 'https://s.example'));
    expect(endGoogleTrip(hash)).toMatchObject({ kind: 'token' });
    expect(endGoogleTrip(hash)).toEqual({ kind: 'failed' });
  });

  it('says so when the visitor turned back', async () => {
    openAt('#error=access_denied&state=x');
    expect(await screen.findByText(/You left Google before signing in/)).toBeVisible();
  });

  it('shows why the server refuses, and logs it', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server.use(
      http.post('/api/users/google', () =>
        HttpResponse.json({ message: 'Not this one.', code: 'google-refused' }, { status: 401 }),
      ),
    );
    openAt(returnFrom(beginGoogleTrip('c', 'n-1', 'https://s.example')));
    expect(await screen.findByText('Not this one.')).toBeVisible();
    expect(log).toHaveBeenCalledWith('Google sign-in failed', expect.objectContaining({ status: 401 }));
    log.mockRestore();
  });
});
