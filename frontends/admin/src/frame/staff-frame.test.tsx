import type { Role } from '@print-shop/contracts';
import { anId, aUser, leftInEnglish, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useLocation } from 'react-router';
import { addressOf, PAGES, type PageName } from '../pages.ts';
import { en } from './messages/en.ts';
import { StaffFrame } from './staff-frame.tsx';

const total = (count: number) => HttpResponse.json([], { headers: { 'X-Total-Count': String(count) } });
const order = {
  _id: anId(7),
  customer: { name: 'Asha Rao', email: 'asha@example.com' },
  createdAt: '2026-11-21T10:00:00.000Z',
  totalPrice: 1299,
};

const server = serve(
  http.get('/api/order', ({ request }) => {
    const { searchParams } = new URL(request.url);
    if (searchParams.has('search')) return HttpResponse.json(searchParams.get('search') === 'asha' ? [order] : []);
    return total(searchParams.get('leave') === 'due' ? 3 : 0);
  }),
  http.get('/api/bulk-order/waiting', () => HttpResponse.json({ waiting: 120 })),
  http.get('/api/bulk-order', ({ request }) => total(new URL(request.url).searchParams.get('leave') === 'due' ? 2 : 0)),
  http.get('/api/quotations', () => total(0)),
  http.get('/api/proofs/counts', () =>
    HttpResponse.json({
      'needs-mending': 1,
      'to-proof': 2,
      waiting: 9,
      'changes-asked': 4,
      approved: 9,
      cancelled: 9,
    }),
  ),
  http.get('/api/payments/accounts', () => total(0)),
  http.get('/api/conversations/count', () => HttpResponse.json({ waiting: 2, unread: 0 })),
  http.get('/api/product-reviews', () => total(0)),
  http.get('/api/product', () => total(0)),
  http.get('/api/users', () => HttpResponse.json([])),
  http.get('/api/invoices', () => HttpResponse.json([])),
  http.get('/api/notifications/failed', () => total(0)),
  http.get('/api/notifications/live/shop', () => new HttpResponse(new ReadableStream())),
);

const owner = aUser({ isAdmin: true, role: 'owner' });
const Address = () => {
  const { pathname, search } = useLocation();
  return (
    <>
      <output aria-label="address">{pathname + search}</output>
      <input type="search" aria-label="Search the list" />
    </>
  );
};
const frame = (
  <main>
    <StaffFrame slot={undefined}>
      <Address />
    </StaffFrame>
  </main>
);
const openAt = (at: string, role: Role = 'owner') => renderScreen(frame, { at, path: '*', user: { ...owner, role } });
const sidebar = () => within(screen.getByRole('navigation', { name: 'Staff area' }));
const address = () => screen.getByLabelText('address').textContent;

afterEach(() => localStorage.clear());

