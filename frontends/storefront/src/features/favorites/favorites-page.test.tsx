import { anId, aProduct, aUser, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import FavoritesPage from './favorites-page.tsx';

const PRODUCTS = [aProduct(), aProduct({ _id: anId(2), name: 'Chai Mug' })];
let liked: string[] = [];
const server = serve(
  http.get('/api/favorite/:userId', ({ params }) =>
    HttpResponse.json(liked.map((productId) => ({ userId: params.userId, productId, isLike: true }))),
  ),
  http.get('/api/product/:id', ({ params }) => HttpResponse.json(PRODUCTS.find(({ _id }) => _id === params.id))),
  http.post<never, { productId: string }>('/api/favorite/remove', async ({ request }) => {
    const { productId } = await request.json();
    liked = liked.filter((id) => id !== productId);
    return HttpResponse.json({ userId: anId(901), productId, isLike: false });
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
  });

  it('stay, with a message, when the server refuses', async () => {
    server.use(http.post('/api/favorite/remove', () => HttpResponse.json({}, { status: 500 })));
    const { user } = open();
    await user.click(await heart('Chai Mug'));
    expect(await screen.findByText('Failed to remove item from favorites. Please try again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove All' }));
    expect(await screen.findByText('Failed to remove all favorites. Please try again.')).toBeVisible();
    expect(screen.getByText('2 item(s) saved')).toBeVisible();
  });

  it('can be removed all at once, and then lead to the shelf', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove All' }));
    expect(await screen.findByText('No favorites yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Explore products' })).toHaveAttribute('href', '/explore');
  });
});
