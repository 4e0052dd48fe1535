import { type Shop, session } from '@print-shop/web-kit';
import { aCart, anId, aUser, renderScreen, serve, shop } from '@print-shop/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { CustomerHeader } from './customer-header.tsx';

const AT = '2026-01-15T06:30:00.000Z';
const aType = (number: number, type: string, category: string[]) => ({
  _id: anId(number),
  type,
  category,
  createdAt: AT,
  updatedAt: AT,
});
const LED = aType(1, 'LED Boards', ['Neon', 'Glow', 'Acrylic']);
const server = serve(
  http.get('/api/product-types', () => HttpResponse.json({ success: true, data: [LED] })),
  http.get('/api/cart/:userId', () => HttpResponse.json(aCart())),
  http.post('/api/users/logout', () => HttpResponse.json({ message: 'Signed out' })),
);
const answerTypes = (body: object | null, status = 200) =>
  server.use(http.get('/api/product-types', () => HttpResponse.json(body, { status })));
const open = (user: ReturnType<typeof aUser> | null = null, at = '/contact', part: Partial<Shop> = {}) =>
  renderScreen(<CustomerHeader shop={{ ...shop, ...part }} />, { at, path: '*', user });
const address = () => screen.getByTestId('address').textContent;

describe('the Products menu', () => {
  const openProducts = async () => {
    const view = open();
    await view.user.click(await screen.findByRole('button', { name: 'Products' }));
    return view;
  };

  it('lists product types with their first two categories, linked by slug', async () => {
    answerTypes({ success: true, data: [LED, aType(2, 'Mugs', ['Ceramic', 'Magic'])] });
    await openProducts();
    const led = await screen.findByRole('link', { name: /LED Boards/ });
    expect(led).toHaveAttribute('href', '/products/led-boards');
    expect(led).toHaveTextContent('Neon, Glow...');
    expect(screen.getByRole('link', { name: /Mugs/ })).toHaveTextContent(/Ceramic, Magic$/);
  });

  it('understands a plain list', async () => {
    answerTypes([LED]);
    await openProducts();
    expect(await screen.findByRole('link', { name: /LED Boards/ })).toBeVisible();
  });

  it('says that the types are on their way', async () => {
    server.use(http.get('/api/product-types', () => delay('infinite')));
    await openProducts();
    expect(await screen.findByText('Loading products...')).toBeVisible();
  });

  it('says so when there are no types', async () => {
    answerTypes({ success: true, data: [] });
    await openProducts();
    expect(await screen.findByText('No products available')).toBeVisible();
  });

  it.each([
    ['the server fails', { message: 'no', code: 'x' }, 500],
    ['the reply has another shape', { success: true, data: { types: [] } }, 200],
    ['the types have no names', { success: true, data: [{ name: 'Mugs' }] }, 200],
    ['the reply is empty', null, 200],
  ])('falls back to a fixed list when %s', async (_why, body, status) => {
    answerTypes(body, status);
    await openProducts();
    expect(await screen.findByText('Failed to load products')).toBeVisible();
    const menu = within(screen.getByRole('dialog', { name: 'Products' }));
    const links = menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links.slice(0, 5)).toEqual([
      ['Business Cards', '/products/business-cards'],
      ['Banners & Signage', '/products/banners'],
      ['Brochures & Flyers', '/products/brochures'],
      ['Promotional Items', '/products/promotional'],
      ['Stationery', '/products/stationery'],
    ]);
  });
});

