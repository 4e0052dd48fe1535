import type { Import, Role } from '@print-shop/contracts';
import { MAX_LISTED_FAULTS } from '@print-shop/contracts/client';
import {
  anId,
  asksBeforeLeaving,
  aUser,
  leftInEnglish,
  renderInHindi,
  renderScreen,
  serve,
} from '@print-shop/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { anImport } from './an-import.ts';
import { LOOK_MS } from './api/use-import.ts';
import ImportPage from './import-page.tsx';

let one: Import;
let reads = 0;
const server = serve(
  http.get('/api/imports/:id', () => {
    reads += 1;
    return HttpResponse.json(one);
  }),
);
beforeEach(() => {
  one = anImport();
  reads = 0;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const options = (id = anImport()._id, role: Role = 'owner') => ({
  at: `/admin/imports/${id}`,
  path: '/admin/imports/:id',
  user: aUser({ isAdmin: true, role }),
});
const open = (...at: Parameters<typeof options>) => renderScreen(<ImportPage />, options(...at));
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const press = (name: string) => screen.getByRole('button', { name });

describe('the page of an import', () => {
  it('shows what was found in the file, and what its rows will do', async () => {
    open();
    expect(screen.getByRole('status', { name: 'Loading the import...' })).toBeInTheDocument();
    expect(await heading('The rows are checked')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Import of products' })).toBeVisible();
    expect(screen.getByText('list.csv')).toBeVisible();
    expect(screen.getByText('1 row will be new in the shop.')).toBeVisible();
    expect(screen.getByText('1 row will change what the shop has.')).toBeVisible();
    expect(screen.getByText('1 row has faults and is left out.')).toBeVisible();
    expect(press('Import 2 good rows')).toBeEnabled();
    expect(screen.getByText('With faults').nextSibling).toHaveTextContent('1');
  });

  it.each(['coupons', 'products-1'])('is not there for the address %s', async (id) => {
    open(id);
    expect(await screen.findByText('Oops! Page Not Found')).toBeVisible();
    expect(reads).toBe(0);
  });

  it('is not there for an import that was deleted', async () => {
    server.use(http.get('/api/imports/:id', () => HttpResponse.json({ message: 'No.' }, { status: 404 })));
    open();
    expect(await screen.findByText('Oops! Page Not Found')).toBeVisible();
  });

  it('is not for a role that may not import its kind', () => {
    open(`customers-${anId(1)}`, 'catalogue');
    expect(screen.getByText('This page is not for your role')).toBeVisible();
    expect(reads).toBe(0);
  });

  it('can be asked for again after a failure', async () => {
    server.use(http.get('/api/imports/:id', () => HttpResponse.json({}, { status: 503 }), { once: true }));
    const { user } = open();
    expect(await screen.findByText('The import could not be loaded.')).toBeVisible();
    await user.click(press('Try Again'));
    expect(await heading('The rows are checked')).toBeVisible();
  });
});

describe('an import at work', () => {
  it('shows its progress until it is done, and is read no more then', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    one = anImport({ state: 'running', rows: 2000, handled: 500, good: 500, faultCount: 0, faults: [] });
    open();
    const bar = await screen.findByRole('progressbar', { name: 'Progress' });
    expect(bar).toHaveAttribute('aria-valuetext', '500 of 2,000 rows');
    expect(bar).toHaveAttribute('value', '500');
    expect(screen.getByText(/You can close this page: the import goes on without it/)).toBeVisible();
    one = { ...one, handled: 1500, good: 1500 };
    await act(() => jest.advanceTimersByTimeAsync(LOOK_MS));
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '1,500 of 2,000 rows'));
    one = { ...one, state: 'done', handled: 2000, good: 2000, created: 1200, changed: 0, unchanged: 800 };
    await act(() => jest.advanceTimersByTimeAsync(LOOK_MS));
    expect(await heading('The import is done')).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByText('1,200 rows are new in the shop.')).toBeVisible();
    expect(screen.getByText('800 rows were in the shop already.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the product list' })).toHaveAttribute('href', '/admin/product-list');
    expect(screen.getByRole('link', { name: 'Import another file' })).toHaveAttribute(
      'href',
      '/admin/imports?kind=products',
    );
    await waitFor(() => expect(reads).toBe(4));
    await act(() => jest.advanceTimersByTimeAsync(3 * LOOK_MS));
    expect(reads).toBe(4);
  });

  it('says so while the file is being read, and has no columns yet', async () => {
    one = anImport({
      state: 'checking',
      rows: 0,
      handled: 0,
      good: 0,
      columns: [],
      mapping: {},
      faultCount: 0,
      faults: [],
    });
    open();
    const bar = await screen.findByRole('progressbar', { name: 'Progress' });
    expect(bar).toHaveAttribute('aria-valuetext', 'The file is being read');
    expect(bar).not.toHaveAttribute('value');
    expect(screen.queryByRole('heading', { name: 'Columns' })).toBeNull();
  });

  it('cannot be started twice, nor its columns be changed, while it checks', async () => {
    one = anImport({ state: 'checking', handled: 1, good: 1 });
    open();
    expect(await screen.findByLabelText(/^Price/)).toBeDisabled();
    expect(press('Checking...')).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('button', { name: /Import/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Download rows to correct' })).toBeNull();
  });
});