describe('the sidebar', () => {
  it('has the pages of the specification, with their words', async () => {
    openAt('/admin');
    const words: Partial<Record<PageName, string>> = {
      quotation: 'Online Quotation',
      addPrices: 'Add pricing',
      orders: 'Orders',
      bulkOrders: 'Bulk Orders',
      products: 'Products',
      users: 'Users',
      productTypes: 'Product type',
      productList: 'Product List',
      prices: 'manage pricing',
    };
    const links = new Map(
      sidebar()
        .getAllByRole('link')
        .map((link) => [link.getAttribute('href'), link.firstElementChild?.nextElementSibling?.textContent]),
    );
    for (const [page, word] of Object.entries(words)) expect(links.get(addressOf(page as PageName))).toBe(word);
  });

  it.each<[Role, string[]]>([
    ['owner', ['Today', 'Sales', 'Artwork', 'Money', 'Customers', 'Catalogue', 'Settings']],
    ['catalogue', ['Today', 'Artwork', 'Customers', 'Catalogue', 'Settings']],
    ['production', ['Today', 'Sales', 'Artwork', 'Customers', 'Settings']],
  ])('has for the role %s the groups that it includes', (role, groups) => {
    openAt('/admin/today', role);
    expect(
      sidebar()
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(groups);
  });

  it.each([
    ['/admin', 'Online Quotation'],
    ['/admin/product-list?page=2', 'Product List'],
    [`/admin/orders/${anId(1)}`, 'Orders'],
    ['/admin/artwork/profiles', 'Print profiles'],
    [`/admin/artwork/${anId(1)}`, 'Artwork and proofs'],
  ])('marks at %s the page %s, and no other', (at, name) => {
    openAt(at);
    const current = sidebar()
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map(({ textContent }) => textContent)).toEqual([name]);
  });

  it('counts what waits on each page', async () => {
    openAt('/admin/today');
    expect(await screen.findByRole('link', { name: 'Today 5 waiting' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Bulk Orders 120 waiting' })).toHaveTextContent('99+');
    expect(await screen.findByRole('link', { name: 'Artwork and proofs 7 waiting' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Questions' })).toBeVisible();
  });

  it.each(['wide', 'collapsed'])('says that a number could not be loaded, and loads it again: %s', async (width) => {
    const away = () => HttpResponse.json({}, { status: 500 });
    server.use(http.get('/api/bulk-order/waiting', away, { once: true }));
    const { user } = openAt('/admin/today');
    expect(await screen.findByText('Some counts could not be loaded.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Artwork and proofs 7 waiting' })).toBeVisible();
    if (width === 'collapsed') await user.click(screen.getByRole('button', { name: 'Collapse the sidebar' }));
    await user.click(screen.getByRole('button', { name: /Try Again$/ }));
    expect(await screen.findByRole('link', { name: 'Bulk Orders 120 waiting' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Try Again$/ })).toBeNull();
  });

  it('shrinks to icons, and stays so on the next visit', async () => {
    const { user, unmount } = openAt('/admin/today');
    await user.click(screen.getByRole('button', { name: 'Collapse the sidebar' }));
    expect(screen.getByRole('button', { name: 'Expand the sidebar' })).toHaveAttribute('aria-expanded', 'false');
    unmount();
    openAt('/admin/today');
    expect(screen.getByRole('button', { name: 'Expand the sidebar' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Orders/ })).toHaveAttribute('title', 'Orders');
  });

  it('opens as a drawer, which closes when a page is chosen', async () => {
    const { user } = openAt('/admin/today');
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Staff area' }));
    await user.click(drawer.getByRole('link', { name: /^Invoices/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/admin/invoices');
  });

  it('is not there for others than staff', () => {
    renderScreen(frame, { at: '/admin/products', path: '*', user: aUser() });
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getByLabelText('address')).toBeVisible();
  });
});

it('remembers the page that is open, without what was searched there', () => {
  openAt('/admin/orders?search=asha');
  expect(localStorage.getItem(`staff-page of ${owner._id}`)).toBe('/admin/orders');
});

describe('the breadcrumbs', () => {
  it('lead back to the list as it was', () => {
    const at = { pathname: `/admin/orders/${anId(1)}`, state: { list: '?payment=paid&page=2' } };
    renderScreen(frame, { at, path: '*', user: owner });
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual(['Sales', 'Orders']);
    expect(crumbs.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/admin/orders?payment=paid&page=2');
  });

  it('are not on lists', () => {
    openAt('/admin/orders');
    expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull();
  });
});

describe('the palette', () => {
  it('opens by Ctrl K, also from a field, and finds pages in both languages', async () => {
    const { user } = openAt('/admin/today');
    await user.click(screen.getByRole('searchbox', { name: 'Search the list' }));
    await user.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog', { name: 'Go to' }));
    expect(palette.getByRole('combobox')).toHaveFocus();
    await user.keyboard('रिटर्न');
    await waitFor(() => expect(palette.getAllByRole('option')).toHaveLength(1));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/returns'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has every page that has an address without parameters', async () => {
    const { user } = openAt('/admin/today');
    await user.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog', { name: 'Go to' }));
    const all = (Object.keys(PAGES) as PageName[]).filter((page) => !PAGES[page].path.includes(':'));
    const shown = palette.getAllByRole('option').map(({ textContent }) => textContent);
    expect(shown.toSorted()).toEqual(all.map((page) => en.pages[page]).toSorted());
  });

  it.each([
    ['bank gst', 'tax'],
    ['होम पेज', 'home'],
  ])('finds the section of the settings by %s', async (typed, section) => {
    const { user } = openAt('/admin/today');
    await user.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog', { name: 'Go to' }));
    await user.type(palette.getByRole('combobox'), typed);
    await waitFor(() => expect(palette.getAllByRole('option')).toHaveLength(1));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(`/admin/settings/${section}`));
  });

  it('finds no section for a role that may not change the settings', async () => {
    const { user } = openAt('/admin/today', 'production');
    await user.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog', { name: 'Go to' }));
    await user.type(palette.getByRole('combobox'), 'settings');
    expect(await palette.findByRole('option', { name: 'Shop settings' })).toBeVisible();
    expect(palette.getAllByRole('option')).toHaveLength(1);
  });

  it.each(['asha', 'आशा'])('finds what the shop has stored by %s', async (typed) => {
    const { user } = openAt('/admin/today');
    await user.click(screen.getAllByRole('button', { name: /^Search/ })[0] as HTMLElement);
    const palette = within(await screen.findByRole('dialog', { name: 'Go to' }));
    await user.type(palette.getByRole('combobox'), typed);
    await user.click(await palette.findByRole('option', { name: /Asha Rao/ }));
    await waitFor(() => expect(address()).toBe(`/admin/orders/${order._id}`));
  });

  it('opens a bulk order, customer, product, invoice or quotation where it stands', async () => {
    const at = '2026-11-21T10:00:00.000Z';
    const answers: Record<string, object> = {
      '/api/bulk-order': { _id: anId(11), name: 'Ravi', createdAt: at, totalPrice: 10 },
      '/api/users': { _id: anId(12), name: 'Ravi', email: 'ravi@example.com', phone: '98220 12345' },
      '/api/product': { _id: anId(13), name: 'Ravi mug', type: 'Mugs', price: 99 },
      '/api/invoices': {
        _id: anId(14),
        number: 'INV/26-27/00007',
        buyer: { name: 'Ravi' },
        issuedAt: at,
        totals: { total: 9 },
      },
      '/api/quotations': { _id: anId(15), number: 'Q-2026-0007', customerName: 'Ravi', grandTotal: 99 },
    };
    for (const [path, row] of Object.entries(answers)) server.use(http.get(path, () => HttpResponse.json([row])));
    const { user } = openAt('/admin/today');
    const places: [option: RegExp, to: string][] = [
      [/^#00000000/, `/admin/bulk-orders?search=${anId(11)}`],
      [/98220 12345/, '/admin/users?search=ravi%40example.com'],
      [/^Ravi mug/, '/admin/product-list?search=Ravi%20mug'],
      [/^INV/, '/admin/invoices?search=INV%2F26-27%2F00007'],
      [/^Q-2026/, `/admin/quotations/${anId(15)}`],
    ];
    for (const [option, to] of places) {
      await user.keyboard('{Control>}k{/Control}');
      const palette = within(await screen.findByRole('dialog', { name: 'Go to' }));
      await user.type(palette.getByRole('combobox'), 'ravi');
      await user.click(await palette.findByRole('option', { name: option }));
      await waitFor(() => expect(address()).toBe(to));
    }
  });

  it('says when nothing matches, and when a part could not be searched', async () => {
    server.use(http.get('/api/users', () => HttpResponse.json({}, { status: 500 })));
    server.use(http.get('/api/order', () => HttpResponse.json([])));
    const { user } = openAt('/admin/today');
    await user.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog', { name: 'Go to' }));
    await user.type(palette.getByRole('combobox'), 'zzz');
    expect(await palette.findByText('Nothing matches “zzz”.')).toBeVisible();
    expect(await palette.findByText('Some results could not be loaded. Please try again.')).toBeVisible();
  });
});

describe('the keys', () => {
  it('open pages by two keys, and the search of a list by one', async () => {
    const { user } = openAt('/admin/today');
    await user.keyboard('gi');
    expect(address()).toBe('/admin/invoices');
    await user.keyboard('/');
    expect(screen.getByRole('searchbox', { name: 'Search the list' })).toHaveFocus();
    await user.keyboard('go');
    expect(address()).toBe('/admin/invoices');
    expect(screen.getByRole('searchbox', { name: 'Search the list' })).toHaveValue('go');
  });

  it('open and list no page that the role may not open', async () => {
    const { user } = openAt('/admin/today', 'production');
    await user.keyboard('gi');
    expect(address()).toBe('/admin/today');
    await user.keyboard('?');
    const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(list.getByText('g o')).toBeVisible();
    expect(list.queryByText('g i')).toBeNull();
  });

  it('are listed by a question mark, where they are turned off', async () => {
    const { user } = openAt('/admin/today');
    await user.keyboard('?');
    const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(list.getByText('g o')).toBeVisible();
    await user.click(list.getByRole('checkbox', { name: 'Use single keys' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('gi');
    expect(address()).toBe('/admin/today');
  });
});

it('leaves nothing in English for whoever chose Hindi', async () => {
  await renderInHindi(frame, { at: `/admin/orders/${anId(1)}`, path: '*', user: owner });
  await screen.findByRole('link', { name: 'आज 5 बाकी' });
  await act(async () => undefined);
  expect(leftInEnglish('address', 'Search the list', 'Ctrl K', 'GST', `/admin/orders/${anId(1)}`)).toEqual([]);
});