describe('the customer header', () => {
  it('offers a visitor to sign in, and no account', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin');
    expect(screen.getByRole('link', { name: 'My Cart, 0 items' })).toHaveAttribute('href', '/cart');
    expect(screen.getByRole('link', { name: 'Favorites' })).toHaveAttribute('href', '/favorites');
    expect(screen.queryByRole('button', { name: /Account of/ })).toBeNull();
  });

  it('counts the pieces in the cart of a signed-in customer, and says what is seen', async () => {
    open(aUser());
    const link = await screen.findByRole('link', { name: 'My Cart, 2 items' });
    expect(within(link).getByText('2')).toBeVisible();
    expect(link).not.toHaveAttribute('aria-label');
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  });

  it('gains a shadow once the page is scrolled more than 10 px', () => {
    open();
    const scrollTo = (y: number) =>
      act(() => {
        Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
        window.dispatchEvent(new Event('scroll'));
      });
    scrollTo(10);
    expect(screen.getByRole('banner')).not.toHaveClass('shadow-lift');
    scrollTo(11);
    expect(screen.getByRole('banner')).toHaveClass('shadow-lift');
    scrollTo(0);
  });

  it('lists the services of the shop', async () => {
    const services = [
      { slug: 'cards', title: { en: 'Wedding cards', hi: '' }, description: { en: 'Gold foil', hi: '' } },
      { slug: 'design', title: { en: '', hi: '' }, description: { en: '', hi: '' } },
    ];
    const { user } = open(null, '/contact', { services });
    await user.click(screen.getByRole('button', { name: 'Services' }));
    expect(await screen.findByRole('link', { name: /Wedding cards/ })).toHaveAttribute('href', '/services/cards');
    expect(screen.getByRole('link', { name: /Designing Services/ })).toHaveAttribute('href', '/services/design');
    expect(screen.queryByRole('link', { name: /Printing Services/ })).toBeNull();
  });

  it.each([
    ['Services', 'All services', '/services'],
    ['Products', 'Explore all products', '/explore'],
    ['Open menu', 'Favorites', '/favorites'],
  ])('closes the menu of "%s" on a route change', async (button, link, to) => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: button }));
    const entries = await screen.findAllByRole('link', { name: link, hidden: true });
    await user.click(entries.at(-1) as HTMLElement);
    expect(address()).toBe(to);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the account menu', () => {
  const openAccount = async (part: Parameters<typeof aUser>[0] = {}) => {
    const view = open(aUser(part));
    await view.user.click(await screen.findByRole('button', { name: 'Account of Ravi Kumar' }));
    return { ...view, menu: within(await screen.findByRole('dialog', { name: 'Account' })) };
  };

  it('shows initial, name, email and the customer’s own pages', async () => {
    const { menu } = await openAccount();
    expect(screen.getByRole('button', { name: 'Account of Ravi Kumar', hidden: true })).toHaveTextContent('R');
    expect(menu.getByText('Ravi Kumar')).toBeVisible();
    expect(menu.getByText('ravi@example.in')).toBeVisible();
    expect(menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Your Orders', '/orders'],
      ['Favorites', '/favorites'],
    ]);
  });

  it('has the way to the staff area for staff only', async () => {
    const { menu } = await openAccount({ isAdmin: true });
    expect(menu.getByRole('link', { name: 'Staff area' })).toHaveAttribute('href', '/admin/today');
  });

  it('leads back to the page of the staff area that was open last, each person to their own', async () => {
    const { _id } = aUser();
    localStorage.setItem(`staff-page of ${_id}`, '/admin/invoices');
    localStorage.setItem('staff-page of somebody', '/admin/orders');
    const { menu } = await openAccount({ isAdmin: true });
    expect(menu.getByRole('link', { name: 'Staff area' })).toHaveAttribute('href', '/admin/invoices');
    localStorage.removeItem(`staff-page of ${_id}`);
  });

  it('signs out, forgets the user and goes home', async () => {
    const { user, menu } = await openAccount();
    await user.click(menu.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(session.read().currentUser).toBeNull();
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  it('stays signed in when the server cannot be told; that is only logged', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server.use(
      http.post('/api/users/logout', () => HttpResponse.json({ message: 'down', code: 'x' }, { status: 503 })),
    );
    const { user, menu } = await openAccount();
    await user.click(menu.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(error).toHaveBeenCalledWith('Sign-out failed', expect.anything()));
    expect(session.read().currentUser?.name).toBe('Ravi Kumar');
    expect(address()).toBe('/contact');
    error.mockRestore();
  });
});

describe('the mobile menu', () => {
  const openMenu = async (user: ReturnType<typeof aUser> | null = null) => {
    const view = open(user);
    await view.user.click(screen.getByRole('button', { name: 'Open menu' }));
    return { ...view, menu: within(screen.getAllByRole('navigation', { name: 'Main' }).at(-1) as HTMLElement) };
  };

  it('leads to every page of the customer, the profile included', async () => {
    const { menu } = await openMenu(aUser());
    for (const [name, href] of [
      ['Home', '/'],
      ['My Cart', '/cart'],
      ['Favorites', '/favorites'],
      ['Your Orders', '/orders'],
      ['My Profile', '/profile'],
    ] as const)
      expect(menu.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(menu.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    expect(menu.queryByRole('link', { name: 'Sign in' })).toBeNull();
  });

  it('closes on Escape, and its button has the focus again', async () => {
    const { user, menu } = await openMenu();
    act(() => menu.getByRole('link', { name: 'Contact' }).focus());
    await user.keyboard('{Escape}');
    const button = screen.getByRole('button', { name: 'Open menu' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });

  it('keeps its lists of products and services within a fixed height', async () => {
    const { menu } = await openMenu();
    await menu.findByText('LED Boards');
    const lists = menu.getAllByRole('list', { hidden: true });
    expect(lists).toHaveLength(2);
    for (const list of lists) expect(list).toHaveClass('max-h-60', 'overflow-y-auto');
  });
});

describe('the line above the header', () => {
  const promise = { en: '', hi: '' };
  it.each([
    ['the limit of the shop', { charge: 60, freeAbove: 1499.5 }, 'Free delivery above ₹1,499.50'],
    ['delivery that costs nothing', { charge: 0, freeAbove: null }, 'Free delivery'],
    ['no limit where there is none', { charge: 60, freeAbove: null }, ''],
  ])('says %s', (_what, terms, offer) => {
    renderScreen(<CustomerHeader shop={{ ...shop, delivery: { ...terms, promise } }} />, { path: '*' });
    const notes = screen.getByRole('complementary', { name: 'Shop notes' });
    expect(notes).toHaveTextContent('GST invoice with every order');
    if (offer) expect(notes).toHaveTextContent(new RegExp(`^${offer} ·`));
    else expect(notes).not.toHaveTextContent('Free delivery');
  });
});

describe('the language switch', () => {
  it('changes the header to Hindi and back, and remembers the choice', async () => {
    const { user } = open();
    const [english, hindi] = within(screen.getByRole('group', { name: 'Language' })).getAllByRole('button');
    expect(english).toHaveAttribute('aria-pressed', 'true');
    expect(hindi).toHaveAttribute('lang', 'hi');
    await act(() => user.click(screen.getByRole('button', { name: 'हिन्दी' })));
    expect(screen.getByRole('link', { name: 'साइन इन' })).toBeVisible();
    expect(screen.getByText(/₹999 से ऊपर डिलीवरी फ़्री/)).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'hi');
    expect(document.cookie).toContain('language=hi');
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  it('is in the mobile menu, too', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(screen.getAllByRole('group', { name: 'Language' })).toHaveLength(2);
  });
});
