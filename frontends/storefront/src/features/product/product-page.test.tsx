import { defaultViews } from '@print-shop/contracts/client';
import { language, loadMessages } from '@print-shop/i18n';
import {
  aCart,
  anId,
  aProduct,
  aUser,
  renderInHindi,
  renderScreen,
  serve,
  someTaxRates,
} from '@print-shop/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { aCheck, anArtworkFile } from '../../artwork-check/artwork.fixture.ts';
import ProductPage from './product-page.tsx';

let added: unknown;
let timesAdded = 0;
const show = (part: Parameters<typeof aProduct>[0]) =>
  server.use(http.get('/api/product/:id', () => HttpResponse.json(aProduct(part))));
const server = serve(
  http.get('/api/product/:id/bought-together', () => HttpResponse.json([])),
  http.get('/api/tax/rates', () => HttpResponse.json(someTaxRates())),
  http.get('/api/product/:id/reviews', () => HttpResponse.json({ starCounts: [0, 0, 0, 0, 0], reviews: [] })),
  http.get('/api/product/:id/reviews/mine', () => HttpResponse.json({ mayReview: false })),
  http.get('/api/product/similar/:id', () => HttpResponse.json([])),
  http.get('/api/product/:id', () => HttpResponse.json(aProduct())),
  http.get('/api/artwork/print-areas/:productId', () => HttpResponse.json({}, { status: 404 })),
  http.get('/api/product-colors', () => HttpResponse.json({ success: true, data: [] })),
  http.get('/api/favorite/:userId', () => HttpResponse.json([])),
  http.post('/api/cart/add', async ({ request }) => {
    timesAdded += 1;
    added = await request.json();
    return HttpResponse.json(aCart());
  }),
);
const open = (user = aUser() as ReturnType<typeof aUser> | null) =>
  renderScreen(<ProductPage />, { at: `/product/${aProduct()._id}`, path: '/product/:id', user });
const addButton = async () => (await screen.findAllByRole('button', { name: 'Add to Cart' }))[0] as HTMLElement;

