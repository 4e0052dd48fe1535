import { anId, aUser, leftInEnglish, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import ProductColorsPage from './product-colors-page.tsx';

const red = { _id: anId(1), name: 'Red', hexCode: '#cc0000' };
let colors = [red];
let sent: unknown;
const server = serve(
  http.get('/api/product-colors', () => HttpResponse.json({ success: true, data: colors })),
  http.post('/api/product-colors', async ({ request }) => {
    sent = await request.json();
    return HttpResponse.json({ success: true, data: red }, { status: 201 });
  }),
  http.put('/api/product-colors/:id', async ({ request, params }) => {
    sent = [params.id, await request.json()];
    return HttpResponse.json({ success: true, data: red });
  }),
  http.delete('/api/product-colors/:id', () => {
    colors = [];
    return HttpResponse.json({ success: true, message: 'gone' });
  }),
);
beforeEach(() => {
  colors = [red];
  sent = undefined;
});
const open = () => renderScreen(<ProductColorsPage />, { user: aUser({ isAdmin: true }) });
const confirming = (answer: boolean) => jest.spyOn(window, 'confirm').mockReturnValueOnce(answer);

describe('product colours', () => {
  it('are shown with their swatch and hex code', async () => {
    open();
    expect(screen.getByText('Loading colours...')).toBeInTheDocument();
    const row = within(await screen.findByRole('row', { name: /Red/ }));
    expect(row.getByText('#cc0000')).toBeVisible();
  });

  it('are created with a shade that is picked or typed', async () => {
    const { user } = open();
    await user.type(screen.getByLabelText('Colour name'), ' Teal ');
    fireEvent.change(screen.getByLabelText('Pick the shade'), { target: { value: '#008080' } });
    expect(screen.getByLabelText('Hex code')).toHaveValue('#008080');
    await user.click(screen.getByRole('button', { name: 'Create colour' }));
    expect(await screen.findByText('Product colour created successfully')).toBeVisible();
    expect(sent).toEqual({ name: 'Teal', hexCode: '#008080' });
    expect(screen.getByLabelText('Colour name')).toHaveValue('');
  });

  it('need a name and a hex code', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Create colour' }));
    expect(screen.getByText('Please name the colour.')).toBeVisible();
    await user.type(screen.getByLabelText('Colour name'), 'Teal');
    await user.clear(screen.getByLabelText('Hex code'));
    await user.type(screen.getByLabelText('Hex code'), 'teal');
    await user.click(screen.getByRole('button', { name: 'Create colour' }));
    expect(screen.getByText('Please write the hex code like #1A2B3C.')).toBeVisible();
    expect(sent).toBeUndefined();
  });

  it('are edited in the same form, and Cancel goes back to a new one', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Edit Red' }));
    expect(screen.getByText('History')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Create colour' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit Red' }));
    await user.type(screen.getByLabelText('Colour name'), ' Brick');
    await user.click(screen.getByRole('button', { name: 'Update colour' }));
    expect(await screen.findByText('Product colour updated successfully')).toBeVisible();
    expect(sent).toEqual([anId(1), { name: 'Red Brick', hexCode: '#cc0000' }]);
  });

  it('are deleted only after a confirmation', async () => {
    const { user } = open();
    const refused = confirming(false);
    await user.click(await screen.findByRole('button', { name: 'Delete Red' }));
    expect(refused).toHaveBeenCalledWith('Are you sure you want to delete "Red"?');
    expect(screen.queryByText('Product colour deleted successfully')).toBeNull();
    confirming(true);
    await user.click(screen.getByRole('button', { name: 'Delete Red' }));
    expect(await screen.findByText('Product colour deleted successfully')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'No colours yet' })).toBeVisible();
  });

  it('stay while products come in them, and the answer says why', async () => {
    const message = '3 products still come in "Red". Change or delete them first.';
    server.use(http.delete('/api/product-colors/:id', () => HttpResponse.json({ message }, { status: 409 })));
    confirming(true);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete Red' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('row', { name: /Red/ })).toBeVisible();
  });

  it('keep what is typed when saving fails', async () => {
    server.use(http.post('/api/product-colors', () => HttpResponse.json({}, { status: 500 })));
    const { user } = open();
    await user.type(screen.getByLabelText('Colour name'), 'Teal');
    await user.click(screen.getByRole('button', { name: 'Create colour' }));
    expect(await screen.findByText('Error saving product colour')).toBeVisible();
    expect(screen.getByLabelText('Colour name')).toHaveValue('Teal');
  });

  it('can be asked for again after a failure', async () => {
    server.use(http.get('/api/product-colors', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('row', { name: /Red/ })).toBeVisible();
  });
});

describe('product colours in Hindi', () => {
  it('leave nothing in English but the names that staff gave', async () => {
    const { user } = await renderInHindi(<ProductColorsPage />, { user: aUser({ isAdmin: true }) });
    expect(await screen.findByRole('row', { name: /Red/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'रंग जोड़ें' }));
    expect(screen.getByText('रंग का नाम लिखिए।')).toBeVisible();
    expect(leftInEnglish('Red')).toEqual([]);
  });
});
