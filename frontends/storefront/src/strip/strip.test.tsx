import { anId, aProduct, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { BoughtTogether } from './bought-together.tsx';
import { RecentlySeen } from './recently-seen.tsx';
import { rememberSeen } from './seen.ts';

let asked: string[] = [];
const gone = anId(3);
const server = serve(
  http.get('/api/product/:id/bought-together', ({ params: { id } }) => {
    asked.push(String(id));
    return HttpResponse.json([aProduct({ _id: anId(8), name: 'Product 8' }), aProduct({ _id: anId(2), name: 'Two' })]);
  }),
  http.get('/api/product', ({ request }) => {
    const ids = new URL(request.url).searchParams.get('ids') ?? '';
    asked.push(ids);
    const there = ids.split(',').filter((id) => id !== gone);
    return HttpResponse.json(there.map((_id) => aProduct({ _id, name: `Product ${Number.parseInt(_id, 16)}` })));
  }),
);
beforeEach(() => {
  localStorage.removeItem('recently-seen');
  asked = [];
});
const seen = () => localStorage.getItem('recently-seen')?.split(',') ?? [];
const names = async () =>
  within(await screen.findByRole('region'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('recently seen', () => {
  it('shows the latest first, each once, eight at most, and not the product of the page', async () => {
    for (const number of [20, 1, 2, 4, 5, 6, 7, 8, 9, 1, 10]) rememberSeen(anId(number));
    renderScreen(<RecentlySeen without={[anId(10)]} />);
    await waitFor(async () =>
      expect(await names()).toEqual([1, 9, 8, 7, 6, 5, 4, 2].map((number) => `Product ${number}`)),
    );
    expect(seen()).toHaveLength(9);
  });

  it('holds the places while products are loaded', async () => {
    rememberSeen(anId(1));
    renderScreen(<RecentlySeen without={[]} />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading products');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(await screen.findByRole('link', { name: 'Product 1' })).toHaveAttribute('href', `/product/${anId(1)}`);
  });

  it('says that it cannot be loaded, forgets nothing then, and is loaded again', async () => {
    server.use(http.get('/api/product', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    for (const id of [anId(1), gone]) rememberSeen(id);
    const { user } = renderScreen(<RecentlySeen without={[]} />);
    expect(await screen.findByText('We could not load the products that you looked at.')).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
    expect(seen()).toEqual([gone, anId(1)]);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: 'Product 1' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('forgets a product that is gone', async () => {
    for (const id of [anId(1), gone]) rememberSeen(id);
    renderScreen(<RecentlySeen without={[]} />);
    await waitFor(() => expect(seen()).toEqual([anId(1)]));
    expect(await names()).toEqual(['Product 1']);
  });

  it('is cleared by a button', async () => {
    rememberSeen(anId(1));
    const { user } = renderScreen(<RecentlySeen without={[]} />);
    await user.click(await screen.findByRole('button', { name: 'Clear the list' }));
    expect(screen.queryByRole('region')).toBeNull();
    expect(seen()).toEqual([]);
  });

  it('asks for nothing that is no id of a product', async () => {
    localStorage.setItem('recently-seen', `../users,${anId(1)},<b>`);
    renderScreen(<RecentlySeen without={[]} />);
    expect(await screen.findByRole('link', { name: 'Product 1' })).toBeVisible();
    expect(asked).toEqual([anId(1)]);
  });

  it('shows nothing without products', () => {
    const { container } = renderScreen(<RecentlySeen without={[]} />);
    expect(within(container).queryByRole('region')).toBeNull();
  });
});

describe('often bought together', () => {
  it('names the others of up to three products, each once', async () => {
    renderScreen(<BoughtTogether productIds={[anId(1), anId(2), anId(2), anId(4), anId(5)]} />);
    expect(await screen.findByRole('region', { name: 'Often bought together' })).toBeVisible();
    expect(await names()).toEqual(['Product 8']);
    expect(asked).toEqual([anId(1), anId(2), anId(4)]);
  });

  it('shows nothing where nothing is known, or it cannot be loaded', async () => {
    server.use(http.get('/api/product/:id/bought-together', () => HttpResponse.json([])));
    renderScreen(<BoughtTogether productIds={[anId(1)]} />);
    await expect(screen.findByRole('region', {}, { timeout: 300 })).rejects.toThrow();
  });

  it('has its title in Hindi', async () => {
    await renderInHindi(<BoughtTogether productIds={[anId(1)]} />);
    expect(await screen.findByRole('region', { name: 'अक्सर साथ में ख़रीदे जाते हैं' })).toBeVisible();
  });
});
