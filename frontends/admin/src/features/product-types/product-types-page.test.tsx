import { anId, aUser, leftInEnglish, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import ProductTypesPage from './product-types-page.tsx';

const AT = '2026-01-15T06:30:00.000Z';
const LATER = '2026-02-20T06:30:00.000Z';
const mugs = { _id: anId(1), type: 'Mugs', category: ['Ceramic', 'Steel'], createdAt: AT, updatedAt: LATER };
const listed = (types: object[]) =>
  http.get('/api/product-types', () => HttpResponse.json({ success: true, data: types }));
let sent: unknown;
let timesSent = 0;
const saved = async ({ request }: { request: Request }) => {
  timesSent += 1;
  sent = await request.json();
  return HttpResponse.json({ success: true, message: 'ok', data: mugs });
};
const refused = (status: number, body: object) => () => HttpResponse.json(body, { status });
const server = serve(
  listed([mugs]),
  http.post('/api/product-types', saved),
  http.put('/api/product-types/:id', saved),
  http.delete('/api/product-types/:id', () => HttpResponse.json({ success: true, message: 'gone' })),
);
beforeEach(() => {
  sent = undefined;
  timesSent = 0;
});

const confirmed = (answer: boolean) => jest.spyOn(window, 'confirm').mockReturnValueOnce(answer);
function open() {
  const { user } = renderScreen(<ProductTypesPage />, { user: aUser({ isAdmin: true }) });
  return {
    user,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    edit: async () => user.click(await screen.findByRole('button', { name: 'Edit Mugs' })),
  };
}

describe('product types', () => {
  it('stand in a table with their categories and dates, on the only tab', async () => {
    open();
    expect(screen.getByText('Loading product types...')).toBeInTheDocument();
    const heads = (await screen.findAllByRole('columnheader')).map((head) => head.textContent);
    expect(heads).toEqual(['Type', 'Categories', 'Created At', 'Updated At', 'Actions']);
    const row = within(screen.getByRole('row', { name: /Mugs/ }));
    for (const text of ['Ceramic, Steel', '15 Jan 2026', '20 Feb 2026']) expect(row.getByText(text)).toBeVisible();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Product Types']);
  });

  it('are created with as many categories as were added, and the form is empty again', async () => {
    const { user, press } = open();
    await user.type(screen.getByLabelText('Product type'), 'Bags');
    await user.type(screen.getByLabelText('Category 1'), 'Jute');
    await press('Add category');
    await waitFor(() => expect(screen.getByLabelText('Category 2')).toHaveFocus());
    await user.keyboard('Paper');
    await press('Create type');
    expect(await screen.findByText('Product type created successfully')).toBeVisible();
    expect(sent).toEqual({ type: 'Bags', category: ['Jute', 'Paper'] });
    expect(screen.getByLabelText('Product type')).toHaveValue('');
    expect(screen.queryByLabelText('Category 2')).toBeNull();
  });

  it('are created once by a double-click, which is told as a success', async () => {
    const { user } = open();
    await user.type(screen.getByLabelText('Product type'), 'Bags');
    await user.type(screen.getByLabelText('Category 1'), 'Jute');
    await user.dblClick(screen.getByRole('button', { name: 'Create type' }));
    expect(await screen.findByText('Product type created successfully')).toBeVisible();
    expect(timesSent).toBe(1);
  });

  it('need a name and no blank category, and say so for three seconds', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { user, press } = open();
    await user.type(screen.getByLabelText('Product type'), 'Bags');
    await press('Create type');
    expect(await screen.findByText('Product type and all categories are required')).toBeVisible();
    act(() => jest.advanceTimersByTime(3000));
    await waitFor(() => expect(screen.queryByText('Product type and all categories are required')).toBeNull());
    expect(sent).toBeUndefined();
    jest.useRealTimers();
  });

  it('keep at least one category row', async () => {
    const { press } = open();
    expect(screen.queryByRole('button', { name: 'Remove category 1' })).toBeNull();
    await press('Add category');
    await press('Remove category 2');
    expect(screen.queryByRole('button', { name: 'Remove category 1' })).toBeNull();
  });

  it('are edited in the same form, and Cancel goes back to creating', async () => {
    const { user, press, edit } = open();
    await edit();
    expect(screen.getByText('History')).toBeVisible();
    await press('Cancel');
    expect(screen.getByRole('button', { name: 'Create type' })).toBeVisible();
    await edit();
    await user.type(screen.getByLabelText('Product type'), ' & Bottles');
    await press('Update type');
    expect(await screen.findByText('Product type updated successfully')).toBeVisible();
    expect(sent).toEqual({ type: 'Mugs & Bottles', category: ['Ceramic', 'Steel'], expectedUpdatedAt: LATER });
  });

  it('are deleted only after a confirmation', async () => {
    confirmed(false);
    const { user } = open();
    const remove = await screen.findByRole('button', { name: 'Delete Mugs' });
    await user.click(remove);
    expect(screen.queryByText('Product type deleted successfully')).toBeNull();
    const asked = confirmed(true);
    await user.click(remove);
    expect(asked).toHaveBeenCalledWith('Are you sure you want to delete "Mugs"?');
    expect(await screen.findByText('Product type deleted successfully')).toBeVisible();
  });

  const inUse = '3 products still use the type "Mugs".';
  it.each([
    ['and why, where the server tells', 409, { message: inUse }, `Error deleting product type${inUse}`],
    ['and no more, where it does not', 500, {}, 'Error deleting product type'],
  ])('say that they cannot be deleted, %s', async (_what, status, body, message) => {
    server.use(http.delete('/api/product-types/:id', refused(status, body)));
    confirmed(true);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete Mugs' }));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.getByRole('row', { name: /Mugs/ })).toBeVisible();
  });

  const taken = 'There is a product type "Mugs" already.';
  it.each([
    [500, {}, 'Error saving product type'],
    [409, { message: taken, code: 'duplicate' }, `Error saving product type${taken}`],
  ])('keep what is typed when saving fails by %i', async (status, body, message) => {
    server.use(http.put('/api/product-types/:id', refused(status, body)));
    const { user, press, edit } = open();
    await edit();
    await user.type(screen.getByLabelText('Category 1'), ' white');
    await press('Update type');
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.getByLabelText('Category 1')).toHaveValue('Ceramic white');
  });

  it('say that they could not be fetched, and can be asked for again', async () => {
    server.use(http.get('/api/product-types', refused(500, {}), { once: true }));
    const { press } = open();
    expect(await screen.findByText('Error fetching product types')).toBeVisible();
    await press('Try Again');
    expect(await screen.findByRole('row', { name: /Mugs/ })).toBeVisible();
  });

  it('are none at first', async () => {
    server.use(listed([]));
    open();
    expect(await screen.findByRole('heading', { name: 'No product types yet' })).toBeVisible();
  });
});

