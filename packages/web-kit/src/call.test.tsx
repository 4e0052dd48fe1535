import type { ClientRoute } from '@print-shop/contracts';
import {
  forgotPassword,
  getCart,
  googleLogin,
  listOrders,
  login,
  placeOrder,
  register,
  resetPassword,
  undoChange,
} from '@print-shop/contracts/client';
import { language } from '@print-shop/i18n';
import { HttpResponse, http } from 'msw';
import { ApiError, messageOf } from './api-error.ts';
import { call, callWithTotal, findQueryFor } from './call.ts';
import { session } from './session-hooks.ts';
import { anId, aUser, serve } from './testing/index.ts';

const server = serve();

describe('a call of the contract', () => {
  it('sends parameters, query and the token, and reads the total', async () => {
    session.signInSuccess(aUser(), 'my-token');
    let seen: Request | undefined;
    server.use(
      http.get('/api/order', ({ request }) => {
        seen = request;
        return HttpResponse.json([], { headers: { 'X-Total-Count': '41' } });
      }),
    );
    const { total } = await callWithTotal(listOrders, { query: { search: 'T-Shirt', limit: 4, day: undefined } });
    expect(total).toBe(41);
    expect(new URL(seen?.url ?? '').search).toBe('?search=T-Shirt&limit=4');
    expect(seen?.headers.get('authorization')).toBe('Bearer my-token');
  });

  it('asks in the language of the page', async () => {
    const asked: (string | null)[] = [];
    server.use(
      http.get('/api/order', ({ request }) => {
        asked.push(request.headers.get('accept-language'));
        return HttpResponse.json([]);
      }),
    );
    for (const chosen of ['hi', 'en'] as const) {
      language.choose(chosen);
      await callWithTotal(listOrders, { query: {} });
    }
    expect(asked).toEqual(['hi', 'en']);
  });

  it('throws what the server said, with code and details', async () => {
    server.use(
      http.post('/api/order', () =>
        HttpResponse.json({ message: 'Only 4 left.', code: 'out-of-stock', details: [] }, { status: 409 }),
      ),
    );
    const failure = await call(placeOrder, {
      body: { user: anId(1), orderItems: [], shippingAddress: { address: '', city: '', postalCode: '' } },
    }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 409, code: 'out-of-stock', message: 'Only 4 left.' });
    expect(messageOf(failure, 'else')).toBe('Only 4 left.');
  });

  it('keeps the words of a broken server to itself', () => {
    expect(messageOf(new ApiError(500, 'stack trace'), 'Please try again.')).toBe('Please try again.');
    expect(messageOf(new ApiError(502, ''), 'Please try again.')).toBe('Please try again.');
    expect(messageOf(new TypeError('x is not a function'), 'Please try again.')).toBe('Please try again.');
  });

  it.each([502, 503, 504])('shows what a server says of itself with %i', (status) => {
    expect(messageOf(new ApiError(status, 'The shop takes a break.'), 'else')).toBe('The shop takes a break.');
  });

  it('shows what the shop itself says of a failure that it did not foresee', () => {
    const failure = new ApiError(500, 'Something went wrong on our side.', 'internal');
    expect(messageOf(failure, 'else')).toBe('Something went wrong on our side.');
  });

  it('signs out and says so when the token is refused', async () => {
    session.signInSuccess(aUser(), 'old-token');
    server.use(http.get('/api/order', () => HttpResponse.json({ message: 'expired', code: 'x' }, { status: 401 })));
    await expect(call(listOrders, {})).rejects.toBeInstanceOf(ApiError);
    expect(session.read()).toMatchObject({ currentUser: null, error: 'Your session has ended. Please sign in again.' });
  });

  it.each([
    ['login', login, { login: 'ravi@example.in', password: 'wrong' }],
    ['google', googleLogin, { idToken: 'x' }],
    ['register', register, { name: 'Ravi', email: 'ravi@example.in', password: 'correct horse' }],
    ['forgot-password', forgotPassword, { login: 'ravi@example.in' }],
    ['reset-password', resetPassword, { token: 'x', password: 'correct horse' }],
    ['undo-change', undoChange, { token: 'x' }],
  ] as const)('sends no token to %s, whose 401 leaves the session alone', async (path, contract, body) => {
    session.signInSuccess(aUser(), 'my-token');
    let seen: Request | undefined;
    server.use(
      http.post(`/api/users/${path}`, ({ request }) => {
        seen = request;
        return HttpResponse.json({ message: 'Wrong.', code: 'wrong-credentials' }, { status: 401 });
      }),
    );
    await expect(call(contract as ClientRoute, { body } as never)).rejects.toMatchObject({ status: 401 });
    expect(seen?.headers.has('authorization')).toBe(false);
    expect(session.token()).toBe('my-token');
  });

  it('takes 404 for nothing where nothing is a good answer', async () => {
    server.use(
      http.get('/api/cart/:userId', () =>
        HttpResponse.json({ message: 'No cart', code: 'not-found' }, { status: 404 }),
      ),
    );
    const query = findQueryFor(getCart, { params: { userId: anId(9) } });
    await expect(query.queryFn({ signal: new AbortController().signal })).resolves.toBeNull();
  });
});
