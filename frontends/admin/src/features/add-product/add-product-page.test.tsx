import { session } from '@print-shop/web-kit';
import { anId, aProduct, aUser, leftInEnglish, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import AddProductPage from './add-product-page.tsx';

const AT = '2026-01-15T06:30:00.000Z';
let uploads = 0;
let sent: Record<string, unknown> | undefined;
const server = serve(
  http.get('/api/product-types', () =>
    HttpResponse.json({
      success: true,
      data: [{ _id: anId(1), type: 'Mugs', category: ['Steel'], createdAt: AT, updatedAt: AT }],
    }),
  ),
  http.get('/api/product-colors', () =>
    HttpResponse.json({ success: true, data: [{ _id: anId(2), name: 'Red', hexCode: '#cc0000' }] }),
  ),
  http.post('/api/product/images', () => {
    uploads += 1;
    const url = `/media/products/${uploads}/1280.webp`;
    return HttpResponse.json({ url, width: 8, height: 10, dominantColor: '#ffffff' }, { status: 201 });
  }),
  http.post<never, Record<string, unknown>>('/api/product', async ({ request }) => {
    sent = await request.json();
    return HttpResponse.json(aProduct(), { status: 201 });
  }),
);
beforeEach(() => {
  uploads = 0;
  sent = undefined;
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

const INCOMPLETE = 'Please fill in all required fields and upload at least one image';
const picture = (name: string, type = 'image/png') => new File(['x'], name, { type });
const url = (number: number) => `/media/products/${number}/1280.webp`;

function open() {
  const { user } = renderScreen(<AddProductPage />, {
    at: '/admin/products',
    path: '/admin/products',
    user: aUser({ isAdmin: true }),
  });
  return {
    user,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    choose: async (...files: File[]) => user.upload(await screen.findByLabelText(/Add pictures/), files),
  };
}
type Opened = ReturnType<typeof open>;

async function fill({ user, choose }: Opened) {
  await choose(picture('front.png'));
  await screen.findByRole('img', { name: 'Picture 1' });
  await user.type(screen.getByLabelText('Name'), 'Steel Bottle');
  await user.selectOptions(screen.getByLabelText('Type'), await screen.findByRole('option', { name: 'Mugs' }));
  await user.type(screen.getByLabelText('Category'), 'Steel');
  await user.type(screen.getByLabelText('Price in ₹'), '500');
  await user.type(screen.getByLabelText('Stock'), '20');
}
const shown = () => screen.getAllByRole('img', { name: /^Picture/ }).map((image) => image.getAttribute('src'));

describe('adding a product', () => {
  it.each([
    ['a visitor', null],
    ['a customer', aUser()],
  ])('shows nothing to %s', (_who, user) => {
    renderScreen(<AddProductPage />, { user });
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('sends every field, says so for three seconds, and empties the form', async () => {
    const opened = open();
    const { user, press } = opened;
    await fill(opened);
    await user.type(screen.getByLabelText('Description'), 'Keeps warm.');
    await user.type(screen.getByLabelText('HSN'), '7323');
    await user.clear(screen.getByLabelText('Extra for both sides in ₹'));
    await user.type(screen.getByLabelText('Extra for both sides in ₹'), '25');
    await user.clear(screen.getByLabelText('Happy hour discount in %'));
    await user.type(screen.getByLabelText('Happy hour discount in %'), '10');
    await user.clear(screen.getByLabelText('Festival hour discount in %'));
    await user.type(screen.getByLabelText('Festival hour discount in %'), '15');
    for (const box of ['Customizable', 'Best seller']) await user.click(screen.getByLabelText(box));
    expect(
      within(screen.getByRole('group', { name: 'Sizes' }))
        .getAllByRole('button')
        .map((chip) => chip.textContent),
    ).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL']);
    await press('M');
    await press('Red');
    jest.useFakeTimers({ advanceTimers: true });
    await press('Add Product');
    expect(await screen.findByText('Product added successfully!')).toBeVisible();
    expect(sent).toEqual({
      name: 'Steel Bottle',
      price: '500',
      category: 'Steel',
      type: 'Mugs',
      description: 'Keeps warm.',
      bothSide: '25',
      happyHourDiscount: '10',
      festivalHourDiscount: '15',
      sizes: ['M'],
      colors: ['Red'],
      images: [url(1)],
      isCustomizable: true,
      isBestSeller: true,
      isNew: false,
      stock: '20',
      hsn: '7323',
      priceRules: { breaks: [], sizeSurcharges: [], placementSurcharges: [], setUp: 0 },
    });
    expect(screen.getByLabelText('Name')).toHaveValue('');
    expect(screen.queryByRole('img', { name: 'Picture 1' })).toBeNull();
    act(() => jest.advanceTimersByTime(3000));
    await waitFor(() => expect(screen.queryByText('Product added successfully!')).toBeNull());
    jest.useRealTimers();
  }, 30_000);

  it('needs its required fields and a picture', async () => {
    const { press } = open();
    expect(screen.getByRole('heading', { level: 1, name: 'Add New Product' })).toBeVisible();
    await press('Add Product');
    expect(await screen.findByText(INCOMPLETE)).toBeVisible();
    expect(sent).toBeUndefined();
  });

  it.each([
    [{ message: 'There is no product type "Mugs".' }, 400, 'There is no product type "Mugs".'],
    [{}, 500, 'Failed to add product. Please try again.'],
  ])('keeps everything when the server refuses, and says why: %j', async (body, status, message) => {
    server.use(http.post('/api/product', () => HttpResponse.json(body, { status })));
    const opened = open();
    await fill(opened);
    await opened.press('Add Product');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Steel Bottle');
    expect(shown()).toEqual([url(1)]);
  });

  it('says that types or colours could not be loaded, and loads them again', async () => {
    for (const path of ['/api/product-types', '/api/product-colors'])
      server.use(http.get(path, () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user } = open();
    expect(await screen.findByText('Failed to load product data')).toBeVisible();
    expect(screen.queryByText(/No colours/)).toBeNull();
    for (const failure of ['The product types could not be loaded.', 'The colours could not be loaded.'])
      await user.click(within(await screen.findByText(failure)).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('option', { name: 'Mugs' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('The colours could not be loaded.')).toBeNull());
  });

  it('previews the card while it is typed', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText('Name'), 'Steel Bottle');
    await user.type(screen.getByLabelText('Price in ₹'), '500');
    await user.clear(screen.getByLabelText('Happy hour discount in %'));
    await user.type(screen.getByLabelText('Happy hour discount in %'), '10');
    expect(screen.getByText('Steel Bottle')).toBeInTheDocument();
    expect(screen.getByText('₹450.00')).toBeInTheDocument();
    const preview = within(screen.getByRole('region', { name: 'Live preview' }));
    await user.click(screen.getByLabelText('New'));
    expect(preview.getByText('New')).toBeInTheDocument();
    await user.click(screen.getByLabelText('Best seller'));
    expect(preview.getByText('Best seller')).toBeInTheDocument();
  });

  it.each([
    ['Price in ₹', '-1', 'Must be 0 or more.'],
    ['Stock', '1.5', 'Must be a whole number.'],
    ['Extra for both sides in ₹', '-1', 'Must be 0 or more.'],
    ['Happy hour discount in %', '101', 'Must be between 0 and 100.'],
    ['Festival hour discount in %', '-1', 'Must be between 0 and 100.'],
  ])('says beside %s what is wrong with %s', async (label, value, message) => {
    const { press } = open();
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
    await press('Add Product');
    expect(await screen.findByText(message)).toBeVisible();
  });
});

describe('the pictures of a new product', () => {
  it('are at most five, and image files only', async () => {
    const { choose } = open();
    await choose(...Array.from({ length: 6 }, (_, index) => picture(`${index}.png`)));
    expect(await screen.findByText('Maximum 5 images allowed per product')).toBeVisible();
    const notes = { kind: 'file', getAsFile: () => picture('notes.txt', 'text/plain') };
    fireEvent.drop(screen.getByText('Add pictures'), { dataTransfer: { types: ['Files'], items: [notes] } });
    expect(await screen.findByText(/^notes.txt cannot be used. Please upload a PNG, .* file of at most/)).toBeVisible();
    expect(uploads).toBe(0);
  });

  it('are sent three at a time, with their progress from 0, stand as chosen, and nothing is added meanwhile', async () => {
    const answers: (() => void)[] = [];
    server.use(
      http.post('/api/product/images', async () => {
        const place = answers.length + 1;
        await new Promise<void>((resolve) => answers.push(resolve));
        return HttpResponse.json({ url: url(place), width: 8, height: 10, dominantColor: '#ffffff' }, { status: 201 });
      }),
    );
    const { choose } = open();
    await choose(picture('a.png'), picture('b.png'), picture('c.png'), picture('d.png'));
    const progress = await screen.findByRole('progressbar', { name: 'Upload' });
    expect(progress).toHaveAttribute('max', '100');
    expect(progress).toHaveAttribute('value', '0');
    expect(screen.getByRole('button', { name: 'Add Product' })).toBeDisabled();
    await waitFor(() => expect(answers).toHaveLength(3));
    answers[2]?.();
    await waitFor(() => expect(answers).toHaveLength(4));
    await waitFor(() => expect(progress).toHaveAttribute('value', '25'));
    for (const place of [1, 0, 3]) answers[place]?.();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(shown()).toEqual([url(1), url(2), url(3), url(4)]);
    expect(screen.getByRole('button', { name: 'Add Product' })).toBeEnabled();
  });

  it('may come from a phone as HEIC, for which the browser knows no type', async () => {
    const { choose } = open();
    await choose(picture('IMG_0001.HEIC', ''));
    expect(await screen.findByRole('img', { name: 'Picture 1' })).toHaveAttribute('src', url(1));
  });

  it('may each be 10 MB', async () => {
    const { choose } = open();
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' });
    await choose(large, picture('b.png'));
    expect(await screen.findByText('large.png is larger than 10 MB. Please choose a smaller picture.')).toBeVisible();
    expect(await screen.findByRole('img', { name: 'Picture 1' })).toHaveAttribute('src', url(1));
    expect(uploads).toBe(1);
  });

  it('are put in order by keyboard, and taken out', async () => {
    const { user, choose, press } = open();
    await choose(picture('a.png'), picture('b.png'), picture('c.png'));
    await screen.findByRole('img', { name: 'Picture 3' });
    expect(screen.getByRole('button', { name: 'Move picture 1 earlier' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Move picture 3 later' })).toBeDisabled();
    screen.getByRole('button', { name: 'Move picture 1 later' }).focus();
    await user.keyboard('{Enter}');
    expect(shown()).toEqual([url(2), url(1), url(3)]);
    expect(screen.getByText('Picture 1 is now picture 2 of 3.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move picture 2 later' })).toHaveFocus());
    await press('Remove picture 2');
    expect(shown()).toEqual([url(2), url(3)]);
  });

  it('that could not be sent wait for another try, and keep no other away', async () => {
    const message = 'This is not a picture that we can read.';
    server.use(http.post('/api/product/images', () => HttpResponse.json({ message }, { status: 415 }), { once: true }));
    const { choose, press } = open();
    await choose(picture('a.png'), picture('b.png'));
    expect(await screen.findByText(message)).toBeVisible();
    await screen.findByRole('img', { name: 'Picture 1' });
    expect(shown()).toEqual([url(1)]);
    await press('Try again: a.png');
    await screen.findByRole('img', { name: 'Picture 2' });
    expect(shown()).toEqual([url(1), url(2)]);
  });
});

describe('a product that is not added yet', () => {
  it('is there again after the session ended and the same person came back', async () => {
    const opened = open();
    await fill(opened);
    act(() => session.expire());
    expect(screen.queryByLabelText('Name')).toBeNull();
    act(() => session.signInSuccess(aUser({ isAdmin: true }), 'fresh'));
    expect(screen.getByLabelText('Name')).toHaveValue('Steel Bottle');
    expect(shown()).toEqual([url(1)]);
  });

  it('is left by a link only after a question', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
    const { user } = open();
    await user.type(await screen.findByLabelText('Name'), 'Steel');
    await user.click(screen.getByRole('link', { name: 'Product List' }));
    expect(confirm).toHaveBeenCalledWith('This product is not added yet. Discard it?');
    expect(screen.getByTestId('address')).toHaveTextContent('/admin/products');
    confirm.mockReturnValue(true);
    await user.click(screen.getByRole('link', { name: 'Product List' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/admin/product-list');
    expect(sessionStorage).toHaveLength(0);
  });

  it('holds a closing tab back, and an empty form does not', async () => {
    const { user } = open();
    const closing = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closing()).toBe(true);
    await user.type(await screen.findByLabelText('Name'), 'Steel');
    expect(closing()).toBe(false);
  });

  it('is cleared on request', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true);
    const { user, press } = open();
    await user.type(await screen.findByLabelText('Name'), 'Steel');
    await press('Clear');
    expect(screen.getByLabelText('Name')).toHaveValue('');
  });
});

describe('the form in Hindi', () => {
  it('leaves nothing in English but the names that staff gave', async () => {
    const { user } = await renderInHindi(<AddProductPage />, { user: aUser({ isAdmin: true }) });
    expect(await screen.findByRole('button', { name: 'Red' })).toBeVisible();
    await user.type(screen.getByLabelText('स्टॉक'), '1.5');
    await user.click(screen.getByRole('button', { name: 'प्रोडक्ट जोड़ें' }));
    expect(await screen.findByText('सभी ज़रूरी जानकारी भरिए और कम से कम एक तस्वीर अपलोड कीजिए')).toBeVisible();
    expect(screen.getByText('पूरी संख्या लिखिए।')).toBeVisible();
    expect(leftInEnglish('Mugs', 'Red', 'JPEG', 'WebP', 'TIFF', 'AVIF', 'HEIC')).toEqual([]);
  });
});