describe('a type that somebody else saved first', () => {
  const conflict = { message: 'Somebody else changed this meanwhile.', code: 'changed-meanwhile' };

  async function openConflict() {
    server.use(http.put('/api/product-types/:id', refused(409, conflict), { once: true }));
    const opened = open();
    await opened.edit();
    await opened.user.type(screen.getByLabelText('Product type'), ' mine');
    await opened.press('Update type');
    expect(await screen.findByText('Somebody else changed this product type meanwhile.')).toBeVisible();
    expect(screen.getByLabelText('Product type')).toHaveValue('Mugs mine');
    return opened;
  }

  it('can be looked at as it is now', async () => {
    const { press } = await openConflict();
    server.use(listed([{ ...mugs, type: 'Mugs theirs', updatedAt: AT }]));
    await press('Show their version');
    await waitFor(() => expect(screen.getByLabelText('Product type')).toHaveValue('Mugs theirs'));
    await press('Update type');
    await waitFor(() => expect(sent).toMatchObject({ type: 'Mugs theirs', expectedUpdatedAt: AT }));
  });

  it('can be written over knowingly', async () => {
    const { press } = await openConflict();
    await press('Save my version');
    expect(await screen.findByText('Product type updated successfully')).toBeVisible();
    expect(sent).toEqual({ type: 'Mugs mine', category: ['Ceramic', 'Steel'] });
  });

  it('starts anew when it was deleted', async () => {
    const { press } = await openConflict();
    server.use(listed([]));
    await press('Show their version');
    expect(await screen.findByText('This product type was deleted meanwhile.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create type' })).toBeVisible();
  });
});

describe('product types in Hindi', () => {
  it('leave nothing in English, also while one is edited', async () => {
    const { user } = await renderInHindi(<ProductTypesPage />, { user: aUser({ isAdmin: true }) });
    await user.click(await screen.findByRole('button', { name: 'Mugs बदलें' }));
    expect(screen.getByRole('heading', { name: 'प्रकार बदलें' })).toBeVisible();
    server.use(http.put('/api/product-types/:id', refused(409, { message: 'x', code: 'changed-meanwhile' })));
    await user.click(screen.getByRole('button', { name: 'बदलाव सेव करें' }));
    expect(await screen.findByText('इस बीच किसी और ने यह प्रकार बदल दिया।')).toBeVisible();
    await user.clear(screen.getByLabelText('प्रोडक्ट का प्रकार'));
    await user.click(screen.getByRole('button', { name: 'बदलाव सेव करें' }));
    expect(screen.getByText('प्रोडक्ट का प्रकार और सभी कैटेगरी लिखना ज़रूरी है')).toBeVisible();
    expect(leftInEnglish('Mugs', 'Ceramic', 'Steel')).toEqual([]);
  });
});
