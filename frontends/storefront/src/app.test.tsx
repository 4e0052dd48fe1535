import { createQueryClient, type FirstData, session, withFirstData } from '@print-shop/web-kit';
import { anId, anOrder, aProduct, aUser, serve, shop } from '@print-shop/web-kit/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { MemoryRouter } from 'react-router';
import App, { preload } from './app.tsx';

const product = aProduct({ _id: anId(1), name: 'Enamel Mug' });
const order = anOrder({ _id: anId(2) });

/** The first reads of screens, in the order in which they came. */
const reads: string[] = [];
const answerWith = (body: object) => (info: { request: Request }) => {
  reads.push(new URL(info.request.url).pathname);
  return HttpResponse.json(body);
};
const nothing = () => HttpResponse.json({ message: 'None', code: 'not-found' }, { status: 404 });
serve(
  http.get(`/api/product/${product._id}`, answerWith(product)),
  http.get(`/api/order/details/${order._id}`, answerWith(order)),
  http.get('/api/product', answerWith([product])),
  http.get('/api/product-types', answerWith({ success: true, data: [] })),
  http.get('/api/shop', answerWith(shop)),
  http.get('/api/product/similar/:id', () => HttpResponse.json([])),
  http.all('/api/*', nothing),
);

beforeEach(() => {
  reads.length = 0;
  session.signOut();
});

/** The shop at an address, with what is known already. */
const open = (path: string, queries: ReturnType<typeof createQueryClient>) =>
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[path]}>
        <App context={{ session, navigate: () => undefined, basePath: '', shop }} />
      </MemoryRouter>
    </QueryClientProvider>,
  );

const cameWith = (part: Partial<FirstData>): FirstData => ({
  shop,
  remotes: {},
  answers: {},
  readAt: 1,
  isFrameOnly: false,
  ...part,
});

describe('the preload of a screen', () => {
  it('reads what the screen shows while its code loads, and the screen does not read it again', async () => {
    const queries = createQueryClient();
    const code = preload(`/product/${product._id}`, queries);
    expect(queries.isFetching()).toBe(1);
    await code;
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    open(`/product/${product._id}`, queries);
    // At once, without a loading state.
    expect(screen.getByRole('heading', { level: 1, name: 'Enamel Mug' })).toBeVisible();
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    expect(reads).toEqual([`/api/product/${product._id}`]);
  });

  it('leaves a read on its way to the screen', async () => {
    const queries = createQueryClient();
    await preload('/product/ffffffffffffffffffffffff', queries);
    void preload(`/product/${product._id}`, queries);
    open(`/product/${product._id}`, queries);
    expect(await screen.findByRole('heading', { level: 1, name: 'Enamel Mug' })).toBeVisible();
    expect(reads).toEqual([`/api/product/${product._id}`]);
  });

  it.each([
    ['a signed-in customer', true, `/api/order/details/${order._id}`],
    ['a guest', false, `/api/product/${product._id}`],
  ])('asks for what %s may mean by the address of an order', async (_who, isSignedIn, url) => {
    const user = aUser();
    if (isSignedIn) session.signInSuccess(user, user.token);
    const id = url.split('/').at(-1);
    await preload(`/order/${id}`, createQueryClient());
    await waitFor(() => expect(reads).toEqual([url]));
  });

  it.each([
    ['/', '/api/product'],
    ['/explore', '/api/product-types'],
    ['/products/mugs', '/api/product-types'],
    ['/services/printing', '/api/shop'],
    ['/privacy-policy', '/api/shop'],
  ])('reads what the page at %s is drawn from', async (path, url) => {
    await preload(path, createQueryClient());
    await waitFor(() => expect(reads).toEqual([url]));
  });

  it.each([
    ['an id that no product can have', '/product/mug'],
    ['a page without a first read', '/contact'],
    ['an address without a page', '/nowhere'],
  ])('asks for nothing at %s', async (_what, path) => {
    const queries = createQueryClient();
    const code = preload(path, queries);
    expect(queries.isFetching()).toBe(0);
    await code;
  });

  it('asks for nothing on a server, which has no queries', async () => {
    await preload(`/product/${product._id}`);
    expect(reads).toEqual([]);
  });

  it.each([
    ['leaves a screen that the server has drawn as it is', false, 0],
    ['reads for a page of which the server has drawn the frame', true, 1],
  ])('%s', (_what, isFrameOnly, count) => {
    const queries = createQueryClient();
    withFirstData(cameWith({ isFrameOnly }), () => void preload(`/product/${product._id}`, queries));
    expect(queries.isFetching()).toBe(count);
  });
});
