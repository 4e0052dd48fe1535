import { anId, aUser, leftInEnglish, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import ManagePage from './manage-page.tsx';

const PRICING = {
  design: { Logo: { _id: anId(1), price: 1500, version: 1 }, Poster: { _id: anId(2), price: 800, version: 1 } },
  lamination: {},
  binding: {},
  printing: [],
  paper: [],
};
let saved: unknown;
const server = serve(
  http.get('/api/pricing', () => HttpResponse.json(PRICING)),
  http.put('/api/pricing/config/:section/:id', async ({ request, params }) => {
    saved = { ...params, body: await request.json() };
    return HttpResponse.json({ message: 'saved' });
  }),
  http.delete('/api/pricing/config/:section/:id', () => HttpResponse.json({ message: 'deleted' })),
);
const open = () => renderScreen(<ManagePage />, { user: aUser({ isAdmin: true }) });
const edit = (name: string) => screen.findByRole('button', { name: `Edit ${name}` });

describe('managing prices', () => {
  it('edits one row at a time; Cancel leaves it', async () => {
    const { user } = open();
    await user.click(await edit('Logo'));
    expect(screen.getByLabelText('New price of Logo')).toHaveFocus();
    await user.click(await edit('Poster'));
    expect(screen.queryByLabelText('New price of Logo')).toBeNull();
    expect(screen.getByLabelText('New price of Poster')).toHaveValue(800);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('spinbutton')).toBeNull();
  });

  it('only shows prices to a role that may not change them', async () => {
    renderScreen(<ManagePage />, { user: aUser({ isAdmin: true, role: 'catalogue' }) });
    expect(await screen.findByText('₹1,500.00')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Edit|Delete/ })).toBeNull();
  });

  it('exports every price, with its section', async () => {
    const files: Blob[] = [];
    jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const paper = [{ _id: anId(3), type: 'Art card', gsm: 300, size: 'A4', price: 12.5, version: 1 }];
    server.use(http.get('/api/pricing', () => HttpResponse.json({ ...PRICING, paper })));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Export to CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const lines = (await files[0]?.text())?.trim().split('\r\n') ?? [];
    expect(lines).toHaveLength(4);
    expect(lines).toContain('"Paper","Art card","A4 · 300 gsm","12.5"');
    jest.restoreAllMocks();
  });

  it('saves the new price and leaves the row', async () => {
    const { user } = open();
    await user.click(await edit('Logo'));
    const price = screen.getByLabelText('New price of Logo');
    await user.clear(price);
    await user.type(price, '1750.5{Enter}');
    expect(await screen.findByText('Updated successfully ✅')).toBeVisible();
    expect(saved).toEqual({ section: 'design', id: anId(1), body: { price: 1750.5, version: 1 } });
    expect(screen.queryByRole('spinbutton')).toBeNull();
  });

  it('saves a price once, however often Save is pressed', async () => {
    let times = 0;
    const answer = Promise.withResolvers<void>();
    server.use(
      http.put('/api/pricing/config/:section/:id', async () => {
        times += 1;
        await answer.promise;
        return HttpResponse.json({ message: 'saved' });
      }),
    );
    const { user } = open();
    await user.click(await edit('Logo'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Saving...' }));
    answer.resolve();
    expect(await screen.findByText('Updated successfully ✅')).toBeVisible();
    expect(times).toBe(1);
  });

  it('stays in the row when saving fails', async () => {
    server.use(http.put('/api/pricing/config/:section/:id', () => HttpResponse.json({}, { status: 500 })));
    const { user } = open();
    await user.click(await edit('Logo'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Update failed')).toBeVisible();
    expect(screen.getByLabelText('New price of Logo')).toBeVisible();
  });

  it('keeps what was typed when somebody else was first, shows their price, and then saves over it', async () => {
    const changed = { ...PRICING, design: { Logo: { _id: anId(1), price: 1800, version: 2 } } };
    server.use(
      http.put(
        '/api/pricing/config/:section/:id',
        () => {
          server.use(http.get('/api/pricing', () => HttpResponse.json(changed)));
          return HttpResponse.json(
            { message: 'Somebody else has changed this price meanwhile.', code: 'changed-meanwhile' },
            { status: 409 },
          );
        },
        { once: true },
      ),
    );
    const { user } = open();
    await user.click(await edit('Logo'));
    await user.clear(screen.getByLabelText('New price of Logo'));
    await user.type(screen.getByLabelText('New price of Logo'), '1700{Enter}');
    expect(await screen.findByText('Somebody else has changed this price meanwhile.')).toBeVisible();
    expect(await screen.findByText('now ₹1,800.00')).toBeVisible();
    expect(screen.getByLabelText('New price of Logo')).toHaveValue(1700);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Updated successfully ✅')).toBeVisible();
    expect(saved).toMatchObject({ body: { price: 1700, version: 2 } });
  });

  it('deletes after a confirmation that names the price', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    const { user } = open();
    const remove = await screen.findByRole('button', { name: 'Delete Logo' });
    await user.click(remove);
    expect(confirm).toHaveBeenCalledWith('Are you sure you want to delete "Logo"?');
    expect(screen.queryByText('Deleted successfully ✅')).toBeNull();
    await user.click(remove);
    expect(await screen.findByText('Deleted successfully ✅')).toBeVisible();
    confirm.mockRestore();
  });

  it('keeps a price that could not be deleted', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(true);
    server.use(http.delete('/api/pricing/config/:section/:id', () => HttpResponse.json({}, { status: 500 })));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete Logo' }));
    expect(await screen.findByText('Delete failed')).toBeVisible();
    expect(screen.getByText('Logo')).toBeVisible();
    confirm.mockRestore();
  });

  it('tells who changed the price that is edited', async () => {
    let about: unknown;
    server.use(
      http.get('/api/audit', ({ request }) => {
        about = Object.fromEntries(new URL(request.url).searchParams);
        return HttpResponse.json([]);
      }),
    );
    const { user } = open();
    await user.click(await edit('Logo'));
    await user.click(screen.getByText('History'));
    expect(await screen.findByText('Nobody has changed this yet.')).toBeVisible();
    expect(about).toMatchObject({ kind: 'price', id: anId(1) });
  });

  it('says which sections are empty, and that an answer of another shape is none', async () => {
    const { unmount } = open();
    expect(await screen.findByText('No lamination data available')).toBeVisible();
    for (const section of ['binding', 'printing', 'paper'])
      expect(screen.getByText(`No ${section} data available`)).toBeVisible();
    unmount();
    server.use(http.get('/api/pricing', () => HttpResponse.json({ ...PRICING, design: {} }), { once: true }));
    const { unmount: unmountEmpty } = open();
    expect(await screen.findByText('No design data available')).toBeVisible();
    unmountEmpty();
    server.use(http.get('/api/pricing', () => HttpResponse.json([])));
    open();
    expect(await screen.findByText('Invalid response format from server')).toBeVisible();
    expect(screen.queryByText('No design data available')).toBeNull();
  });

  it('says that the prices could not be loaded, and tries again', async () => {
    server.use(http.get('/api/pricing', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user } = open();
    expect(await screen.findByText('Failed to load configuration')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Poster')).toBeVisible();
  });
});

it('keeps the prices when a later read fails, and does not say that they are not shown', async () => {
  const { readAgain } = open();
  await edit('Logo');
  server.use(http.get('/api/pricing', () => HttpResponse.json({}, { status: 503 })));
  await readAgain();
  expect(await screen.findByText('Failed to load configuration')).toBeVisible();
  expect(screen.getByText('Poster')).toBeVisible();
  expect(screen.queryByText(/^The prices are not shown/)).toBeNull();
});

describe('managing prices in Hindi', () => {
  it('leaves nothing in English but the names of prices', async () => {
    const { user } = await renderInHindi(<ManagePage />, { user: aUser({ isAdmin: true }) });
    await user.click(await screen.findByRole('button', { name: 'Logo बदलें' }));
    expect(screen.getByLabelText('Logo का नया दाम')).toHaveFocus();
    expect(screen.getByText('लैमिनेशन का अभी कोई दाम नहीं है')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'सेव करें' }));
    expect(await screen.findByText('दाम बदल गया ✅')).toBeVisible();
    expect(leftInEnglish('Logo', 'Poster', 'Enter', 'Escape')).toEqual([]);
  });
});
