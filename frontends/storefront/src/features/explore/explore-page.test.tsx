import type { ProductSearch } from '@print-shop/contracts';
import { anId, aProduct, aUser, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import ExplorePage from './explore-page.tsx';

const AT = '2026-01-15T06:30:00.000Z';
const TYPES = [
  { _id: anId(11), type: 'T-Shirt', category: ['Round Neck', 'Polo'], createdAt: AT, updatedAt: AT },
  { _id: anId(12), type: 'Mugs', category: ['Ceramic'], createdAt: AT, updatedAt: AT },
  { _id: anId(13), type: 'Name Plates', category: [], createdAt: AT, updatedAt: AT },
];
const PRODUCTS = [
  aProduct(),
  aProduct({ _id: anId(2), name: 'Team Polo', category: 'Polo', isNew: true }),
  aProduct({ _id: anId(3), name: 'Chai Mug', type: 'Mugs', category: 'Ceramic', isBestSeller: true, isNew: true }),
];
const SUGGESTIONS = [
  { kind: 'type', type: 'Mugs' },
  { kind: 'category', type: 'Mugs', category: 'Ceramic' },
  { kind: 'product', id: anId(3), name: 'Chai Mug' },
];
let asked = new URLSearchParams();
const isWanted = (query: URLSearchParams, one: (typeof PRODUCTS)[number]) =>
  (query.get('type') ?? one.type) === one.type &&
  (query.get('category') ?? one.category) === one.category &&
  one.name.toLowerCase().includes((query.get('q') ?? '').replace('magg', 'mug').toLowerCase());
const found = (products: typeof PRODUCTS, part: Partial<ProductSearch> = {}): ProductSearch => ({
  products,
  total: products.length,
  facets: {
    types: [
      { value: 'T-Shirt', count: 2 },
      { value: 'Mugs', count: 1 },
    ],
    categories: [
      { value: 'Polo', count: 1 },
      { value: 'Round Neck', count: 1 },
    ],
    colors: [{ value: 'Navy Blue', count: 2 }],
    sizes: [{ value: 'M', count: 2 }],
    prices: [
      { from: 0, to: 200, count: 0 },
      { from: 200, to: 500, count: 3 },
      { from: 500, to: null, count: 0 },
    ],
    inStock: 2,
    customizable: 1,
  },
  spelling: null,
  ignored: [],
  nearest: [],
  ...part,
});
let liked: string[] = [];
const server = serve(
  http.get('/api/product-types', () => HttpResponse.json({ success: true, data: TYPES })),
  http.get('/api/product/search', ({ request }) => {
    asked = new URL(request.url).searchParams;
    return HttpResponse.json(found(PRODUCTS.filter((one) => isWanted(asked, one))));
  }),
  http.get('/api/product/suggestions', ({ request }) => {
    const q = new URL(request.url).searchParams.get('q') ?? '';
    return HttpResponse.json({ suggestions: q.startsWith('mu') ? SUGGESTIONS : [] });
  }),
  http.get('/api/favorite/:userId', ({ params }) =>
    HttpResponse.json(liked.map((productId) => ({ userId: params.userId, productId, isLike: true }))),
  ),
  http.post<never, { productId: string }>('/api/favorite/add', async ({ request }) => {
    liked = [(await request.json()).productId];
    return HttpResponse.json({ userId: anId(901), productId: liked[0], isLike: true }, { status: 201 });
  }),
);
const open = (at = '/explore', path = '/explore', user: ReturnType<typeof aUser> | null = null) =>
  renderScreen(<ExplorePage />, { at, path, user });
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
beforeEach(() => {
  liked = [];
});

describe('explore', () => {
  it('narrows by category, and a new type starts with all of its categories', async () => {
    const { user } = open('/explore?type=T-Shirt');
    await user.click(await screen.findByRole('button', { name: 'Polo' }));
    expect(await screen.findByText('1 product')).toBeVisible();
    expect(names()).toEqual(['Team Polo']);
    await user.click(screen.getByRole('button', { name: 'Mugs' }));
    expect(await screen.findByRole('heading', { name: 'Chai Mug' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'All products' }));
    expect(await screen.findByText('3 products')).toBeVisible();
  });

  it('shows the filter in force as a chip that takes it away, also for a type without categories', async () => {
    const { user } = open('/explore?type=Name%20Plates');
    await screen.findByText('No products found');
    await user.click(screen.getAllByRole('button', { name: 'Remove filter Name Plates' })[0] as HTMLElement);
    expect(await screen.findByText('3 products')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Remove filter/ })).toBeNull();
  });

  it('filters on a phone in a sheet that opens and closes', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Filter' }));
    await user.click(await sheet.findByRole('button', { name: 'T-Shirt 2' }));
    await user.click(await sheet.findByRole('button', { name: 'Round Neck 1' }));
    await user.click(await sheet.findByRole('button', { name: 'Show 1 product' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(names()).toEqual(['Round Neck T-Shirt']);
  });

  it('has everything on the card that decides', async () => {
    open('/explore?type=Mugs');
    const card = within((await screen.findByRole('heading', { name: 'Chai Mug' })).closest('article') as HTMLElement);
    expect(card.getByRole('link', { name: 'Chai Mug' })).toHaveAttribute('href', `/product/${anId(3)}`);
    expect(card.getByText('Ceramic')).toBeVisible();
    expect(card.getByText('Best seller')).toBeVisible();
    expect(card.getByText('₹450.00')).toBeVisible();
    expect(card.getByText('₹500.00').closest('s')).toBeVisible();
    expect(card.getByText('Get 10% Discount')).toBeVisible();
    expect(card.getByRole('button', { name: 'Add to Cart: Chai Mug' })).toHaveTextContent('Add to Cart');
  });

  it('tells what is new', async () => {
    open('/explore?category=Polo');
    expect(await screen.findByText('New')).toBeVisible();
    expect(screen.queryByText('Best seller')).toBeNull();
  });

  it('understands the slug that the menus link to', async () => {
    open('/products/name-plates', '/products/:slug');
    expect(await screen.findByRole('heading', { level: 1, name: 'Name Plates' })).toBeVisible();
    expect(await screen.findByText('No products found')).toBeVisible();
  });

  it('finds nothing under a slug of no type, rather than everything', async () => {
    open('/products/balloons', '/products/:slug');
    expect(await screen.findByText('No products found')).toBeVisible();
  });

  it('keeps the place of the products while they load', async () => {
    server.use(http.get('/api/product/search', () => delay('infinite')));
    open();
    expect(await screen.findByRole('status', { name: 'Loading products' })).toBeVisible();
  });

  it('says that a shelf is empty, and leads back to all products', async () => {
    const { user } = open('/explore?type=Banners');
    expect(await screen.findByText('No products found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all products' }));
    expect(await screen.findByText('3 products')).toBeVisible();
  });

  it.each([
    ['the shop answers 500', () => HttpResponse.json({}, { status: 500 })],
    ['there is no connection', () => HttpResponse.error()],
  ])('says that loading failed when %s, and tries again', async (_why, answer) => {
    server.use(http.get('/api/product/search', answer, { once: true }));
    const { user } = open();
    expect(await screen.findByText('Failed to load data. Please try again later.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('3 products')).toBeVisible();
  });

  it('still shows the shelf when only the types fail', async () => {
    server.use(http.get('/api/product-types', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user } = open();
    expect(await screen.findByText('3 products')).toBeVisible();
    expect(screen.getByText('Failed to load data. Please try again later.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('button', { name: 'Mugs' })).toBeVisible();
  });

  it('asks a visitor to log in before saving or buying', async () => {
    const { user } = open('/explore?type=Mugs');
    await user.click(await screen.findByRole('button', { name: 'Add Chai Mug to favorites' }));
    expect(await screen.findByText('Please log in to save favorites.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add to Cart: Chai Mug' }));
    expect(await screen.findByText('Please log in to add items to cart.')).toBeVisible();
  });

  it('fills the heart once the server agreed', async () => {
    const { user } = open('/explore?type=Mugs', '/explore', aUser());
    await user.click(await screen.findByRole('button', { name: 'Add Chai Mug to favorites' }));
    expect(await screen.findByRole('button', { name: 'Remove Chai Mug from favorites' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('keeps the focus on the heart while it is saved, and saves it once', async () => {
    let timesSent = 0;
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.post('/api/favorite/add', async () => {
        timesSent += 1;
        await held;
        liked = [anId(3)];
        return HttpResponse.json({ userId: anId(901), productId: anId(3), isLike: true }, { status: 201 });
      }),
    );
    const { user } = open('/explore', '/explore', aUser());
    const heart = await screen.findByRole('button', { name: 'Add Chai Mug to favorites' });
    await user.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-busy', 'true'));
    await user.keyboard('{Enter}');
    expect(heart).toHaveFocus();
    answer();
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
    expect(heart).toHaveFocus();
    expect(timesSent).toBe(1);
  });

  it('names the button of what is sold out by that', async () => {
    server.use(
      http.get('/api/product/search', () => HttpResponse.json(found([aProduct({ name: 'Chai Mug', stock: 0 })]))),
    );
    open();
    const button = await screen.findByRole('button', { name: 'Out of stock: Chai Mug' });
    expect(button).toBeDisabled();
    expect(button).toHaveTextContent('Out of stock');
    expect(screen.queryByRole('button', { name: /Add to Cart/ })).toBeNull();
  });

  it('leaves the heart empty when the server refuses', async () => {
    server.use(http.post('/api/favorite/add', () => HttpResponse.json({}, { status: 500 })));
    const { user } = open('/explore?type=Mugs', '/explore', aUser());
    await user.click(await screen.findByRole('button', { name: 'Add Chai Mug to favorites' }));
    expect(await screen.findByText('Failed to update favorite. Please try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Chai Mug to favorites' })).toBeEnabled();
  });

  it('sends product, quantity 1 and user to the cart, and says so when that fails', async () => {
    let sent: unknown;
    server.use(
      http.post('/api/cart/add', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({}, { status: 500 });
      }),
    );
    const { user } = open('/explore?type=Mugs', '/explore', aUser());
    await user.click(await screen.findByRole('button', { name: 'Add to Cart: Chai Mug' }));
    expect(await screen.findByText('Failed to add item to cart. Please try again.')).toBeVisible();
    expect(sent).toEqual({ productId: anId(3), quantity: 1, userId: anId(901) });
  });

  it('speaks Hindi to whoever chose it', async () => {
    await renderInHindi(<ExplorePage />, { at: '/explore', path: '/explore' });
    expect(await screen.findByText('3 प्रोडक्ट')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'सारे प्रोडक्ट' })).toBeVisible();
    expect(screen.getAllByText('10% की छूट')).toHaveLength(3);
  });
});