describe('the good rows', () => {
  it('are imported when a person says so, and the heading has the focus', async () => {
    server.use(
      http.post('/api/imports/:id/apply', ({ params }) => {
        one = anImport({ _id: String(params.id), state: 'running', handled: 0, good: 0 });
        return HttpResponse.json(one, { status: 202 });
      }),
    );
    const { user } = open();
    await heading('The rows are checked');
    await user.click(press('Import 2 good rows'));
    expect(await heading('The rows are being imported')).toHaveFocus();
    expect(one._id).toBe(anImport()._id);
    expect(screen.queryByRole('heading', { name: 'Columns' })).toBeNull();
  });

  it('stay where they are when the import cannot be started', async () => {
    const message = 'The shop is being updated.';
    server.use(http.post('/api/imports/:id/apply', () => HttpResponse.json({ message, code: 'x' }, { status: 503 })));
    const { user } = open();
    await heading('The rows are checked');
    await user.click(press('Import 2 good rows'));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(press('Import 2 good rows')).toBeEnabled();
  });

  it.each([
    [{ good: 0, created: 0, changed: 0 }, /^No row can be imported/],
    [{ good: 2, created: 0, changed: 0, unchanged: 2 }, /^The shop has everything in these rows already/],
  ])('are not offered where nothing would come of it: %j', async (part, words) => {
    one = anImport(part);
    open();
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  });
});

describe('the columns', () => {
  it('are chosen for the fields, and the rows are checked again', async () => {
    const bodies: unknown[] = [];
    server.use(
      http.put('/api/imports/:id/mapping', async ({ request }) => {
        bodies.push(await request.json());
        one = anImport({
          state: 'checking',
          mapping: { name: 'Item', price: 'Rate' },
          handled: 0,
          good: 0,
          faults: [],
        });
        return HttpResponse.json(one, { status: 202 });
      }),
    );
    const { user, readAgain } = open();
    const price = await screen.findByLabelText('Price');
    expect(screen.getByLabelText('Name (required)')).toHaveValue('Item');
    expect(price).toHaveValue('');
    expect(price).toHaveAccessibleDescription('In rupees.');
    expect(screen.getByText('2 columns of your file are not used')).toBeVisible();
    await user.selectOptions(price, 'Rate');
    expect(asksBeforeLeaving()).toBe(true);
    await user.click(press('Check again'));
    expect(await heading('The rows are being checked')).toBeVisible();
    expect(asksBeforeLeaving()).toBe(false);
    expect(bodies).toEqual([{ mapping: { name: 'Item', price: 'Rate' } }]);
    expect(press('Checking...')).toHaveFocus();
    one = anImport({ mapping: { name: 'Item', price: 'Rate' }, good: 3, faultCount: 0, faults: [] });
    await readAgain();
    expect(await screen.findByRole('button', { name: 'Import 3 good rows' })).toBeEnabled();
    expect(press('Check again')).toHaveFocus();
    expect(screen.getByLabelText('Price')).toHaveValue('Rate');
    expect(screen.getByText('1 column of your file is not used')).toBeVisible();
  });

  it('must fill what every row needs', async () => {
    const { user } = open();
    const name = await screen.findByLabelText('Name (required)');
    await user.selectOptions(name, 'Not in the file');
    await user.click(press('Check again'));
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription('As customers read it. Choose the column of your file.'),
    );
    expect(name).toBeInvalid();
    expect(name).toHaveFocus();
  });

  it('that the shop rejects are marked', async () => {
    const message = 'This column fills another field.';
    server.use(
      http.put('/api/imports/:id/mapping', () =>
        HttpResponse.json(
          { message: 'Please check the columns.', code: 'invalid', details: [{ path: 'body.mapping.price', message }] },
          { status: 400 },
        ),
      ),
    );
    const { user } = open();
    const price = await screen.findByLabelText('Price');
    await user.selectOptions(price, 'Item');
    await user.click(press('Check again'));
    await waitFor(() => expect(price).toHaveAccessibleDescription(`In rupees. ${message}`));
    expect(screen.getByRole('alert')).toHaveTextContent('Please check the columns.');
    expect(price).toHaveValue('Item');
  });
});

