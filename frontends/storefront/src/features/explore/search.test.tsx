import type { ProductSearch } from '@print-shop/contracts';
import { anId, aProduct, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router';
import { SearchBox } from './components/search-box.tsx';
import ExplorePage from './explore-page.tsx';
import type { Filter } from './use-filter.ts';

const AT = '2026-01-15T06:30:00.000Z';
const TYPES = [{ _id: anId(12), type: 'Mugs', category: ['Ceramic'], createdAt: AT, updatedAt: AT }];
const mug = aProduct({ _id: anId(3), name: 'Chai Mug', type: 'Mugs', category: 'Ceramic' });
const FACETS = {
  types: [{ value: 'Mugs', count: 7 }],
  categories: [{ value: 'Ceramic', count: 6 }],
  colors: [{ value: 'Navy Blue', count: 5 }],
  sizes: [{ value: 'M', count: 4 }],
  prices: [
    { from: 0, to: 200, count: 0 },
    { from: 200, to: 500, count: 3 },
    { from: 2500, to: null, count: 1 },
  ],
  inStock: 2,
  customizable: 1,
};
const found = (part: Partial<ProductSearch> = {}): ProductSearch => ({
  products: [mug],
  total: 1,
  facets: FACETS,
  spelling: null,
  ignored: [],
  nearest: [],
  ...part,
});
const suggestions = [
  { kind: 'type', type: 'Mugs' },
  { kind: 'category', type: 'Mugs', category: 'Ceramic' },
  { kind: 'product', id: anId(3), name: 'Chai Mug' },
];
let asked = '';
const server = serve(
  http.get('/api/product-types', () => HttpResponse.json({ success: true, data: TYPES })),
  http.get('/api/product/search', ({ request }) => {
    asked = new URL(request.url).search;
    return HttpResponse.json(found());
  }),
  http.get('/api/product/suggestions', ({ request }) => {
    const q = new URL(request.url).searchParams.get('q') ?? '';
    return HttpResponse.json({ suggestions: q.startsWith('mu') ? suggestions : [] });
  }),
  http.get('/api/favorite/:userId', () => HttpResponse.json([])),
);

function Address() {
  const { pathname, search } = useLocation();
  return <output>{decodeURIComponent(pathname + search.replaceAll('+', ' '))}</output>;
}
const open = (at = '/explore') =>
  renderScreen(
    <>
      <ExplorePage />
      <Address />
    </>,
    { at, path: '/*' },
  );
const address = () => screen.getAllByRole('status').find(({ tagName }) => tagName === 'OUTPUT')?.textContent;
const field = () => screen.findByRole('combobox', { name: 'Search products' });
const column = async () => within(await screen.findByRole('complementary', { name: 'Filters' }));

it('loses nothing that is typed before the script runs, and searches as a plain form until then', async () => {
  const searches: unknown[] = [];
  const filter = { q: '', set: (query: unknown) => searches.push(query) } as unknown as Filter;
  const box = (
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SearchBox filter={filter} />
      </MemoryRouter>
    </QueryClientProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(box);
  document.body.append(container);
  const form = within(container).getByRole<HTMLFormElement>('search');
  const input = within(form).getByRole<HTMLInputElement>('combobox', { name: 'Search products' });
  input.focus();
  input.value = 'mug चाय';
  expect(new URL(form.action).pathname).toBe('/explore');
  expect(input.name).toBe('q');
  const { unmount } = await act(async () => render(box, { container, hydrate: true }));
  expect(input.value).toBe('mug चाय');
  expect(await screen.findByRole('option', { name: /Chai Mug/ })).toBeVisible();
  await userEvent.type(input, '{Enter}');
  expect(searches).toEqual([{ q: 'mug चाय' }]);
  unmount();
  container.remove();
});

it('searches for what is typed, and puts it into the address', async () => {
  const { user } = open();
  await user.type(await field(), 'chai{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Results for “chai”' })).toBeVisible();
  expect(address()).toBe('/explore?q=chai');
  expect(asked).toContain('q=chai');
});

