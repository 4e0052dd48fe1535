import type { PrintView } from '@print-shop/contracts';
import { aProduct, aUser, leftInEnglish, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import PrintAreasPage from './print-areas-page.tsx';

const picture = '/media/products/0123456789abcdef01234567/1280.webp';
const mug = aProduct({ name: 'Photo Mug', colors: ['White', 'Red'], images: [picture] });
const none = { productId: mug._id, views: [], minDpi: 150, goodDpi: 300, isDefault: true, updatedAt: null };
let saved: { views: PrintView[] } | undefined;
const server = serve(
  http.get('/api/product/:id', () => HttpResponse.json(mug)),
  http.get('/api/artwork/print-areas/:id', () => HttpResponse.json(none)),
  http.put('/api/artwork/print-areas/:id', async ({ request }) => {
    saved = (await request.json()) as { views: PrintView[] };
    return HttpResponse.json({ ...none, ...saved, isDefault: saved.views.length === 0 });
  }),
);
beforeEach(() => {
  saved = undefined;
});
const at = { at: `/admin/print-areas/${mug._id}`, path: '/admin/print-areas/:id' };
const open = () => renderScreen(<PrintAreasPage />, { ...at, user: aUser({ isAdmin: true, role: 'catalogue' }) });
const area = () => saved?.views[0]?.areas[0];
const save = async (user: ReturnType<typeof open>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Save the areas' }));
  expect(await screen.findByText('The print areas were saved.')).toBeVisible();
};

describe('the print areas of a product', () => {
  it('are drawn by keyboard alone, with exact numbers', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Picture 1' }));
    await user.click(screen.getByRole('button', { name: 'Add a box in the middle' }));
    const width = screen.getByRole('spinbutton', { name: 'Width (mm)' });
    await user.clear(width);
    await user.type(width, '210');
    await user.click(screen.getByRole('checkbox', { name: 'Runs around a mug or bottle' }));
    await user.click(screen.getByRole('checkbox', { name: 'Hide the sample print below' }));
    await save(user);
    expect(saved?.views).toHaveLength(1);
    expect(area()).toMatchObject({ widthMm: 210, ground: '#ffffff', curve: { degrees: 100 }, shape: { x: 0.3 } });
  });

  it('stay half drawn when a later read fails', async () => {
    const { user, readAgain } = open();
    await user.click(await screen.findByRole('button', { name: 'Picture 1' }));
    await user.click(screen.getByRole('button', { name: 'Add a box in the middle' }));
    const width = screen.getByRole('spinbutton', { name: 'Width (mm)' });
    server.use(http.get('/api/artwork/print-areas/:id', () => HttpResponse.json({}, { status: 503 })));
    await readAgain();
    expect(width).toBeVisible();
  });

  it('are drawn as a box by dragging, and as a shape by its corners', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Picture 1' }));
    const canvas = screen.getByRole('img', { name: 'Picture of the product with its areas' });
    canvas.getBoundingClientRect = () => ({ left: 0, top: 0, width: 100, height: 125 }) as DOMRect;
    const pointer = (type: string, clientX: number, clientY: number) =>
      fireEvent(canvas, new MouseEvent(type, { clientX, clientY, bubbles: true }));
    pointer('pointerdown', 10, 25);
    pointer('pointermove', 60, 75);
    pointer('pointerup', 60, 75);
    await user.click(screen.getByRole('button', { name: 'A shape: click its corners' }));
    for (const [x, y] of [[10, 10], [50, 10], [50, 60]] as const) pointer('pointerdown', x, y); // biome-ignore format: three corners
    await user.click(screen.getByRole('button', { name: 'Finish the shape (3 corners)' }));
    await save(user);
    expect(area()?.shape).toEqual({ kind: 'box', x: 0.1, y: 0.2, width: 0.5, height: 0.4, turnedDegrees: 0 });
    expect(saved?.views[0]?.areas[1]?.shape).toMatchObject({ kind: 'polygon', points: [{ x: 0.1 }, {}, { y: 0.48 }] });
  });

  it('have any shape, by keyboard alone', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Picture 1' }));
    await user.click(screen.getByRole('button', { name: 'Add a shape in the middle' }));
    await user.click(screen.getByText('Corners (4)'));
    await user.click(screen.getByRole('button', { name: 'Add a corner' }));
    const corner = screen.getByRole('spinbutton', { name: 'Corner 5, from the left (%)' });
    await user.clear(corner);
    await user.type(corner, '12');
    await user.click(screen.getByRole('button', { name: 'Remove corner 2' }));
    await save(user);
    expect(area()?.shape).toEqual({
      kind: 'polygon',
      points: [{ x: 0.3, y: 0.3 }, { x: 0.7, y: 0.7 }, { x: 0.3, y: 0.7 }, { x: 0.12, y: 0.5 }],
    }); // biome-ignore format: one shape
  });

  it('keep parts free, as a hole, by clicks and by keyboard alone', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Picture 1' }));
    expect(screen.queryByRole('button', { name: /Part in front/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add a box in the middle' }));
    await user.click(screen.getByRole('button', { name: /Part in front/ }));
    const canvas = screen.getByRole('img', { name: 'Picture of the product with its areas' });
    canvas.getBoundingClientRect = () => ({ left: 0, top: 0, width: 100, height: 125 }) as DOMRect;
    for (const [clientX, clientY] of [[40, 50], [50, 50], [45, 75]] as const)
      fireEvent(canvas, new MouseEvent('pointerdown', { clientX, clientY, bubbles: true })); // biome-ignore format: three corners
    await user.click(screen.getByRole('button', { name: 'Finish the shape (3 corners)' }));
    await user.click(screen.getByRole('button', { name: /Keep a part free/ }));
    await user.click(screen.getByText('Free part 2'));
    const corners = screen.getAllByRole('spinbutton', { name: 'Corner 1, from the top (%)' });
    await user.clear(corners[1] as HTMLElement);
    await user.type(corners[1] as HTMLElement, '40');
    await save(user);
    const clicked = [{ x: 0.4, y: 0.4 }, { x: 0.5, y: 0.4 }, { x: 0.45, y: 0.6 }]; // biome-ignore format: one part
    expect(area()?.cutOuts).toEqual([
      clicked,
      expect.arrayContaining([
        { x: 0.46, y: 0.4 },
        { x: 0.54, y: 0.54 },
      ]),
    ]);
    await user.click(screen.getByRole('button', { name: 'Remove free part 1' }));
    await save(user);
    expect(area()?.cutOuts).toHaveLength(1);
  });

  it('are drawn on a plain sheet, as for the back of a card', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'A plain sheet' }));
    await user.click(screen.getByRole('button', { name: 'Add a box in the middle' }));
    const [picture] = document.getElementsByTagName('image');
    expect(decodeURIComponent(picture?.getAttribute('href') ?? '')).toMatch(
      /^data:image\/svg\+xml,<svg .*x="300" y="375"/,
    );
    await save(user);
    expect(saved?.views[0]?.picture).toBe('sheet');
  });

  it('lie beside one another when two are added in the middle', async () => {
    const complain = jest.spyOn(console, 'error');
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Picture 1' }));
    const add = screen.getByRole('button', { name: 'Add a box in the middle' });
    await user.click(add);
    await user.click(add);
    await save(user);
    const drawn = saved?.views[0]?.areas ?? [];
    expect(new Set(drawn.map(({ id }) => id)).size).toBe(2);
    expect(drawn.map(({ shape }) => shape)).toMatchObject([{ x: 0.3 }, { x: 0.33 }]);
    expect(complain).not.toHaveBeenCalled();
    complain.mockRestore();
  });

  it('have a picture for a colour', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Picture 1' }));
    await user.click(screen.getByRole('button', { name: 'Add a box in the middle' }));
    await user.click(screen.getByText('Picture for each colour'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Red' }), 'Picture 1');
    await save(user);
    expect(saved?.views[0]?.variants).toEqual([{ color: 'Red', picture }]);
  });

  it('go back to those of the type', async () => {
    const shape = { kind: 'box', x: 0, y: 0, width: 1, height: 1, turnedDegrees: 0 } as const;
    const areas = [{ id: 'a', name: 'Wrap', shape, widthMm: 10, heightMm: 10, hasShading: false }];
    const view = { id: 'front', name: 'Front', picture, aspect: 0.8, variants: [], areas };
    server.use(
      http.get('/api/artwork/print-areas/:id', () => HttpResponse.json({ ...none, isDefault: false, views: [view] })),
    );
    const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    const { user } = open();
    const back = await screen.findByRole('button', { name: 'Back to the areas of the type' });
    await user.click(back);
    expect(saved).toBeUndefined();
    await user.click(back);
    await waitFor(() => expect(saved).toEqual({ views: [] }));
    expect(confirm).toHaveBeenCalledTimes(2);
    confirm.mockRestore();
  });

  it('stay on the screen when they cannot be saved', async () => {
    server.use(
      http.put('/api/artwork/print-areas/:id', () => HttpResponse.json({ message: 'No.', code: 'x' }, { status: 400 })),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Picture 1' }));
    await user.click(screen.getByRole('button', { name: 'Add a box in the middle' }));
    await user.click(screen.getByRole('button', { name: 'Save the areas' }));
    expect(await screen.findByText('The print areas could not be saved.')).toBeVisible();
    expect(screen.getByRole('spinbutton', { name: 'Width (mm)' })).toBeVisible();
  });

  it('speak Hindi', async () => {
    renderInHindi(<PrintAreasPage />, { ...at, user: aUser({ isAdmin: true }) });
    expect(await screen.findByText('तस्वीर जोड़िए जिस पर बनाना है')).toBeVisible();
    expect(leftInEnglish('Photo Mug')).toEqual([]);
  });
});
