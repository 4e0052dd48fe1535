import { anId, aUser, leftInEnglish, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import UsersPage from './users-page.tsx';

const { token: _, ...ravi } = aUser();
const address = { street: '22 MG Road', city: 'Pune', state: 'Maharashtra', country: 'India', pincode: '411001' };
const meera = { ...ravi, _id: anId(902), name: 'Meera Shah', email: 'meera@example.in', isAdmin: true };
const asha = { ...ravi, _id: anId(903), name: 'Asha Rao', email: 'asha@example.in', phone: '98765 43210', address };

let asked: URLSearchParams[] = [];
const answer = (users: object[], total = users.length) =>
  HttpResponse.json(users, { headers: { 'X-Total-Count': String(total) } });
const server = serve(
  http.get('/api/users', ({ request }) => {
    asked.push(new URL(request.url).searchParams);
    return answer([meera, asha], 120);
  }),
);
beforeEach(() => {
  asked = [];
});
const open = (at = '/') => renderScreen(<UsersPage />, { at, user: aUser({ isAdmin: true }) });
const lastAsked = () => Object.fromEntries(asked.at(-1) ?? []);

describe('the users', () => {
  it('are shown with initial, role, address and the day they joined', async () => {
    open();
    const row = within(await screen.findByRole('row', { name: /Asha Rao/ }));
    const cells = row.getAllByRole('cell').map((cell) => cell.textContent);
    expect(cells[0]).toContain('AAsha RaoCustomer');
    expect(cells.slice(1).join('|')).toContain('98765 43210');
    expect(row.getByText('22 MG Road, Pune, Maharashtra, India - 411001')).toBeVisible();
    expect(row.getByText('User')).toBeVisible();
    expect(row.getByText('15 Jan 2026')).toBeVisible();
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Name',
      'Email',
      'Phone',
      'Address',
      'Status',
      'Joined Date',
    ]);
    expect(screen.getByText('Showing 2 of 120 users')).toBeVisible();
  });

  it('are no file for a role that may not export', async () => {
    renderScreen(<UsersPage />, { user: aUser({ isAdmin: true, role: 'production' }) });
    await screen.findByRole('row', { name: /Asha Rao/ });
    expect(screen.queryByRole('button', { name: /Export/ })).toBeNull();
  });

  it('without phone and address have N/A there, and admins are told apart', async () => {
    open();
    const row = within(await screen.findByRole('row', { name: /Meera Shah/ }));
    expect(row.getAllByText('N/A')).toHaveLength(2);
    expect(row.getAllByText('Admin')).toHaveLength(2);
  });

  it('are searched, narrowed by role and sorted by the server', async () => {
    const { user } = open();
    await screen.findByText('Meera Shah');
    expect(lastAsked()).toEqual({ sort: '-joined', page: '1', limit: '50' });
    await user.type(screen.getByRole('searchbox', { name: 'Search users' }), 'asha');
    await waitFor(() => expect(lastAsked()).toMatchObject({ search: 'asha' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Role: Admins');
    await user.click(screen.getByRole('button', { name: 'Name' }));
    await waitFor(() =>
      expect(lastAsked()).toEqual({ search: 'asha', role: 'admin', sort: 'name', page: '1', limit: '50' }),
    );
  });

  it('stay, marked as old, while the next page comes', async () => {
    const { user } = open();
    await screen.findByText('Meera Shah');
    server.use(
      http.get('/api/users', async () => {
        await delay(150);
        return answer([asha], 51);
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Users' })).toHaveAttribute('aria-busy', 'true'));
    expect(screen.getByText('Meera Shah')).toBeVisible();
    expect(screen.queryByText('Loading users...')).toBeNull();
    await waitFor(() => expect(screen.queryByText('Meera Shah')).toBeNull());
  });

  it.each([
    ['/?page=9', ['9', '3']],
    ['/?page=99999', ['200', '3']],
  ])('are shown from the last page where %s lies behind it', async (at, pages) => {
    server.use(
      http.get('/api/users', ({ request }) => {
        const { searchParams } = new URL(request.url);
        asked.push(searchParams);
        return answer(searchParams.get('page') === '3' ? [asha] : [], 101);
      }),
    );
    open(at);
    expect(await screen.findByText('Asha Rao')).toBeVisible();
    expect(screen.getByText('Page 3 of 3')).toBeVisible();
    expect(screen.queryByText(/No users found/)).toBeNull();
    expect(asked.map((query) => query.get('page'))).toEqual(pages);
  });

  it('are awaited, absent, or not found, each in its words', async () => {
    server.use(http.get('/api/users', () => answer([])));
    const { unmount } = open();
    expect(screen.getByText('Loading users...')).toBeInTheDocument();
    expect(await screen.findByText('No users found')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Export to CSV' })).toBeNull();
    unmount();
    open('/?search=nobody');
    expect(await screen.findByText('No users found matching your search')).toBeVisible();
  });

  it('that could not be loaded can be tried again', async () => {
    server.use(http.get('/api/users', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user } = open();
    expect(await screen.findByText('Failed to load users. Please try again later.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('keep their title, search and filters when they could not be loaded', async () => {
    server.use(http.get('/api/users', () => HttpResponse.json({}, { status: 500 })));
    open();
    expect(await screen.findByText('Failed to load users. Please try again later.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Search users' })).toBeVisible();
  });
});

describe('the export', () => {
  it('is asked with the search and the order of the list, and saved as a file', async () => {
    let exported: Record<string, string> = {};
    server.use(
      http.get('/api/users/export.csv', ({ request }) => {
        exported = Object.fromEntries(new URL(request.url).searchParams);
        return HttpResponse.text('"Name"\r\n', { headers: { 'Content-Type': 'text/csv' } });
      }),
    );
    const saved: (string | null)[] = [];
    URL.createObjectURL = () => 'blob:users';
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.getAttribute('download'));
    });
    const { user } = open('/?search=asha&sort=name&page=2');
    await screen.findByText('Meera Shah');
    await user.click(screen.getByRole('button', { name: 'Export to CSV' }));
    await waitFor(() => expect(saved).toEqual(['users.csv']));
    expect(exported).toEqual({ search: 'asha', sort: 'name' });
    click.mockRestore();
  });

  it('says when it failed', async () => {
    server.use(http.get('/api/users/export.csv', () => HttpResponse.json({}, { status: 503 })));
    const { user } = open();
    await screen.findByText('Meera Shah');
    await user.click(screen.getByRole('button', { name: 'Export to CSV' }));
    expect(await screen.findByText('The export failed. Please try again.')).toBeVisible();
  });
});

it('are listed in Hindi for whoever chose it', async () => {
  await renderInHindi(<UsersPage />, { user: aUser({ isAdmin: true }) });
  const row = within(await screen.findByRole('row', { name: /Meera Shah/ }));
  expect(row.getAllByText('पता नहीं')).toHaveLength(2);
  expect(screen.getByText('कुल 120 में से 2 यूज़र')).toBeVisible();
  const data = ['Meera Shah', 'Asha Rao', 'meera@example.in', 'asha@example.in'];
  expect(leftInEnglish(...data, '22 MG Road, Pune, Maharashtra, India')).toEqual([]);
});
