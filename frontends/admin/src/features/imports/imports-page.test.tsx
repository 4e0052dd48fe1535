import type { Import, Role } from '@print-shop/contracts';
import { MAX_IMPORT_TABLE_BYTES } from '@print-shop/contracts/client';
import { aUser, leftInEnglish, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { anImport } from './an-import.ts';
import ImportsPage from './imports-page.tsx';

let imports: Import[] = [];
let sent: string[] = [];
const server = serve(
  http.get('/api/imports/:kind', () => HttpResponse.json(imports)),
  http.post('/api/imports/:kind', async ({ request, params }) => {
    const file = (await request.formData()).get('file') as File;
    sent.push(`${params.kind} ${file.name}`);
    return HttpResponse.json(anImport({ state: 'checking' }), { status: 202 });
  }),
);
beforeEach(() => {
  imports = [];
  sent = [];
});
afterEach(() => jest.restoreAllMocks());

const open = (at = '/admin/imports', role: Role = 'owner') =>
  renderScreen(<ImportsPage />, { at, path: '/admin/imports', user: aUser({ isAdmin: true, role }) });
const field = () => screen.findByLabelText(/Choose a file, or drop it here/);
const table = (name = 'list.csv') => new File(['Name\nMug'], name, { type: 'text/csv' });

describe('the lists to import', () => {
  it('are four for an owner, and one is chosen', async () => {
    const { user, address } = open();
    const kinds = within(screen.getByRole('navigation', { name: 'Lists to import' }));
    expect(kinds.getAllByRole('link')).toHaveLength(4);
    expect(screen.getByRole('heading', { level: 2, name: 'Products' })).toBeVisible();
    expect(screen.getByText(/A price list is a file of products/)).toBeVisible();
    await user.click(kinds.getByRole('link', { name: /^Past orders/ }));
    expect(screen.getByRole('heading', { level: 2, name: 'Past orders' })).toBeVisible();
    expect(kinds.getByRole('link', { name: /^Past orders/ })).toHaveAttribute('aria-current', 'page');
    expect(address()).toBe('/admin/imports?kind=orders');
    expect(await field()).toHaveAttribute('accept', '.csv,.xlsx');
  });

  it('are those that the role may import, without the export of a whole list', async () => {
    open('/admin/imports?kind=customers', 'catalogue');
    expect(screen.getByRole('heading', { level: 2, name: 'Products' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Customers/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Export all products' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Download the template' })).toBeEnabled();
    expect(await screen.findByText(/Nothing was imported here yet/)).toBeVisible();
  });
});

describe('a file', () => {
  it('is sent, and the page of its import opens, which leads back to this list', async () => {
    const { user, address, router } = open('/admin/imports?kind=products');
    await user.upload(await field(), table());
    await waitFor(() => expect(address()).toBe(`/admin/imports/${anImport()._id}`));
    expect(router.state.location.state).toEqual({ list: '?kind=products' });
    expect(sent).toEqual(['products list.csv']);
  });

  it('shows how far it is sent, and can be stopped', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    server.use(
      http.post('/api/imports/customers', async () => {
        await held;
        return HttpResponse.json(anImport(), { status: 202 });
      }),
    );
    const { user, address } = open('/admin/imports?kind=customers');
    await user.upload(await field(), table());
    expect(await screen.findByRole('progressbar', { name: 'Sending list.csv' })).toBeVisible();
    expect(screen.getByText(/Keep this page open until the whole file is sent/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    release();
    expect(await field()).toBeEnabled();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(address()).toBe('/admin/imports?kind=customers');
  });

  it('of another kind, without content or too large is not sent', async () => {
    const { user } = open('/admin/imports?kind=customers');
    const large = table('large.csv');
    Object.defineProperty(large, 'size', { value: MAX_IMPORT_TABLE_BYTES + 1 });
    await user.upload(await field(), large);
    expect(screen.getByRole('alert')).toHaveTextContent('large.csv is larger than 20 MB. Split it into several files.');
    await user.upload(await field(), new File([], 'empty.xlsx'));
    expect(screen.getByRole('alert')).toHaveTextContent('empty.xlsx is empty. Choose the file with your list.');
    const old = { kind: 'file', getAsFile: () => table('old.xls') };
    fireEvent.drop(screen.getByText('Choose a file, or drop it here'), {
      dataTransfer: { types: ['Files'], items: [old] },
    });
    expect(
      await screen.findByText('old.xls cannot be read. Save your list as CSV or XLSX and choose it again.'),
    ).toBeVisible();
    expect(sent).toEqual([]);
  });

  it.each([
    [400, 'This table has no rows.'],
    [413, 'This file is too large.'],
    [415, 'This file has no table.'],
    [429, 'Too many files. Please wait a minute.'],
  ])('that the shop rejects with %i has its words beside the field', async (status, message) => {
    server.use(http.post('/api/imports/products', () => HttpResponse.json({ message, code: 'no' }, { status })));
    const { user } = open();
    await user.upload(await field(), table());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await field()).toBeEnabled();
    // The fault of another file takes its place.
    await user.upload(await field(), new File([], 'empty.csv'));
    expect(screen.getByRole('alert')).toHaveTextContent('empty.csv is empty.');
  });
});

describe('the files with the columns', () => {
  it('are a template, and what the shop has', async () => {
    const saved: string[] = [];
    let caller: string | null = null;
    jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    server.use(
      http.get('/api/imports/templates/balances.csv', ({ request }) => {
        caller = request.headers.get('authorization');
        return HttpResponse.text('');
      }),
      http.get('/api/imports/exports/balances.csv', () => HttpResponse.text('')),
    );
    const { user } = open('/admin/imports?kind=balances');
    await user.click(screen.getByRole('button', { name: 'Download the template' }));
    await waitFor(() => expect(saved).toEqual(['balances-template.csv']));
    expect(caller).toBe('Bearer token-of-ravi');
    await user.click(screen.getByRole('button', { name: 'Export all opening balances' }));
    await waitFor(() => expect(saved).toEqual(['balances-template.csv', 'balances.csv']));
  });

  it('say when they cannot be had', async () => {
    server.use(http.get('/api/imports/templates/products.csv', () => HttpResponse.json({}, { status: 503 })));
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Download the template' }));
    expect(await screen.findByText('The template could not be downloaded. Please try again.')).toBeVisible();
  });
});

describe('the last imports', () => {
  it('have their state and open again', async () => {
    imports = [anImport({ state: 'done', rows: 12_345, handled: 12_345, good: 12_300, fileName: 'x'.repeat(200) })];
    open();
    const list = within(await screen.findByRole('table', { name: 'Last imports' }));
    expect(list.getByText('Imported')).toBeVisible();
    expect(list.getByText('12,345')).toBeVisible();
    expect(list.getByText('45')).toBeVisible();
    expect(list.getByRole('link')).toHaveAttribute('href', `/admin/imports/${imports[0]?._id}`);
  });

  it('can be asked for again after a failure', async () => {
    server.use(http.get('/api/imports/products', () => HttpResponse.json({}, { status: 503 }), { once: true }));
    const { user } = open();
    expect(await screen.findByText('The last imports could not be loaded.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(/Nothing was imported here yet/)).toBeVisible();
  });
});

it('speaks Hindi', async () => {
  imports = [anImport()];
  await renderInHindi(<ImportsPage />, {
    at: '/admin/imports',
    path: '/admin/imports',
    user: aUser({ isAdmin: true, role: 'owner' }),
  });
  expect(screen.getByRole('heading', { level: 1, name: 'इम्पोर्ट' })).toBeVisible();
  await screen.findByRole('table', { name: 'पिछले इम्पोर्ट' });
  expect(leftInEnglish('list.csv', 'Asha Rao', 'XLSX')).toEqual([]);
});
