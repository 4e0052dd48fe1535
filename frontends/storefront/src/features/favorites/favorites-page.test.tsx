import { aCart, anId, aProduct, aUser, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import FavoritesPage from './favorites-page.tsx';

const PRODUCTS = [aProduct(), aProduct({ _id: anId(2), name: 'Chai Mug' })];
let liked: string[] = [];
const idsIn = (request: Request) => new URL(request.url).searchParams.get('ids')?.split(',') ?? [];
const server = serve(
  http.get('/api/favorite/:userId', ({ params }) =>
    HttpResponse.json(liked.map((productId) => ({ userId: params.userId, productId, isLike: true }))),
  ),
  http.get('/api/product', ({ request }) =>
    HttpResponse.json(PRODUCTS.filter(({ _id }) => idsIn(request).includes(_id))),
  ),
  http.post<never, { productId: string }>('/api/favorite/remove', async ({ request }) => {
    const { productId } = await request.json();
    liked = liked.filter((id) => id !== productId);
    return HttpResponse.json({ userId: anId(901), productId, isLike: false });
  }),
  http.delete('/api/favorite/:userId', () => {
    liked = [];
    return HttpResponse.json({ message: 'removed' });
  }),
);
const open = () => renderScreen(<FavoritesPage />, { user: aUser() });
const heart = (name: string) => screen.findByRole('button', { name: `Remove ${name} from favorites` });
beforeEach(() => {
  liked = PRODUCTS.map(({ _id }) => _id);
});

describe('favorites', () => {
  it('ask a visitor to sign in', () => {
    renderScreen(<FavoritesPage />);
    expect(screen.getByRole('heading', { name: 'Sign In Required' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  });

  it('lose the one whose heart is tapped', async () => {
    const { user } = open();
    expect(await screen.findByText('2 item(s) saved')).toBeVisible();
    await user.click(await heart('Chai Mug'));
    expect(await screen.findByText('1 item(s) saved')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Chai Mug' })).toBeNull();
    expect(await heart('Round Neck T-Shirt')).toHaveFocus();
  });

  it('stay, with a message, when the server refuses', async () => {
    server.use(http.post('/api/favorite/remove', () => HttpResponse.json({}, { status: 500 })));
    const { user } = open();
    await user.click(await heart('Chai Mug'));
    expect(await screen.findByText('Failed to remove item from favorites. Please try again.')).toBeVisible();
    server.use(http.delete('/api/favorite/:userId', () => HttpResponse.json({}, { status: 500 })));
    await user.click(screen.getByRole('button', { name: 'Remove All' }));
    expect(await screen.findByText('Failed to remove all favorites. Please try again.')).toBeVisible();
    expect(screen.getByText('2 item(s) saved')).toBeVisible();
  });

  it('show image, name, price and type, and link to the product', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Chai Mug' });
    expect(link).toHaveAttribute('href', `/product/${anId(2)}`);
    expect(screen.getByRole('img', { name: 'Chai Mug' })).toBeVisible();
    expect(screen.getAllByText('T-Shirt')).toHaveLength(2);
    expect(screen.getAllByText('₹450.00')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  it('go into the cart one by one, by name', async () => {
    server.use(http.post('/api/cart/add', () => HttpResponse.json(aCart())));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add to Cart: Chai Mug' }));
    expect(await screen.findByText('Chai Mug added to cart!')).toBeVisible();
  });

  it.each([
    ['list', '/api/favorite/:userId'],
    ['products', '/api/product'],
  ])('say that the %s could not be loaded, and try again', async (_what, path) => {
    let isDown = true;
    server.use(http.get(path, () => (isDown ? HttpResponse.json({}, { status: 500 }) : undefined)));
    const { user } = open();
    expect(await screen.findByText('Failed to load your favorites. Please try again later.')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await heart('Chai Mug')).toBeVisible();
  });

  it('ask for two hundred products page by page', async () => {
    liked = Array.from({ length: 200 }, (_, index) => anId(1000 + index));
    const asked: number[] = [];
    server.use(
      http.get('/api/product', ({ request }) => {
        asked.push(idsIn(request).length);
        return HttpResponse.json(idsIn(request).map((_id) => aProduct({ _id })));
      }),
    );
    const { user } = open();
    expect(await screen.findByText('200 item(s) saved')).toBeVisible();
    expect(await screen.findAllByRole('article')).toHaveLength(24);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(48));
    // A dozen in each request.
    expect(asked).toEqual(Array(6).fill(12));
  });

  it('speak Hindi to whoever chose it', async () => {
    await renderInHindi(<FavoritesPage />, { user: aUser() });
    expect(await screen.findByText('2 आइटम रखे हैं')).toBeVisible();
    expect(screen.getByRole('button', { name: 'सब हटाएँ' })).toBeVisible();
  });

  it('can be removed all at once, and then lead to the shelf, with the focus on the page', async () => {
    const { user } = renderScreen(
      <main id="content" tabIndex={-1}>
        <FavoritesPage />
      </main>,
      { user: aUser() },
    );
    await user.click(await screen.findByRole('button', { name: 'Remove All' }));
    expect(await screen.findByText('No favorites yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Explore products' })).toHaveAttribute('href', '/explore');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