describe('a layout of an earlier order', () => {
  const views = defaultViews('T-Shirt');
  const words = {
    kind: 'text',
    text: 'Chai',
    font: 'anek',
    sizeMm: 10,
    colour: '#17150f',
    align: 'left',
    x: 0,
    y: 0,
    width: 40,
    height: 13,
    rotation: 0,
  };
  const scene = {
    _id: anId(40),
    sceneSignature: '1795000000.signed',
    productId: aProduct()._id,
    color: '',
    hex: '#ffffff',
    views,
    picture: '/picture?view=front',
    sides: ['front', 'back'].map((view) => ({ view, area: `${view}-a4`, pieces: [words] })),
  };
  const openAgain = (colors: string[] = []) => {
    const areas = { productId: aProduct()._id, views, minDpi: 100, goodDpi: 200, isDefault: true, updatedAt: null };
    const product = aProduct({ isCustomizable: true, sizes: [], colors, bothSide: 5 });
    server.use(
      http.get('/api/artwork/print-areas/:productId', () => HttpResponse.json(areas)),
      http.get('/api/product/:id', () => HttpResponse.json(product)),
    );
    const at = `/product/${aProduct()._id}?layout=${scene._id}`;
    return renderScreen(<ProductPage />, { at, path: '/product/:id', user: aUser() });
  };

  it('is laid out again, opens in the editor, and costs both sides where it lies on both', async () => {
    server.use(http.get('/api/artwork/layouts/:id', () => HttpResponse.json(scene)));
    const { user } = openAgain();
    expect(await screen.findByRole('button', { name: 'Text “Chai”' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('img', { name: 'Your layout on the product' })).toBeVisible();
    await user.click(await addButton());
    await waitFor(() =>
      expect(added).toMatchObject({ scene: scene._id, sceneSignature: scene.sceneSignature, bothSides: true }),
    );
  });

  it('is shown in the colour that is chosen', async () => {
    server.use(http.get('/api/artwork/layouts/:id', () => HttpResponse.json(scene)));
    const { user } = openAgain(['Black', 'Red']);
    await screen.findByRole('button', { name: 'Text “Chai”' });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    const picture = await screen.findByRole('img', { name: 'Your layout on the product' });
    expect(picture).toHaveAttribute('src', '/picture?view=front');
    await user.click(screen.getByRole('button', { name: 'Black' }));
    expect(picture).toHaveAttribute('src', '/picture?view=front&color=Black');
  });

  it('that is gone says so', async () => {
    server.use(http.get('/api/artwork/layouts/:id', () => HttpResponse.json({}, { status: 404 })));
    openAgain();
    expect(await screen.findByText(/earlier layout is no longer there/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  });

  it('that could not be loaded is not called gone, and is loaded again', async () => {
    server.use(
      http.get('/api/artwork/layouts/:id', () => HttpResponse.json({}, { status: 500 }), { once: true }),
      http.get('/api/artwork/layouts/:id', () => HttpResponse.json(scene)),
    );
    const { user } = openAgain();
    expect(await screen.findByText('The earlier layout could not be loaded.')).toBeVisible();
    expect(screen.queryByText(/no longer there/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('button', { name: 'Text “Chai”' })).toBeVisible();
  });
});

describe('the product page', () => {
  it('sends a visitor to sign in first', async () => {
    const { user } = open(null);
    await user.click(await addButton());
    expect(await screen.findByText('Please log in to add items to cart.')).toBeVisible();
  });

  it('asks for size, colour and placement', async () => {
    const { user } = open();
    await user.click(await addButton());
    expect(await screen.findByText('Please select all required options before adding to cart.')).toBeVisible();
  });

  it('puts exactly what was chosen into the cart', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'L' }));
    await user.click(screen.getByRole('button', { name: 'Red' }));
    await user.click(screen.getByRole('button', { name: 'Back A3' }));
    await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
    await user.click(await addButton());
    expect(await screen.findByText('Added to cart!')).toBeVisible();
    expect(added).toMatchObject({ size: 'L', color: 'Red', placement: 'Back A3', quantity: 2, userId: aUser()._id });
  });

  it('shows the lower prices of more pieces, and takes a quantity by a tap', async () => {
    const breaks = [
      { from: 50, price: 265, per: 'piece' as const },
      { from: 100, price: 25_000, per: 'block' as const },
    ];
    show({ price: 300, happyHourDiscount: 0, priceRules: { breaks }, sizes: [], colors: [], isCustomizable: false });
    const { user } = open();
    const list = await screen.findByRole('list', { name: 'Price by quantity' });
    const texts = within(list)
      .getAllByRole('button')
      .map((row) => row.textContent);
    expect(texts).toEqual(['50 and more: ₹265.00 each, you save 11%', '100 and more: ₹250.00 each, you save 16%']);
    expect(screen.getByText('49 more, and each costs ₹265.00.')).toBeVisible();
    await user.click(within(list).getByText(/^50 and more/));
    expect(screen.getByText('50 more, and each costs ₹250.00.')).toBeVisible();
    expect(screen.getAllByText('₹13,250.00').length).toBeGreaterThan(0);
    const quantity = screen.getByRole('textbox', { name: 'Quantity' });
    await user.clear(quantity);
    await user.type(quantity, '45{Enter}');
    expect(await screen.findByText('50 pieces cost the same.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Take 50' }));
    await user.click(await addButton());
    expect(await screen.findByText('Added to cart!')).toBeVisible();
    expect(added).toMatchObject({ quantity: 50 });
  });

  it.each([
    ['2026-11-21T18:00:00+05:30', '₹270.00', 'Happy hour: 10% off from 17:00 to 19:00, Saturday. It applies now.'],
    ['2026-11-21T19:00:00+05:30', '₹300.00', 'Happy hour: 10% off from 17:00 to 19:00, Saturday.'],
    ['2026-11-08T12:00:00+05:30', '₹240.00', '20% off from 8 November to 10 November. It applies now.'],
  ])('at %s a piece costs %s, and the page says why', async (now, price, words) => {
    jest.useFakeTimers({ now: new Date(now), advanceTimers: true });
    const priceRules = {
      happyHour: { from: '17:00', until: '19:00', days: [6] },
      festival: { from: '2026-11-08', until: '2026-11-10' },
    };
    show({ price: 300, happyHourDiscount: 10, festivalHourDiscount: 20, priceRules });
    open();
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getAllByText(price).length).toBeGreaterThan(1);
    jest.useRealTimers();
  });

  it('says how much GST is in the price of so many', async () => {
    const { user } = open();
    expect(await screen.findByText('₹450.00 · Includes GST: ₹21.42 (5%)')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
    expect(screen.getByText('₹900.00 · Includes GST: ₹42.86 (5%)')).toBeVisible();
  });

  it('says that the GST could not be loaded, and loads it again', async () => {
    server.use(http.get('/api/tax/rates', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user } = open();
    expect(await screen.findByText(/^The GST in this price could not be loaded/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('₹450.00 · Includes GST: ₹21.42 (5%)')).toBeVisible();
  });

  it('charges for a size, a placement, the second side and the set-up of a design, and says so', async () => {
    const priceRules = {
      sizeSurcharges: [{ size: 'L', rupees: 20 }],
      placementSurcharges: [{ placement: 'Back A3', rupees: 30 }],
      setUp: 150,
    };
    show({ price: 300, happyHourDiscount: 0, bothSide: 40, priceRules });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'L +₹20.00' }));
    await user.click(screen.getByRole('button', { name: 'Red' }));
    await user.click(screen.getByRole('button', { name: 'Back A3 +₹30.00' }));
    await user.click(screen.getByRole('button', { name: 'Both sides +₹40.00' }));
    expect(screen.getAllByText('₹390.00').length).toBeGreaterThan(0);
    await user.click(await addButton());
    expect(await screen.findByText('Added to cart!')).toBeVisible();
    expect(added).toMatchObject({ size: 'L', placement: 'Back A3', bothSides: true });
  });

  it('puts it in once by a double-click', async () => {
    show({ sizes: [], colors: [], isCustomizable: false });
    const { user } = open();
    timesAdded = 0;
    await user.dblClick(await addButton());
    expect(await screen.findByText('Added to cart!')).toBeVisible();
    expect(timesAdded).toBe(1);
  });

  it('takes the happy-hour discount off and adds delivery', async () => {
    open();
    expect((await screen.findAllByText('₹450.00')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('₹549.00').length).toBeGreaterThan(0);
  });

  const megabytes = (count: number, name: string, type: string) =>
    new File([new Uint8Array(count * 1024 * 1024 + 1)], name, { type });
  it.each([
    ['too large', megabytes(5, 'big.png', 'image/png'), 'File size too large. Please upload an image under 5MB.'],
    [
      'no image',
      new File(['x'], 'notes.txt', { type: 'text/plain' }),
      'Please upload an image file (JPEG, PNG, etc.).',
    ],
    [
      'an image of another kind',
      new File(['x'], 'old.bmp', { type: 'image/bmp' }),
      'We cannot print from this kind of picture. Please save it as one of these: PNG, JPEG, WebP, GIF, TIFF, AVIF, HEIC, SVG.',
    ],
    [
      'too large for an SVG',
      megabytes(2, 'big.svg', 'image/svg+xml'),
      'An SVG may have at most 2MB. Please simplify it or save it as PNG.',
    ],
  ])('refuses a design that is %s', async (_why, file, message) => {
    open();
    await userEvent.setup({ applyAccept: false }).upload(await screen.findByLabelText(/Upload your design/), file);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText(/PDF, a TIFF or a file of up to 200MB, choose “Check a print file” below/)).toBeVisible();
  });

  it('says what to do with a file where nothing can be laid out', async () => {
    server.use(http.get('/api/artwork/print-areas/:productId', () => HttpResponse.json({ views: [] })));
    open();
    expect(await screen.findByText(/Files cannot be laid out on this product yet/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  });

  it('says that its print areas could not be loaded, and loads them again', async () => {
    const away = () => HttpResponse.json({}, { status: 500 });
    server.use(
      http.get('/api/artwork/print-areas/:productId', away, { once: true }),
      http.get('/api/artwork/print-areas/:productId', () => HttpResponse.json({ views: defaultViews('T-Shirt') })),
    );
    const { user } = open();
    expect(await screen.findByText('The print areas could not be loaded.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('button', { name: 'Lay it out on the product' })).toBeVisible();
  });

  it('names a design that the browser cannot show, and shows it as it is stored', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const stored = `/media/designs/${'0'.repeat(32)}.png`;
    server.use(
      http.post('/api/bulk-order/design', async () => {
        await held;
        return HttpResponse.json({ url: stored }, { status: 201 });
      }),
    );
    const { user } = open();
    await user.upload(await screen.findByLabelText(/Upload your design/), new File(['x'], 'IMG_0001.HEIC'));
    fireEvent.error(await screen.findByRole('img', { name: 'Your design' }));
    expect(screen.getByText('IMG_0001.HEIC')).toBeVisible();
    expect(screen.queryByRole('img', { name: 'Your design' })).toBeNull();
    expect(await addButton()).toBeDisabled();
    answer();
    expect(await screen.findByRole('img', { name: 'Your design' })).toHaveAttribute('src', stored);
    expect(await addButton()).toBeEnabled();
  });

  it('goes on sending a design when its customer changes the language', async () => {
    const started = jest.fn();
    server.use(
      http.post('/api/bulk-order/design', () => {
        started();
        return delay('infinite');
      }),
    );
    const { user } = open();
    const file = new File(['x'], 'a.png', { type: 'image/png' });
    await user.upload(await screen.findByLabelText(/Upload your design/), file);
    await waitFor(() => expect(started).toHaveBeenCalled());
    await act(async () => {
      await loadMessages('hi');
      language.choose('hi');
    });
    expect(screen.getByText(/आपका डिज़ाइन जा रहा है/)).toBeVisible();
  });

  it('says what the checks of the design found, once they are done', async () => {
    const name = `${'0'.repeat(32)}.png`;
    const sent: FormDataEntryValue[] = [];
    let looks = 0;
    const check = aCheck({ level: 'must', message: 'The picture has only 60 dpi.' });
    server.use(
      http.post('/api/bulk-order/design', async ({ request }) => {
        sent.push((await request.formData()).get('productType') ?? '');
        return HttpResponse.json({ url: `/media/designs/${name}?until=1800000000&signature=a` }, { status: 201 });
      }),
      http.get(`/api/artwork/designs/${name}`, () => {
        looks += 1;
        // The copy that is checked is made after the upload.
        if (looks === 1) return HttpResponse.json({ message: 'Not found', code: 'file-not-found' }, { status: 404 });
        const state = looks === 2 ? 'checking' : 'checked';
        return HttpResponse.json(anArtworkFile({ state, checks: state === 'checked' ? [check] : [] }));
      }),
    );
    const { user } = open();
    await user.upload(await screen.findByLabelText(/Upload your design/), new File(['x'], 'logo.png'));
    expect(await screen.findByText('being checked', undefined, { timeout: 5_000 })).toBeVisible();
    expect(await screen.findByText('must be fixed', undefined, { timeout: 5_000 })).toBeVisible();
    await user.click(screen.getByText('One note from our checks'));
    expect(screen.getByText('The picture has only 60 dpi.')).toBeVisible();
    expect(sent).toEqual(['T-Shirt']);
  });

  it('stops sending a design that is taken back', async () => {
    const started = jest.fn();
    server.use(
      http.post('/api/bulk-order/design', () => {
        started();
        return delay('infinite');
      }),
    );
    const { user } = open();
    const file = new File(['x'], 'a.png', { type: 'image/png' });
    await user.upload(await screen.findByLabelText(/Upload your design/), file);
    await waitFor(() => expect(started).toHaveBeenCalled());
    expect(screen.getByText(/Sending your design/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.getByLabelText(/Upload your design/)).toHaveFocus());
    expect(screen.queryByText(/Sending your design/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await addButton()).toBeEnabled();
  });

  it('says so when there is no such product', async () => {
    server.use(
      http.get('/api/product/:id', () => HttpResponse.json({ message: 'no', code: 'not-found' }, { status: 404 })),
    );
    open();
    expect(await screen.findByRole('heading', { name: 'Product Not Found' })).toBeVisible();
    expect(screen.getByText('The product you are looking for does not exist.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    expect(screen.queryByText(/Failed to load product/)).toBeNull();
  });

  it.each([
    ['the shop answers 500', () => HttpResponse.json({}, { status: 500 })],
    ['there is no connection', () => HttpResponse.error()],
  ])('says that loading failed when %s, and tries again', async (_why, answer) => {
    let isDown = true;
    server.use(http.get('/api/product/:id', () => (isDown ? answer() : undefined)));
    const { user } = open();
    const message = await screen.findByText('Failed to load product. Please try again later.', {}, { timeout: 4000 });
    expect(message).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Product Not Found' })).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Round Neck T-Shirt' })).toBeVisible();
  });

  it('keeps the place of picture and choices while it loads', async () => {
    server.use(http.get('/api/product/:id', () => delay('infinite')));
    open();
    expect(await screen.findByRole('status', { name: 'Loading product...' })).toBeVisible();
  });

  it('shows four stars and 24 reviews where the shop shows the default', async () => {
    show({ rating: 4, reviewCount: 24, hasDefaultRating: true });
    open();
    expect(await screen.findByRole('img', { name: 'Rated 4 out of 5' })).toBeVisible();
    expect(screen.getByText('(24 reviews)')).toBeVisible();
  });

  it('shows no stars before the first review where the shop shows no default', async () => {
    show({ reviewCount: 0 });
    open();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('img', { name: /Rated/ })).toBeNull();
  });

  it('says when adding to the cart fails', async () => {
    show({ sizes: [], colors: [], isCustomizable: false });
    server.use(http.post('/api/cart/add', () => HttpResponse.json({}, { status: 503 })));
    const { user } = open();
    await user.click(await addButton());
    expect(await screen.findByText('Failed to add item to cart. Please try again.')).toBeVisible();
  });

  it('lets the message about the cart stay for three seconds', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    show({ sizes: [], colors: [], isCustomizable: false });
    open();
    (await addButton()).click();
    const message = await screen.findByText('Added to cart!');
    act(() => jest.advanceTimersByTime(2500));
    expect(message).toBeVisible();
    act(() => jest.advanceTimersByTime(600));
    await waitFor(() => expect(message).not.toBeInTheDocument());
    jest.useRealTimers();
  });

  it('never counts below one piece, and makes 1 of what is no number', async () => {
    const { user } = open();
    const quantity = await screen.findByRole('textbox', { name: 'Quantity' });
    expect(screen.getByRole('button', { name: 'Decrease quantity' })).toHaveAttribute('aria-disabled', 'true');
    await user.tripleClick(quantity);
    await user.keyboard('x');
    await user.tab();
    expect(quantity).toHaveValue('1');
  });
});

