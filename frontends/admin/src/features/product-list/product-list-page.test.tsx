import { anId, aProduct, aUser, leftInEnglish, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import ProductListPage from './product-list-page.tsx';

const AT = '2026-01-15T06:30:00.000Z';
let asked: URL[] = [];
let sent: Record<string, unknown> | undefined;
const tee = aProduct({ images: ['/media/products/1/1280.webp'] });
const list = (products: object[]) =>
  http.get('/api/product', ({ request }) => {
    asked.push(new URL(request.url));
    return HttpResponse.json(products, { headers: { 'x-total-count': String(products.length) } });
  });
const server = serve(
  list([tee]),
  http.get('/api/product-types', () =>
    HttpResponse.json({
      success: true,
      data: [{ _id: anId(9), type: 'T-Shirt', category: ['Round Neck', 'Polo'], createdAt: AT, updatedAt: AT }],
    }),
  ),
  http.get('/api/product-colors', () => HttpResponse.json({ success: true, data: [] })),
  http.put<never, Record<string, unknown>>('/api/product/:id', async ({ request }) => {
    sent = await request.json();
    return HttpResponse.json({ ...tee, ...sent, price: Number(sent.price), bothSide: Number(sent.bothSide) });
  }),
  http.delete('/api/product/:id', () => HttpResponse.json({ message: 'Product deleted successfully!' })),
);
beforeEach(() => {
  asked = [];
  sent = undefined;
});
afterEach(() => jest.restoreAllMocks());

const refused =
  (status: number, body: object = {}) =>
  () =>
    HttpResponse.json(body, { status });
const open = (at = '/admin/product-list') =>
  renderScreen(<ProductListPage />, { at, path: '/admin/product-list', user: aUser({ isAdmin: true }) });
const lastAsked = () => Object.fromEntries(asked.at(-1)?.searchParams ?? []);
const row = () => screen.getByRole('row', { name: /Round Neck T-Shirt/ });

async function openDialog(action: 'Edit' | 'Delete') {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: `${action} Round Neck T-Shirt` }));
  const name = action === 'Edit' ? 'Update Product' : 'Confirm Delete';
  const dialog = within(screen.getByRole('dialog', { name }));
  return { user, dialog, press: (button: string) => user.click(dialog.getByRole('button', { name: button })) };
}

