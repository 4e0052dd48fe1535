import { anId, aUser, leftInEnglish, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import PriceAddPage from './price-add-page.tsx';

const PRICING = {
  design: { Logo: { _id: anId(1), price: 1500, version: 1 } },
  lamination: {},
  binding: {},
  printing: [{ _id: anId(3), type: 'Offset', size: 'A4', price: 4.5, isBothSide: false, version: 1 }],
  paper: [],
};
let sent: unknown;
const remember = async ({ request }: { request: Request }) => {
  sent = await request.json();
  return HttpResponse.json({ message: '' });
};
const server = serve(
  http.get('/api/pricing', () => HttpResponse.json(PRICING)),
  http.post('/api/pricing/update', remember),
  http.put('/api/pricing/config/:section/:id', remember),
);
const open = () => renderScreen(<PriceAddPage />, { user: aUser({ isAdmin: true }) });
const save = () => screen.getByRole('button', { name: 'Save price' });

describe('the price configuration', () => {
  it('opens the button only for a complete printing price, and sends both sides', async () => {
    const { user } = open();
    await user.selectOptions(await screen.findByLabelText('Category'), 'Printing');
    await user.type(screen.getByLabelText('Type'), ' Digital ');
    await user.type(screen.getByLabelText('Price in ₹'), '9.5');
    expect(save()).toBeDisabled();
    await user.type(screen.getByLabelText('Size'), 'A3');
    await user.click(screen.getByLabelText('Double-sided Printing'));
    expect(save()).toBeEnabled();
    await user.click(save());
    expect(await screen.findByText('Pricing updated successfully! ✅')).toBeVisible();
    expect(sent).toMatchObject({
      section: 'printing',
      type: 'Digital',
      size: 'A3',
      price: 9.5,
      isBothSide: true,
      version: 0,
    });
  });

  it('asks before a page with a typed price is left', async () => {
    const { user } = open();
    const isAskedBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await user.selectOptions(await screen.findByLabelText('Category'), 'Printing');
    expect(isAskedBeforeLeaving()).toBe(false);
    await user.type(screen.getByLabelText('Type'), 'Digital');
    expect(isAskedBeforeLeaving()).toBe(true);
    await user.clear(screen.getByLabelText('Type'));
    expect(isAskedBeforeLeaving()).toBe(false);
  });

  it('changes a price where it stands: Enter saves, Escape takes it back', async () => {
    const { user } = open();
    const price = await screen.findByLabelText('Price of Logo');
    await user.clear(price);
    await user.type(price, '1{Escape}');
    expect(price).toHaveValue(1500);
    await user.clear(price);
    await user.type(price, '1600{Enter}');
    expect(await screen.findByText('Updated successfully ✅')).toBeVisible();
    expect(sent).toEqual({ price: 1600, version: 1 });
  });

  it('keeps in its field what could not be saved', async () => {
    server.use(
      http.put('/api/pricing/config/:section/:id', () => HttpResponse.json({}, { status: 500 }), { once: true }),
    );
    const { user } = open();
    const price = await screen.findByLabelText('Price of Logo');
    await user.clear(price);
    await user.type(price, '1600{Enter}');
    expect(await screen.findByText('Update failed')).toBeVisible();
    expect(price).toHaveValue(1600);
    expect(screen.getByText('not saved, now ₹1,500.00')).toBeVisible();
    await user.type(price, '{Enter}');
    expect(await screen.findByText('Updated successfully ✅')).toBeVisible();
    expect(screen.queryByText(/not saved/)).toBeNull();
  });

  it('says that a price is in the list already, and names the version that it changes', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText('Type'), 'logo');
    expect(screen.getByText('This price is in the list at ₹1,500.00. Saving changes it.')).toBeVisible();
    await user.type(screen.getByLabelText('Price in ₹'), '1600');
    await user.click(save());
    expect(await screen.findByText('Pricing updated successfully! ✅')).toBeVisible();
    expect(sent).toMatchObject({ type: 'logo', price: 1600, version: 1 });
  });

  it('deletes nothing without a confirmation', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete Logo' }));
    expect(confirm).toHaveBeenCalledWith('Are you sure you want to delete "Logo"?');
    expect(screen.getByLabelText('Price of Logo')).toBeVisible();
    confirm.mockRestore();
  });

  it('has its five sections, and says meanwhile that they are loading', async () => {
    open();
    expect(screen.getByText('Loading configuration...')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Price Configuration Manager' })).toBeVisible();
    await screen.findByRole('region', { name: 'Design Services' });
    const titles = ['Design Services', 'Printing Services', 'Paper Types', 'Lamination Services', 'Binding Services'];
    for (const name of titles) expect(screen.getByRole('region', { name })).toBeVisible();
  });

  it.each([
    ['Paper', 'Price in ₹', '5', 'Please fill all required fields'],
    ['Paper', 'Size', 'A4', 'Please provide size and GSM for paper'],
    ['Printing', 'Size', 'A4', 'Please provide size for printing'],
  ])('says of %s without %s what is missing', async (section, label, typed, message) => {
    const { user } = open();
    await user.selectOptions(await screen.findByLabelText('Category'), section);
    await user.type(screen.getByLabelText('Type'), 'Art');
    await user.type(screen.getByLabelText(label), typed);
    await user.clear(screen.getByLabelText(label));
    expect(await screen.findByText(message)).toBeVisible();
    expect(save()).toBeDisabled();
  });

  it('says so when the GSM is taken away from a complete paper price', async () => {
    const { user } = open();
    await user.selectOptions(await screen.findByLabelText('Category'), 'Paper');
    for (const [label, text] of [
      ['Type', 'Art'],
      ['Size', 'A4'],
      ['Price in ₹', '5'],
      ['GSM', '130'],
    ] as const)
      await user.type(screen.getByLabelText(label), text);
    expect(save()).toBeEnabled();
    await user.clear(screen.getByLabelText('GSM'));
    expect(await screen.findByText('Please provide size and GSM for paper')).toBeVisible();
    expect(save()).toBeDisabled();
  });

  it.each([
    [{}, 500, 'Error occurred while updating pricing'],
    [{ message: 'No such section.' }, 400, 'No such section.'],
  ])('says why a price could not be added: %j', async (body, status, message) => {
    server.use(http.post('/api/pricing/update', () => HttpResponse.json(body, { status })));
    const { user } = open();
    await user.type(await screen.findByLabelText('Type'), 'Poster');
    await user.type(screen.getByLabelText('Price in ₹'), '5');
    await user.click(save());
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Type')).toHaveValue('Poster');
  });

  it('keeps a price that is half typed when a later read fails', async () => {
    const { user, readAgain } = open();
    const type = await screen.findByLabelText('Type');
    await user.type(type, 'Poster');
    server.use(http.get('/api/pricing', () => HttpResponse.json({}, { status: 503 })));
    await readAgain();
    expect(type).toBeVisible();
    expect(type).toHaveValue('Poster');
  });

  it('says that the prices could not be loaded', async () => {
    server.use(http.get('/api/pricing', () => HttpResponse.json({}, { status: 500 })));
    open();
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Configuration Load Failed' })).toBeVisible();
    expect(screen.getByText('Unable to load pricing configuration. Please try again.')).toBeVisible();
  });
});

describe('the price configuration in Hindi', () => {
  it('leaves nothing in English but the names of prices, faults included', async () => {
    const { user } = await renderInHindi(<PriceAddPage />, { user: aUser({ isAdmin: true }) });
    await user.selectOptions(await screen.findByLabelText('हिस्सा'), 'काग़ज़');
    await user.type(screen.getByLabelText('नाम'), 'Art');
    await user.type(screen.getByLabelText('साइज़'), 'A4');
    await user.clear(screen.getByLabelText('साइज़'));
    expect(await screen.findByText('काग़ज़ का साइज़ और GSM लिखिए')).toBeVisible();
    expect(screen.getByLabelText('Offset A4 · एक तरफ़ का दाम')).toHaveValue(4.5);
    expect(leftInEnglish('Logo', 'Offset', 'Art', 'Enter')).toEqual([]);
  });
});