it('is remembered by the browser as seen', async () => {
  open();
  await screen.findByRole('heading', { level: 1 });
  expect(localStorage.getItem('recently-seen')).toBe(aProduct()._id);
});

describe('the choices of a product', () => {
  it('are only those that it has', async () => {
    show({ type: 'Mugs', sizes: [], colors: [], isCustomizable: true });
    open();
    expect(await screen.findByLabelText(/Upload your design/)).toBeInTheDocument();
    const check = screen.getByRole('link', { name: 'Check a print file (PDF, TIFF …)' });
    expect(check).toHaveAttribute('href', expect.stringMatching(/^\/artwork\?product=Mugs&for=[0-9a-f]{24}$/));
    for (const step of ['Size', 'Colour', 'Design placement'])
      expect(screen.queryByRole('group', { name: new RegExp(step) })).toBeNull();
  });

  it('include a placement for customizable T-Shirts only', async () => {
    show({ isCustomizable: false });
    open();
    expect(await screen.findByRole('button', { name: 'L' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Front A4' })).toBeNull();
    expect(screen.queryByLabelText(/Upload your design/)).toBeNull();
  });

  it('offer a bulk order of T-Shirts only', async () => {
    const { unmount } = open();
    expect(await screen.findByRole('link', { name: 'Bulk order' })).toHaveAttribute('href', `/order/${anId(1)}`);
    unmount();
    show({ type: 'Mugs' });
    open();
    await screen.findByRole('heading', { level: 1, name: 'Round Neck T-Shirt' });
    expect(screen.queryByRole('link', { name: 'Bulk order' })).toBeNull();
  });
});

describe('the gallery', () => {
  it('zooms to 200% and back', async () => {
    show({ images: ['/a.webp', '/b.webp'] });
    const { user } = open();
    const zoom = await screen.findByRole('button', { name: 'Zoom picture' });
    const picture = () => within(zoom).getByRole('img', { name: 'Round Neck T-Shirt' });
    zoom.focus();
    await user.keyboard('{Enter}');
    expect(picture().closest('span')).toHaveStyle({ transform: 'scale(2)' });
    await user.keyboard('{Enter}');
    expect(picture().closest('span')).not.toHaveStyle({ transform: 'scale(2)' });
    await user.click(screen.getByRole('button', { name: 'Picture 2 of 2' }));
    expect(picture()).toHaveAttribute('src', '/b.webp');
  });
});

describe('sharing and wishing', () => {
  const setShare = (share: unknown) => Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  afterEach(() => setShare(undefined));

  it('copies the link where the browser cannot share', async () => {
    const { user } = open();
    const copy = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied to clipboard!')).toBeVisible();
    expect(copy).toHaveBeenCalledWith(window.location.href);
  });

  it('hands name and link to the phone where it can share', async () => {
    const share = jest.fn(async () => undefined);
    setShare(share);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ title: 'Round Neck T-Shirt', url: window.location.href });
    expect(screen.queryByText('Link copied to clipboard!')).toBeNull();
  });

  it('toggles the heart without asking the server', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add to wishlist' }));
    const heart = screen.getByRole('button', { name: 'Remove from wishlist' });
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    await user.click(heart);
    expect(screen.getByRole('button', { name: 'Add to wishlist' })).toBeVisible();
  });
});