describe('the product list', () => {
  it('has its columns, the number of all, and a link to the form that adds a product', async () => {
    open();
    expect(screen.getByText('Loading products...')).toBeInTheDocument();
    expect(await screen.findByText('1 product')).toBeVisible();
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      ...['Image', 'Name', 'Price', 'Category', 'Type', 'Stock', 'Actions'],
    ]);
    for (const text of ['₹500.00', 'Round Neck', 'T-Shirt', '20']) expect(within(row()).getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add Product' })).toHaveAttribute('href', '/admin/products');
  });

  it('says that the types to filter by could not be loaded, and loads them again', async () => {
    server.use(http.get('/api/product-types', refused(500), { once: true }));
    const { user } = open();
    const failure = await screen.findByText('The product types could not be loaded.');
    await user.click(within(failure).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('option', { name: 'Type: T-Shirt' })).toBeInTheDocument();
  });

  it('asks for what its address says', async () => {
    open('/admin/product-list?search=tee&type=T-Shirt&category=Polo&stock=low&sort=-price&page=3');
    await screen.findByText('1 product');
    // The list has one page, so the first is asked for next.
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      search: 'tee',
      type: 'T-Shirt',
      category: 'Polo',
      stock: 'low',
      sort: '-price',
      page: '3',
      limit: '50',
    });
    expect(await screen.findByRole('combobox', { name: 'Stock' })).toHaveValue('low');
  });

  it('is searched, filtered and sorted by the server, and the address keeps it', async () => {
    const { user, address } = open();
    await screen.findByText('1 product');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Type: T-Shirt');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Category: Polo');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Stock' }), 'Stock: Out of stock');
    await user.click(screen.getByRole('button', { name: 'Stock' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'tee');
    const query = '?type=T-Shirt&category=Polo&stock=out&sort=stock&search=tee';
    await waitFor(() => expect(address()).toBe(`/admin/product-list${query}`));
    await waitFor(() => expect(lastAsked()).toMatchObject({ search: 'tee', stock: 'out', sort: 'stock', page: '1' }));
    await user.click(screen.getByRole('button', { name: 'Newest first' }));
    await waitFor(() => expect(lastAsked()).toMatchObject({ sort: 'newest' }));
  });

  it('says that it could not be loaded, and loads again', async () => {
    server.use(http.get('/api/product', refused(500), { once: true }));
    const { user } = open();
    expect(await screen.findByText('Failed to load products. Please try again later.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('1 product')).toBeVisible();
  });

  it.each([
    ['', 'No products yet'],
    ['?search=zebra', 'No products match'],
  ])('tells an empty shop from a search in vain: "%s"', async (query, title) => {
    server.use(list([]));
    open(`/admin/product-list${query}`);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });
});

describe('deleting a product', () => {
  it('asks first, and Cancel deletes nothing', async () => {
    const { dialog, press } = await openDialog('Delete');
    expect(
      dialog.getByText('Are you sure you want to delete this product? This action cannot be undone.'),
    ).toBeVisible();
    await press('Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(row()).toBeVisible();
  });

  it('takes it out of the list', async () => {
    const { press } = await openDialog('Delete');
    await press('Delete');
    expect(await screen.findByText('Product deleted successfully!')).toBeVisible();
    expect(screen.queryByRole('row', { name: /Round Neck T-Shirt/ })).toBeNull();
  });

  it('keeps it when that fails', async () => {
    server.use(http.delete('/api/product/:id', refused(500)));
    const { press } = await openDialog('Delete');
    await press('Delete');
    expect(await screen.findByText('Failed to delete product. Please try again.')).toBeVisible();
    expect(row()).toBeVisible();
  });
});

describe('editing a product', () => {
  it('puts the answer in its place in the list; the stock, which orders move, is not written unless it was changed', async () => {
    const { user, dialog, press } = await openDialog('Edit');
    await user.clear(dialog.getByLabelText('Price in ₹'));
    await user.type(dialog.getByLabelText('Price in ₹'), '550');
    await press('Update Product');
    expect(await screen.findByText('Product updated successfully!')).toBeVisible();
    expect(within(row()).getByText('₹550.00')).toBeVisible();
    expect(sent).toMatchObject({ price: '550', expectedUpdatedAt: tee.updatedAt, images: tee.images });
    expect(sent).not.toHaveProperty('stock');
  });

  it('writes a stock that was changed, and pictures that were taken out or added', async () => {
    const url = '/media/products/2/1280.webp';
    server.use(
      http.post('/api/product/images', () =>
        HttpResponse.json({ url, width: 8, height: 10, dominantColor: '#ffffff' }, { status: 201 }),
      ),
    );
    const { user, dialog, press } = await openDialog('Edit');
    await user.clear(dialog.getByLabelText('Stock'));
    await user.type(dialog.getByLabelText('Stock'), '7');
    await press('Remove picture 1');
    await user.upload(dialog.getByLabelText(/Add pictures/), new File(['x'], 'b.png', { type: 'image/png' }));
    expect(await dialog.findByRole('img', { name: 'Picture 1' })).toHaveAttribute('src', url);
    await press('Update Product');
    expect(await screen.findByText('Product updated successfully!')).toBeVisible();
    expect(sent).toMatchObject({ stock: '7', images: [url] });
  });

  it.each([
    'Name',
    'Price in ₹',
    'Category',
    'Stock',
    'Extra for both sides in ₹',
    'Happy hour discount in %',
    'Festival hour discount in %',
  ])('needs %s', async (label) => {
    const { user, dialog, press } = await openDialog('Edit');
    await user.clear(dialog.getByLabelText(label));
    await press('Update Product');
    expect(await dialog.findByText('Please fill in all required fields')).toBeVisible();
    expect(sent).toBeUndefined();
  });

  it('needs no picture: one without pictures is changed all the same', async () => {
    server.use(list([{ ...tee, images: [] }]));
    const { user, dialog, press } = await openDialog('Edit');
    await user.type(dialog.getByLabelText('Name'), ' new');
    await press('Update Product');
    expect(await screen.findByText('Product updated successfully!')).toBeVisible();
    expect(sent).toMatchObject({ name: 'Round Neck T-Shirt new', images: [] });
  });

  it.each([
    [500, {}, 'Failed to update product. Please try again.'],
    [
      400,
      { message: 'There is no colour "Mauve".' },
      'Failed to update product. Please try again.There is no colour "Mauve".',
    ],
  ])('keeps what is typed when the server answers %i %j', async (status, body, message) => {
    server.use(http.put('/api/product/:id', refused(status, body)));
    const { user, dialog, press } = await openDialog('Edit');
    await user.type(dialog.getByLabelText('Name'), ' new');
    await press('Update Product');
    expect((await dialog.findByRole('alert')).textContent).toBe(message);
    expect(dialog.getByLabelText('Name')).toHaveValue('Round Neck T-Shirt new');
  });

  it('asks before what was changed is thrown away', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    const { user, dialog, press } = await openDialog('Edit');
    await user.type(dialog.getByLabelText('Name'), ' new');
    await press('Cancel');
    expect(confirm).toHaveBeenCalledWith('Discard what you changed in this product?');
    expect(dialog.getByLabelText('Name')).toHaveValue('Round Neck T-Shirt new');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes at once when nothing was changed, and tells the history of the product', async () => {
    const { dialog, press } = await openDialog('Edit');
    expect(dialog.getByText('History')).toBeVisible();
    await press('Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a product that somebody else saved first', () => {
  const theirs = { ...tee, name: 'Theirs', updatedAt: '2026-03-01T06:30:00.000Z' };

  async function openConflict() {
    const conflict = { message: 'Somebody else changed this meanwhile.', code: 'changed-meanwhile' };
    server.use(
      http.put('/api/product/:id', refused(409, conflict), { once: true }),
      http.get('/api/product/:id', () => HttpResponse.json(theirs)),
    );
    const opened = await openDialog('Edit');
    await opened.user.type(opened.dialog.getByLabelText('Name'), ' mine');
    await opened.press('Update Product');
    expect(await opened.dialog.findByText('Somebody else changed this product meanwhile.')).toBeVisible();
    return opened;
  }

  it('can be looked at as it is now, and changed from there', async () => {
    const { dialog, press } = await openConflict();
    await press('Show their version');
    await waitFor(() => expect(dialog.getByLabelText('Name')).toHaveValue('Theirs'));
    await press('Update Product');
    expect(await screen.findByText('Product updated successfully!')).toBeVisible();
    expect(sent).toMatchObject({ name: 'Theirs', expectedUpdatedAt: theirs.updatedAt });
  });

  it('can be written over knowingly', async () => {
    const { press } = await openConflict();
    await press('Save my version');
    expect(await screen.findByText('Product updated successfully!')).toBeVisible();
    expect(sent).toMatchObject({ name: 'Round Neck T-Shirt mine' });
    expect(sent).not.toHaveProperty('expectedUpdatedAt');
  });
});

describe('the product list in Hindi', () => {
  const DATA = ['Round Neck T-Shirt', 'T-Shirt', 'Round Neck', 'Polo', 'Cotton.'];
  const open = () => renderInHindi(<ProductListPage />, { user: aUser({ isAdmin: true }) });

  it('leaves nothing in English but what staff typed', async () => {
    await open();
    expect(await screen.findByText('1 प्रोडक्ट')).toBeVisible();
    expect(leftInEnglish(...DATA)).toEqual([]);
  });

  it('asks in Hindi before it deletes', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Round Neck T-Shirt हटाएँ' }));
    expect(screen.getByRole('dialog', { name: 'क्या सच में हटाना है?' })).toBeVisible();
    expect(leftInEnglish(...DATA)).toEqual([]);
  });

  const KINDS = ['JPEG', 'WebP', 'TIFF', 'AVIF', 'HEIC'];
  it('edits in Hindi', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Round Neck T-Shirt बदलें' }));
    await user.click(screen.getByRole('button', { name: 'तस्वीर 1 हटाएँ' }));
    await user.clear(screen.getByLabelText('हैप्पी आवर की छूट (%)'));
    await user.type(screen.getByLabelText('हैप्पी आवर की छूट (%)'), '120');
    await user.click(screen.getByRole('button', { name: 'प्रोडक्ट बदलें' }));
    expect(await screen.findByText('सभी ज़रूरी जानकारी भरिए')).toBeVisible();
    expect(screen.getByText('0 से 100 के बीच लिखिए।')).toBeVisible();
    expect(leftInEnglish(...DATA, ...KINDS)).toEqual([]);
  });
});

describe('the chart of the stock', () => {
  it('is read once it is opened, says its values by keyboard, and has them in a table', async () => {
    // jsdom lays nothing out, and a chart without a size is not drawn.
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ width: 800, height: 260 } as DOMRect);
    let reads = 0;
    server.use(
      http.get('/api/product/stock', () => {
        reads += 1;
        return HttpResponse.json([
          { type: 'Mugs', out: 2, low: 1, enough: 7 },
          { type: 'T-Shirt', out: 0, low: 1, enough: 1200 },
        ]);
      }),
    );
    const { user } = open();
    await screen.findByText('1 product');
    expect(reads).toBe(0);
    await user.click(screen.getByText('Stock by product type'));
    const chart = within(await screen.findByRole('figure', { name: 'Stock by product type' }));
    const graph = await chart.findByRole('application');
    act(() => graph.focus());
    expect(await chart.findByRole('status')).toHaveTextContent('MugsOut of stock: 2Low: 1Enough: 7');
    const table = within(screen.getByRole('region', { name: 'Stock by product type' }));
    expect(table.getByRole('row', { name: 'T-Shirt 0 1 1,200' })).toBeVisible();
    expect(reads).toBe(1);
  });
});