it('suggests while somebody types, and opens what the arrows choose', async () => {
  const { user } = open('/explore?sort=price');
  await user.type(await field(), 'mu');
  const list = await screen.findByRole('listbox', { name: 'Suggestions' });
  expect(
    within(list)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['MugsProduct type', 'CeramicMugs', 'Chai Mug']);
  expect(await field()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('3 suggestions')).toHaveAttribute('role', 'status');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const [, second] = within(list).getAllByRole('option');
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(await field()).toHaveAttribute('aria-activedescendant', second?.id);
  await user.keyboard('{Enter}');
  expect(address()).toBe('/explore?type=Mugs&category=Ceramic&sort=price');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('opens a suggested product by a press', async () => {
  const { user } = open();
  await user.type(await field(), 'mu');
  await user.click(await screen.findByRole('option', { name: 'Chai Mug' }));
  expect(address()).toBe(`/product/${anId(3)}`);
});

it('closes the list by Escape, then empties the field; arrows go round to the text itself', async () => {
  const { user } = open();
  await user.type(await field(), 'mu');
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('option', { name: 'Chai Mug' })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}');
  expect(await field()).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(await field()).toHaveValue('mu');
  await user.keyboard('{Escape}');
  expect(await field()).toHaveValue('');
});

it('can be used while suggestions fail', async () => {
  server.use(http.get('/api/product/suggestions', () => HttpResponse.json({}, { status: 500 })));
  const { user } = open();
  await user.type(await field(), 'mu{Enter}');
  await waitFor(() => expect(address()).toBe('/explore?q=mu'));
});

it('narrows by each filter, shows how many products are behind it, and takes it away by its chip', async () => {
  const { user } = open('/explore?q=mug');
  const filters = await column();
  for (const name of [
    /Mugs 7$/,
    /Navy Blue 5$/,
    /^M 4$/,
    /₹200.* to ₹500.* 3$/,
    /From ₹2,500.* 1$/,
    /In stock 2$/,
    /With your design 1$/,
  ]) {
    expect(await filters.findByRole('button', { name })).toHaveAttribute('aria-pressed', 'false');
  }
  expect(filters.queryByRole('button', { name: /₹0/ })).toBeNull();
  await user.click(filters.getByRole('button', { name: /Navy Blue/ }));
  await user.click(filters.getByRole('button', { name: /₹200/ }));
  await user.click(filters.getByRole('button', { name: /In stock/ }));
  await waitFor(() =>
    expect(address()).toBe('/explore?q=mug&color=Navy Blue&priceFrom=200&priceBelow=500&inStock=true'),
  );
  expect(filters.getByRole('button', { name: /Navy Blue/ })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getAllByRole('button', { name: /Remove filter ₹200/ })[0] as HTMLElement);
  await user.click(filters.getByRole('button', { name: /In stock/ }));
  expect(address()).toBe('/explore?q=mug&color=Navy Blue');
  await waitFor(() => expect(asked).toBe('?page=1&limit=24&q=mug&color=Navy+Blue'));
});

it('sorts, and leaves the standard order out of the address', async () => {
  const { user } = open('/explore?q=mug');
  const [sort] = await screen.findAllByRole('combobox', { name: 'Sort by' });
  expect(sort).toHaveDisplayValue('Best match');
  await user.selectOptions(sort as HTMLElement, 'Price: low to high');
  expect(address()).toBe('/explore?q=mug&sort=price');
  await user.selectOptions(sort as HTMLElement, 'Best match');
  expect(address()).toBe('/explore?q=mug');
});

it('says which words it read, and which it left out', async () => {
  server.use(http.get('/api/product/search', () => HttpResponse.json(found({ spelling: 'banner', ignored: ['xyz'] }))));
  open('/explore?q=bnnar%20xyz');
  expect(await screen.findByText(/Showing results for “banner”\./)).toHaveTextContent('Nothing matches “xyz”');
});

it('leads on from nothing: to near words, without filters, to everything, and to the shop', async () => {
  const nothing = found({ products: [], total: 0, nearest: ['keychain'] });
  server.use(http.get('/api/product/search', () => HttpResponse.json(nothing)));
  const { user } = open('/explore?q=kychan&color=Red');
  expect(await screen.findByText('No products found')).toBeVisible();
  expect(screen.getByText(/We found nothing for “kychan”/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
  await user.click(screen.getByRole('button', { name: 'keychain' }));
  expect(address()).toBe('/explore?q=keychain&color=Red');
  await user.click(await screen.findByRole('button', { name: 'Remove filters' }));
  expect(address()).toBe('/explore?q=keychain');
  await user.click(await screen.findByRole('button', { name: 'Show all products' }));
  expect(address()).toBe('/explore');
});

it('asks for nothing that the API would refuse, whatever the address says', async () => {
  open('/explore?size=HUGE&sort=cheapest&priceFrom=-1&inStock=no');
  expect(await screen.findByRole('heading', { name: 'Chai Mug' })).toBeVisible();
  expect(asked).toBe('?page=1&limit=24');
});

it('searches in Hindi', async () => {
  const { user } = await renderInHindi(<ExplorePage />, { at: '/explore', path: '/explore' });
  await user.type(await screen.findByRole('combobox', { name: 'प्रोडक्ट खोजें' }), 'मग{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: '“मग” के नतीजे' })).toBeVisible();
});