describe('similar products', () => {
  const others = [2, 3, 4, 5].map((number) => aProduct({ _id: anId(number), name: `Shirt ${number}` }));
  const strip = async () => within(await screen.findByRole('region', { name: 'Similar products' }));
  const names = async () => {
    const inStrip = await strip();
    return (await inStrip.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
  };

  it('are up to four of type and category, with the way to all of the type', async () => {
    let asked = '';
    server.use(
      http.get('/api/product/similar/:id', ({ request }) => {
        asked = new URL(request.url).search;
        return HttpResponse.json(others);
      }),
    );
    open();
    expect(await names()).toEqual(['Shirt 2', 'Shirt 3', 'Shirt 4', 'Shirt 5']);
    expect(asked).toBe('?type=T-Shirt&category=Round+Neck&limit=4');
    expect((await strip()).getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/explore?type=T-Shirt');
  });

  it('are those of the same type, without this one, when the first question fails', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    let asked = '';
    server.use(
      http.get('/api/product/similar/:id', () => HttpResponse.json({}, { status: 500 })),
      http.get('/api/product', ({ request }) => {
        asked = new URL(request.url).search;
        return HttpResponse.json([aProduct(), ...others.slice(0, 3)]);
      }),
    );
    open();
    expect(await names()).toEqual(['Shirt 2', 'Shirt 3', 'Shirt 4']);
    expect(asked).toBe('?type=T-Shirt&limit=4');
    warn.mockRestore();
  });

  it('keep the way to all of the type when there are none', async () => {
    open();
    expect(await (await strip()).findByText('There is nothing quite like it on the shelf right now.')).toBeVisible();
    expect((await strip()).getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/explore?type=T-Shirt');
  });

  it('say that they cannot be loaded, and keep the way to all of the type', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const failing = () => HttpResponse.json({}, { status: 500 });
    server.use(
      http.get('/api/product/similar/:id', failing, { once: true }),
      http.get('/api/product/similar/:id', () => HttpResponse.json(others)),
      http.get('/api/product', failing),
    );
    const { user } = open();
    const inStrip = await strip();
    expect(await inStrip.findByText('Similar products could not be loaded.')).toBeVisible();
    expect(inStrip.getByRole('link', { name: 'View All' })).toBeVisible();
    await user.click(inStrip.getByRole('button', { name: 'Try Again' }));
    expect(await names()).toHaveLength(4);
    warn.mockRestore();
  });

  it('come after Add to Cart for the keyboard', async () => {
    server.use(http.get('/api/product/similar/:id', () => HttpResponse.json(others)));
    open();
    const add = await addButton();
    const first = await (await strip()).findByRole('link', { name: 'View All' });
    expect(add.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });
});

describe('the product page in Hindi', () => {
  it('names colours and placements in Hindi and sends them in English', async () => {
    const { user } = await renderInHindi(<ProductPage />, {
      at: `/product/${anId(1)}`,
      path: '/product/:id',
      user: aUser(),
    });
    await user.click(await screen.findByRole('button', { name: 'L' }));
    await user.click(screen.getByRole('button', { name: 'लाल' }));
    await user.click(screen.getByRole('button', { name: 'पीछे A3' }));
    await user.click(screen.getByRole('button', { name: 'कार्ट में डालें' }));
    expect(await screen.findByText('कार्ट में आ गया!')).toBeVisible();
    expect(added).toMatchObject({ color: 'Red', placement: 'Back A3' });
  });
});

it('adds the delivery that the shop charges', async () => {
  const delivery = { charge: 149, freeAbove: null, promise: { en: '', hi: '' } };
  renderScreen(<ProductPage />, { at: `/product/${aProduct()._id}`, path: '/product/:id', shop: { delivery } });
  expect((await screen.findAllByText('₹149.00'))[0]).toBeInTheDocument();
  expect(screen.getAllByText('₹599.00')[0]).toBeInTheDocument();
});