describe('the faults', () => {
  it('are listed by row and column, or as those of the row or the file', async () => {
    one = anImport({
      faultCount: 3,
      faults: [
        { row: 0, column: '', message: 'The file has no column for the price.' },
        { row: 1204, column: '', message: 'This row is there twice.' },
        { row: 1205, column: 'Rate', message: 'Not a price.' },
      ],
    });
    open();
    const rows = within(await screen.findByRole('table', { name: 'Faults' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.lastChild?.textContent),
      );
    expect(rows).toEqual([
      ['Whole file', '', 'The file has no column for the price.'],
      ['1204', 'Whole row', 'This row is there twice.'],
      ['1205', 'Rate', 'Not a price.'],
    ]);
  });

  it('say when there are more than are listed, and have pages', async () => {
    const faults = Array.from({ length: MAX_LISTED_FAULTS }, (_, at) => ({
      row: at + 2,
      column: 'Rate',
      message: `No ${at}.`,
    }));
    one = anImport({ faults, faultCount: 1234 });
    const { user } = open();
    expect(await screen.findByText(/^The first 500 of 1,234 faults are listed/)).toBeVisible();
    expect(screen.getByText('No 0.')).toBeVisible();
    await user.click(press('Next'));
    expect(screen.getByText('No 50.')).toBeVisible();
    expect(screen.queryByText('No 0.')).toBeNull();
  });

  it('go along with their rows in a file to mend', async () => {
    const saved: string[] = [];
    jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    server.use(http.get(`/api/imports/${anImport()._id}/faults.csv`, () => HttpResponse.text('a,b')));
    one = anImport({ state: 'done' });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Download rows to correct' }));
    await waitFor(() => expect(saved).toEqual(['list-to-mend.csv']));
    expect(screen.getByRole('link', { name: 'Import the corrected file' })).toHaveAttribute(
      'href',
      '/admin/imports?kind=products',
    );
  });

  it('of the whole file have no rows to mend', async () => {
    one = anImport({ good: 0, faultCount: 1, faults: [{ row: 0, column: '', message: 'No column for the name.' }] });
    open();
    expect(await screen.findByText('No column for the name.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download rows to correct' })).toBeNull();
  });
});

it.each(['checking', 'checked', 'running', 'done'] as const)('speaks Hindi while it is %s', async (state) => {
  one = anImport({ state, unchanged: 1, faultCount: 501 });
  await renderInHindi(<ImportPage />, options());
  expect(await screen.findByRole('heading', { level: 1, name: 'प्रोडक्ट का इम्पोर्ट' })).toBeVisible();
  const { columns, fields, faults } = one;
  const data = [
    ...columns,
    ...fields.flatMap(({ title, about }) => [title, about]),
    ...faults.map(({ message }) => message),
  ];
  expect(leftInEnglish('list.csv', 'Asha Rao', ...data)).toEqual([]);
});
