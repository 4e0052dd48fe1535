import type { LayoutBody } from '@print-shop/contracts';
import { defaultViews, sheetViews } from '@print-shop/contracts/client';
import { anId, asksBeforeLeaving, aUser, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { anArtworkFile } from '../artwork-check/artwork.fixture.ts';
import LayoutEditor from './layout-editor.tsx';

const productId = '0123456789abcdef01234567';
const design = `/media/designs/${'a'.repeat(32)}.png?until=1800000000&signature=a`;
const views = defaultViews('T-Shirt');
const areas = { productId, views, minDpi: 100, goodDpi: 200, isDefault: true, updatedAt: null };
const logo = {
  kind: 'artwork',
  source: { design },
  x: 50,
  y: 50,
  width: 100,
  height: 50,
  rotation: 0,
  isMirrored: false,
  pixels: { width: 200, height: 100 },
} as const;
const earlier = {
  _id: 'b'.repeat(24),
  productId,
  color: 'White',
  hex: '#ffffff',
  views,
  picture: design,
  createdAt: '2026-11-20T10:00:00.000Z',
  sides: [{ view: 'front', area: 'front-a4', pieces: [logo] }],
};

let saved: LayoutBody | undefined;
let files: unknown[] = [];
let totalOfFiles = 1;
let listed: string[] = [];
/** The answers to requests that open a design, in order; the last one repeats. */
let answers: (() => Response)[] = [];
let opened: string[] = [];
const aPicture = () => new HttpResponse('a picture', { headers: { 'content-type': 'image/png' } });
const refusal = (code: string, message: string) => () => HttpResponse.json({ message, code }, { status: 409 });
const server = serve(
  http.get('/api/artwork/print-areas/:productId', () => HttpResponse.json(areas)),
  http.get('/api/artwork/layouts', () => HttpResponse.json([earlier], { headers: { 'x-total-count': '1' } })),
  http.get('/api/artwork/files/of/:userId', ({ request }) => {
    listed.push(new URL(request.url).search);
    return HttpResponse.json(files, { headers: { 'x-total-count': String(totalOfFiles) } });
  }),
  http.post('/api/artwork/files/:id/links', ({ params }) =>
    HttpResponse.json({
      pictures: [1, 2].map((page) => `/api/artwork/files/${params.id}/pages/${page}?until=1`),
      original: null,
      expiresAt: '2099-01-01T00:00:00.000Z',
    }),
  ),
  http.get('/api/artwork/layouts/:id', () => HttpResponse.json(earlier)),
  http.get('/media/designs/:name', ({ request }) => {
    opened.push(request.url);
    return (answers.shift() ?? aPicture)();
  }),
  http.post('/api/artwork/layouts', async ({ request }) => {
    saved = (await request.json()) as LayoutBody;
    return HttpResponse.json({ ...earlier, ...saved }, { status: 201 });
  }),
);
const onSaved = jest.fn();
const onClose = jest.fn();
const open = (layout?: { id: string }, user: ReturnType<typeof aUser> | null = aUser()) =>
  renderScreen(
    <LayoutEditor
      product={{ _id: productId, name: 'Chai Shirt' }}
      color="White"
      hex="#ffffff"
      area="front-a4"
      layout={layout}
      onSaved={onSaved}
      onClose={onClose}
    />,
    { user },
  );
beforeEach(() => {
  // The page of the tests has no canvas; letters count as usual ones then.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  saved = undefined;
  files = [anArtworkFile()];
  totalOfFiles = 1;
  listed = [];
  [answers, opened] = [[], []];
  let copies = 0;
  Object.assign(URL, { createObjectURL: () => `blob:copy-${++copies}` });
  onSaved.mockClear();
  onClose.mockClear();
});
const stage = () => screen.findByRole('application');
const pieces = () => saved?.sides[0]?.pieces;
const save = async (user: ReturnType<typeof open>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Use this layout' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
};

describe('the editor', () => {
  it('lays out a text with exact numbers, and saves it', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add a text' }));
    const words = await screen.findByRole('textbox', { name: 'Words' });
    await user.clear(words);
    await user.type(words, 'चाय Chai');
    const left = screen.getByRole('spinbutton', { name: 'From the left (mm)' });
    await user.clear(left);
    await user.type(left, '12.5');
    await user.click(screen.getByRole('button', { name: 'Magenta' }));
    await save(user);
    expect(saved).toMatchObject({ productId, color: 'White', sides: [{ view: 'front', area: 'front-a4' }] });
    expect(pieces()).toEqual([expect.objectContaining({ kind: 'text', text: 'चाय Chai', x: 12.5, colour: '#c2185b' })]);
  });

  it('keeps a layout that is half made when a later read fails', async () => {
    const { user, readAgain } = open();
    await user.click(await screen.findByRole('button', { name: 'Add a text' }));
    const words = await screen.findByRole('textbox', { name: 'Words' });
    server.use(http.get('/api/artwork/print-areas/:productId', () => HttpResponse.json({}, { status: 503 })));
    await readAgain();
    expect(words).toBeVisible();
  });

  it('refuses letters that the fonts lack beside the field', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add a text' }));
    await user.type(await screen.findByRole('textbox', { name: 'Words' }), 'வ');
    expect(await screen.findByText(/Latin and Devanagari letters only/)).toBeVisible();
  });

  it('opens a layout again, and changes it by keys alone', async () => {
    const { user } = open({ id: earlier._id });
    (await stage()).focus();
    await user.keyboard('n{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    await save(user);
    expect(pieces()).toEqual([expect.objectContaining({ x: 50.5, y: 55, width: 100, height: 50 })]);
  });

  it('takes back and does again, by keys and by buttons', async () => {
    const { user } = open({ id: earlier._id });
    (await stage()).focus();
    await user.keyboard('n{Delete}');
    expect(screen.getByText(/Nothing is here yet/)).toBeVisible();
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByRole('button', { name: 'Picture 1' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    expect(screen.getByText(/Nothing is here yet/)).toBeVisible();
  });

  it('says in red that a picture is too coarse, and stops when it is small enough', async () => {
    const { user } = open({ id: earlier._id });
    await user.click(await screen.findByRole('button', { name: 'Picture 1' }));
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('100 × 50 mm · 50 dpi');
    expect(within(status).getByText(/Too coarse: it needs at least 100 dpi/)).toHaveClass('text-bad');
    const width = screen.getByRole('spinbutton', { name: 'Width (mm)' });
    await user.clear(width);
    await user.type(width, '20');
    expect(status).toHaveTextContent('20 × 10 mm · 254 dpi');
    expect(within(status).queryByText(/Too coarse/)).toBeNull();
  });

  it('lays out the back apart from the front', async () => {
    const { user } = open({ id: earlier._id });
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await user.click(screen.getByRole('button', { name: 'Back A4' }));
    await user.click(screen.getByRole('button', { name: 'Add a text' }));
    await save(user);
    expect(saved?.sides.map(({ view, area }) => [view, area])).toEqual([
      ['front', 'front-a4'],
      ['back', 'back-a4'],
    ]);
  });

  it('lays out two files, front and back, on a product for which nobody drew areas', async () => {
    const card = { sizes: [{ name: 'Visiting card', widthMm: 90, heightMm: 54 }], maxPages: 2 };
    server.use(
      http.get('/api/artwork/print-areas/:productId', () =>
        HttpResponse.json({ ...areas, views: sheetViews({ name: 'Gold cards' }, card) }),
      ),
    );
    const ids = [anId(7), anId(8)];
    files = ids.map((_id, at) => anArtworkFile({ _id, name: `${at === 0 ? 'front' : 'back'}.pdf`, pictures: 1 }));
    const { user } = open();
    (await screen.findByText('Use again')).click();
    await user.click(await screen.findByRole('button', { name: 'Place front.pdf' }));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(screen.getByRole('button', { name: 'Place back.pdf' }));
    await save(user);
    // Each in its own size, with its bleed over the edges of its side.
    const own = { x: -3, y: -3, width: 96, height: 60 };
    expect(saved?.sides).toMatchObject([
      { view: 'front', area: 'front', pieces: [{ source: { fileId: ids[0], page: 1 }, ...own }] },
      { view: 'back', area: 'back', pieces: [{ source: { fileId: ids[1], page: 1 }, ...own }] },
    ]);
  });

  it('draws a design by a copy of its own, which does not end like the link, and loads it once', async () => {
    const twice = [logo, { ...logo, source: { design: design.replace('signature=a', 'signature=b') } }];
    const sides = [{ view: 'front', area: 'front-a4', pieces: twice }];
    server.use(http.get('/api/artwork/layouts/:id', () => HttpResponse.json({ ...earlier, sides })));
    open({ id: earlier._id });
    await stage();
    await waitFor(() => expect(document.querySelectorAll('image[href="blob:copy-1"]')).toHaveLength(2));
    expect(opened).toHaveLength(1);
    expect(opened[0]).toMatch(/\.png\?until=1800000000&signature=[ab]$/);
  });

  it('adds a picture once it was checked, and says why one was refused', async () => {
    // The page of the tests decodes no pictures.
    Object.assign(HTMLImageElement.prototype, { decode: async () => undefined });
    server.use(
      http.post('/api/bulk-order/design', () =>
        HttpResponse.json({ url: design, contentType: 'image/png', bytes: 9 }, { status: 201 }),
      ),
    );
    answers = [refusal('design-not-checked', 'Still being checked.'), refusal('design-refused', 'It cannot be read.')];
    const { user } = open();
    const input = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    await stage();
    await user.upload(input(), new File(['a'], 'logo.png', { type: 'image/png' }));
    expect(await screen.findByText('It cannot be read.', undefined, { timeout: 5000 })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Picture 1' })).toBeNull();
    await user.upload(input(), new File(['b'], 'logo.png', { type: 'image/png' }));
    expect(await screen.findByRole('button', { name: 'Picture 1' })).toBeVisible();
    expect(document.querySelector('image[href="blob:copy-1"]')).not.toBeNull();
    await save(user);
    expect(pieces()).toEqual([expect.objectContaining({ source: { design } })]);
  });

  it('uses an earlier layout again', async () => {
    const { user } = open();
    await user.click(await screen.findByText('Use again'));
    await user.click(await screen.findByRole('button', { name: /^Layout of/ }));
    await save(user);
    expect(pieces()).toEqual([logo]);
  });

  it('places a page of an own checked file, by keys alone, and draws it by its signed link', async () => {
    const { user } = open();
    (await screen.findByText('Use again')).click();
    const own = within(await screen.findByRole('region', { name: 'Your files' }));
    const file = await own.findByRole('button', { name: 'Place card.pdf' });
    await user.selectOptions(own.getByRole('combobox', { name: 'Page of card.pdf' }), '2');
    file.focus();
    await user.keyboard('{Enter}');
    const source = { fileId: anArtworkFile()._id, page: 2 };
    await waitFor(() =>
      expect(
        document.querySelector(`image[href="/api/artwork/files/${source.fileId}/pages/2?until=1"]`),
      ).not.toBeNull(),
    );
    expect(listed[0]).toBe('?state=checked&page=1&limit=9');
    await save(user);
    // In its own size, 96 × 60 mm with its bleed, in the middle of 210 × 297 mm.
    const box = { x: 57, y: 118.5, width: 96, height: 60 };
    expect(pieces()).toEqual([expect.objectContaining({ kind: 'artwork', source, ...box, pixels: null })]);
  });

  it("places a guest's own file, which opens by the token that its upload answered", async () => {
    sessionStorage.setItem(`artwork-token:${anArtworkFile()._id}`, 'secret');
    const asked: string[] = [];
    server.use(
      http.get('/api/artwork/files/:id', ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json(anArtworkFile());
      }),
    );
    const { user } = open(undefined, null);
    (await screen.findByText('Use again')).click();
    await user.click(await screen.findByRole('button', { name: 'Place card.pdf' }));
    await save(user);
    expect(asked[0]).toBe('?token=secret');
    expect(saved).toMatchObject({ fileTokens: { [anArtworkFile()._id]: 'secret' } });
    expect(screen.queryByRole('region', { name: 'What you laid out before' })).toBeNull();
    sessionStorage.clear();
  });

  it('says of vectors that they are sharp, and how large the page is when it is cut', async () => {
    const { user } = open();
    (await screen.findByText('Use again')).click();
    await user.click(await screen.findByRole('button', { name: 'Place card.pdf' }));
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('96 × 60 mm');
    expect(status).toHaveTextContent('90 × 54 mm when it is cut');
    expect(status).toHaveTextContent('sharp at any size');
    expect(status).not.toHaveTextContent('dpi');
  });

  it('judges a page by the coarsest of its pictures, at the size it has here', async () => {
    files = [anArtworkFile({ pictures: 1, pages: [{ widthMm: 90, heightMm: 54, dpi: 72 }] })];
    const { user } = open();
    (await screen.findByText('Use again')).click();
    await user.click(await screen.findByRole('button', { name: 'Place card.pdf' }));
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('90 × 54 mm · 71 dpi');
    const width = screen.getByRole('spinbutton', { name: 'Width (mm)' });
    await user.clear(width);
    await user.type(width, '45');
    expect(status).toHaveTextContent('45 × 27 mm · 143 dpi');
  });

  it('keeps the proportions while a size is typed digit by digit, which is one step to undo', async () => {
    const long = { ...logo, width: 300, height: 20 };
    const sides = [{ view: 'front', area: 'front-a4', pieces: [long] }];
    server.use(http.get('/api/artwork/layouts/:id', () => HttpResponse.json({ ...earlier, sides })));
    const { user } = open({ id: earlier._id });
    await user.click(await screen.findByRole('button', { name: 'Picture 1' }));
    const width = screen.getByRole('spinbutton', { name: 'Width (mm)' });
    await user.clear(width);
    await user.type(width, '120');
    expect(screen.getByRole('status')).toHaveTextContent('120 × 8 mm');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('status')).toHaveTextContent('300 × 20 mm');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  });

  it('takes back a typed text, and what a held key did, in one step each', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add a text' }));
    await user.type(await screen.findByRole('textbox', { name: 'Words' }), ' and more');
    (await stage()).focus();
    await user.keyboard('{ArrowRight>5/}');
    const undo = screen.getByRole('button', { name: 'Undo' });
    await user.click(undo);
    expect(screen.getByRole('textbox', { name: 'Words' })).toHaveValue('Your text and more');
    await user.click(undo);
    expect(screen.getByRole('textbox', { name: 'Words' })).toHaveValue('Your text');
    await user.click(undo);
    expect(undo).toBeDisabled();
  });

  it('says what it had to leave out, and asks before it closes', async () => {
    const gone = { view: 'front', area: 'pocket', pieces: [logo, logo] };
    server.use(
      http.get('/api/artwork/layouts/:id', () => HttpResponse.json({ ...earlier, sides: [...earlier.sides, gone] })),
    );
    const { user } = open({ id: earlier._id });
    expect(await screen.findByText(/^2 pieces were left out/)).toBeVisible();
    const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
    confirm.mockRestore();
  });

  it('counts the pixels that a file has', async () => {
    files = [
      anArtworkFile({
        kind: 'jpeg',
        pictures: 1,
        pages: [{ widthMm: 90, heightMm: 54, pixels: { width: 4000, height: 2400 } }],
      }),
    ];
    const { user } = open();
    (await screen.findByText('Use again')).click();
    await user.click(await screen.findByRole('button', { name: 'Place card.pdf' }));
    expect(screen.queryByRole('combobox', { name: /^Page of/ })).toBeNull();
    await save(user);
    expect(pieces()).toEqual([expect.objectContaining({ pixels: { width: 4000, height: 2400 } })]);
  });

  it('says which files must be fixed', async () => {
    files = [
      anArtworkFile({ _id: 'f'.repeat(24), name: 'faulty.pdf', worst: 'must' }),
      anArtworkFile({ name: 'good.pdf', worst: 'note' }),
    ];
    open();
    (await screen.findByText('Use again')).click();
    const box = within(await screen.findByRole('region', { name: 'Your files' }));
    const [faulty, good] = await box.findAllByRole('listitem');
    expect(faulty).toHaveTextContent('Must be fixed');
    expect(good).not.toHaveTextContent('Must be fixed');
  });

  it('turns the pages of the files', async () => {
    totalOfFiles = 20;
    const { user } = open();
    (await screen.findByText('Use again')).click();
    const box = within(await screen.findByRole('region', { name: 'Your files' }));
    expect(await box.findByText('Page 1 of 3')).toBeVisible();
    expect(box.getByRole('button', { name: 'Newer' })).toBeDisabled();
    await user.click(box.getByRole('button', { name: 'Older' }));
    expect(await box.findByText('Page 2 of 3')).toBeVisible();
    await waitFor(() => expect(listed.at(-1)).toBe('?state=checked&page=2&limit=9'));
  });

  it('says that there are no files, and tries again when they could not be loaded', async () => {
    let isDown = true;
    server.use(
      http.get('/api/artwork/files/of/:userId', () =>
        isDown ? HttpResponse.json({}, { status: 400 }) : HttpResponse.json([], { headers: { 'x-total-count': '0' } }),
      ),
    );
    const { user } = open();
    (await screen.findByText('Use again')).click();
    const box = within(await screen.findByRole('region', { name: 'Your files' }));
    expect(await box.findByText('Your files could not be loaded.')).toBeVisible();
    isDown = false;
    await user.click(box.getByRole('button', { name: 'Try again' }));
    expect(await box.findByText('You have no checked files yet.')).toBeVisible();
  });

  it('offers guests no earlier layouts, and shows all keys at ?', async () => {
    const { user } = open(undefined, null);
    (await stage()).focus();
    expect(screen.queryByText('Use again')).toBeNull();
    await user.keyboard('?');
    expect(await screen.findByText('Move by 0.5 mm')).toBeVisible();
  });

  it('keeps what was laid out when it cannot be saved', async () => {
    server.use(
      http.post('/api/artwork/layouts', () =>
        HttpResponse.json({ message: 'Many pictures.', code: 'x' }, { status: 503 }),
      ),
    );
    const { user } = open({ id: earlier._id });
    await user.click(await screen.findByRole('button', { name: 'Picture 1' }));
    await user.click(screen.getByRole('button', { name: 'Use this layout' }));
    expect(await screen.findByText('Many pictures.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Picture 1' })).toBeVisible();
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('asks before it closes over changes, and closes at once without any', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    const { user } = open({ id: earlier._id });
    await user.click(await screen.findByRole('button', { name: 'Picture 1' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(confirm).not.toHaveBeenCalled();
    expect(asksBeforeLeaving()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Mirror' }));
    expect(asksBeforeLeaving()).toBe(true);
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('asks also when Escape follows a change at once', async () => {
    const { user } = open({ id: earlier._id });
    const confirm = jest.spyOn(window, 'confirm').mockClear().mockReturnValue(false);
    const place = await stage();
    await user.click(place);
    await user.keyboard('n');
    // Not by `act`, which waits until everything has settled: two keys in a hurry.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    const press = (target: Element | Document, key: string) =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    press(place, 'x');
    await Promise.resolve();
    press(document, 'Escape');
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
    confirm.mockRestore();
  });

  it('says that a product has no print areas, and that they could not be loaded', async () => {
    server.use(http.get('/api/artwork/print-areas/:productId', () => HttpResponse.json({ ...areas, views: [] })));
    open();
    expect(await screen.findByText(/no print areas yet/)).toBeVisible();
  });

  it('speaks Hindi', async () => {
    renderInHindi(
      <LayoutEditor
        product={{ _id: productId, name: 'Chai' }}
        color=""
        hex="#ffffff"
        onSaved={onSaved}
        onClose={onClose}
      />,
    );
    expect(await screen.findByRole('button', { name: 'टेक्स्ट जोड़िए' })).toBeVisible();
  });
});
