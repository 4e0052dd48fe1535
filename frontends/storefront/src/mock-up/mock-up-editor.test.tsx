import { jest } from '@jest/globals';
import type { SceneBody } from '@print-shop/contracts';
import { defaultViews } from '@print-shop/contracts/client';
import { aUser, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import MockUpEditor from './mock-up-editor.tsx';

const productId = '0123456789abcdef01234567';
const design = `/media/designs/${'a'.repeat(32)}.png`;
const views = defaultViews('T-Shirt');
const areas = { productId, views, minDpi: 100, goodDpi: 200, isDefault: true, updatedAt: null };
const logo = {
  ...{ kind: 'artwork', source: { design }, x: 50, y: 50, width: 100, height: 50, rotation: 0 },
  ...{ isMirrored: false, pixels: { width: 200, height: 100 } },
} as const;
const earlier = {
  ...{ _id: 'b'.repeat(24), productId, color: 'White', hex: '#ffffff', views, picture: design },
  ...{ createdAt: '2026-11-20T10:00:00.000Z', sides: [{ view: 'front', area: 'front-a4', pieces: [logo] }] },
};

let saved: SceneBody | undefined;
const server = serve(
  http.get('/api/artwork/print-areas/:productId', () => HttpResponse.json(areas)),
  http.get('/api/artwork/scenes', () => HttpResponse.json([earlier], { headers: { 'x-total-count': '1' } })),
  http.get('/api/artwork/scenes/:id', () => HttpResponse.json(earlier)),
  http.post('/api/artwork/scenes', async ({ request }) => {
    saved = (await request.json()) as SceneBody;
    return HttpResponse.json({ ...earlier, ...saved }, { status: 201 });
  }),
);
const onSaved = jest.fn();
const onClose = jest.fn();
const open = (scene?: { id: string }, user: ReturnType<typeof aUser> | null = aUser()) =>
  renderScreen(
    <MockUpEditor
      product={{ _id: productId, name: 'Chai Shirt' }}
      {...{ color: 'White', hex: '#ffffff', area: 'front-a4', scene, onSaved, onClose }}
    />,
    { user },
  );
beforeEach(() => {
  // The page of the tests has no canvas; letters count as usual ones then.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  saved = undefined;
  onSaved.mockClear();
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
    const words = screen.getByRole('textbox', { name: 'Words' });
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

  it('refuses letters that the fonts lack beside the field', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add a text' }));
    await user.type(screen.getByRole('textbox', { name: 'Words' }), 'வ');
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

  it('uses an earlier layout again', async () => {
    const { user } = open();
    await user.click(await screen.findByText('Use again'));
    await user.click(await screen.findByRole('button', { name: /^Layout of/ }));
    await save(user);
    expect(pieces()).toEqual([logo]);
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
      http.post('/api/artwork/scenes', () =>
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

  it('says that a product has no print areas, and that they could not be loaded', async () => {
    server.use(http.get('/api/artwork/print-areas/:productId', () => HttpResponse.json({ ...areas, views: [] })));
    open();
    expect(await screen.findByText(/no print areas yet/)).toBeVisible();
  });

  it('speaks Hindi', async () => {
    renderInHindi(
      <MockUpEditor product={{ _id: productId, name: 'Chai' }} {...{ color: '', hex: '#ffffff', onSaved, onClose }} />,
    );
    expect(await screen.findByRole('button', { name: 'टेक्स्ट जोड़िए' })).toBeVisible();
  });
});
