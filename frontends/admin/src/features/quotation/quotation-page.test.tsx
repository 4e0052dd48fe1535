import {
  anId,
  asksBeforeLeaving,
  aUser,
  leftInEnglish,
  renderInHindi,
  renderScreen,
  serve,
} from '@print-shop/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import QuotationPage from './quotation-page.tsx';

const PRICING = {
  design: { Logo: { _id: anId(1), price: 1500, version: 1 } },
  lamination: {},
  binding: { Spiral: { _id: anId(2), price: 40, version: 1 } },
  printing: [
    { _id: anId(3), type: 'Offset', size: 'A4', price: 4.5, isBothSide: false, version: 1 },
    { _id: anId(4), type: 'Digital', size: 'A3', price: 9, isBothSide: false, version: 1 },
  ],
  paper: [
    { _id: anId(5), type: 'Art', gsm: 130, size: 'A4', price: 2.5, version: 1 },
    { _id: anId(6), type: 'Art', gsm: 170, size: 'A3', price: 5, version: 1 },
  ],
};
const rule = { kind: 'taxable', unit: 'PCS', updatedAt: '2026-11-01T00:00:00.000Z' };
const TAX_RULES = [
  { ...rule, _id: anId(20), scope: 'all', name: '', hsn: '4911', rates: [{ from: '2017-07-01', percent: 18 }] },
  { ...rule, _id: anId(21), scope: 'type', name: 'Mugs', hsn: '6912', rates: [{ from: '2025-09-22', percent: 5 }] },
];
const server = serve(
  http.get('/api/pricing', () => HttpResponse.json(PRICING)),
  http.get('/api/product', () => HttpResponse.json([])),
  http.get('/api/tax/rules', () => HttpResponse.json(TAX_RULES)),
);

const MUG = {
  _id: anId(7),
  name: 'Photo mug',
  type: 'Mugs',
  price: 249,
  bothSide: 0,
  happyHourDiscount: 0,
  priceRules: {
    breaks: [
      { from: 50, price: 199, per: 'piece' },
      { from: 100, price: 18_000, per: 'block' },
    ],
  },
};

async function open() {
  const { user, readAgain } = renderScreen(<QuotationPage />, { user: aUser({ isAdmin: true }) });
  await screen.findByRole('radio', { name: /Logo/ });
  const tab = (name: string) => user.click(screen.getByRole('tab', { name }));
  const add = () => screen.getByRole('button', { name: 'Add to Order' });
  const summary = () => within(screen.getByRole('region', { name: 'Order Summary' }));
  return { user, readAgain, tab, add, summary };
}

const FULL = { ...PRICING, lamination: { Matt: { _id: anId(7), price: 3, version: 1 } } };
const answer = (pricing: object) => server.use(http.get('/api/pricing', () => HttpResponse.json(pricing)));
/** Returns to the browser tab, which makes the page fetch the prices again. */
const comeBack = () => act(() => void window.dispatchEvent(new Event('visibilitychange')));

describe('the order builder', () => {
  it('closes and marks a tab without prices; transport is always closed', async () => {
    await open();
    expect(screen.getByRole('tab', { name: 'Lamination (Empty)' })).toBeDisabled();
    expect(screen.getByRole('tab', { name: 'Transport (Empty)' })).toBeDisabled();
    expect(screen.getByRole('heading', { name: 'Add Design to Order' })).toBeVisible();
  });

  it('keeps the prices when a later read fails', async () => {
    const { readAgain } = await open();
    server.use(http.get('/api/pricing', () => HttpResponse.json({}, { status: 503 })));
    await readAgain();
    expect(screen.getByRole('radio', { name: /Logo/ })).toBeVisible();
  });

  it('names its tabs, and on each tab says what is still to be chosen', async () => {
    answer(FULL);
    const { tab, add } = await open();
    for (const [name, missing] of [
      ['Paper', 'Please select complete paper specifications'],
      ['Printing', 'Please select a printing option'],
      ['Lamination', 'Please select a lamination option'],
      ['Binding', 'Please select a binding option'],
      ['Design', 'Please select a design'],
    ] as const) {
      await tab(name);
      expect(screen.getByRole('heading', { name: `Add ${name} to Order` })).toBeVisible();
      expect(screen.getByText(missing)).toBeVisible();
      expect(add()).toHaveAccessibleDescription(missing);
    }
    expect(screen.getByRole('tab', { name: 'Transport (Empty)' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print Summary' })).toBeVisible();
  });

  it('says no more that something is missing once it is chosen', async () => {
    const { user, add } = await open();
    await user.click(screen.getByRole('radio', { name: /Logo/ }));
    expect(add()).not.toHaveAccessibleDescription();
    expect(screen.queryByText('Please select a design')).toBeNull();
  });

  it('says what it is, and meanwhile that its prices are loading', async () => {
    renderScreen(<QuotationPage />, { user: aUser({ isAdmin: true }) });
    expect(screen.getByRole('heading', { level: 1, name: 'Printing Service Admin' })).toBeVisible();
    expect(screen.getByText('Manage complete printing service orders')).toBeVisible();
    expect(screen.getByText('Loading pricing data...')).toBeVisible();
    expect(await screen.findByRole('radio', { name: /Logo/ })).toBeVisible();
  });

  it('adds only a complete selection, then clears it and the quantity', async () => {
    const { user, add, summary } = await open();
    expect(add()).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: /Logo/ }));
    await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
    await user.click(add());
    expect(summary().getByText('₹3,000.00', { selector: 'td' })).toBeVisible();
    expect(screen.getByRole('radio', { name: /Logo/ })).not.toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('1');
  });

  it('clears GSM and size with the paper type, and size with the GSM', async () => {
    const { user, tab, add } = await open();
    await tab('Paper');
    await user.selectOptions(screen.getByLabelText('Paper type'), 'Art');
    await user.selectOptions(screen.getByLabelText('GSM'), '130');
    await user.selectOptions(screen.getByLabelText('Size'), 'A4');
    expect(add()).toBeEnabled();
    await user.selectOptions(screen.getByLabelText('GSM'), '170');
    expect(screen.getByLabelText('Size')).toHaveValue('');
    expect(add()).toBeDisabled();
  });

  it('charges exactly double for both sides and goes back to single', async () => {
    const { user, tab, add, summary } = await open();
    await tab('Printing');
    await user.selectOptions(screen.getByLabelText('Printing type'), 'Offset');
    await user.selectOptions(screen.getByLabelText('Size'), 'A4');
    await user.click(screen.getByRole('button', { name: 'Both' }));
    await user.click(add());
    expect(summary().getByText('1 × ₹9.00')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Single' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('removes a line and forgets all on reset', async () => {
    const { user, tab, add, summary } = await open();
    await user.click(screen.getByRole('radio', { name: /Logo/ }));
    await user.click(add());
    await tab('Binding');
    await user.click(screen.getByRole('radio', { name: /Spiral/ }));
    await user.click(add());
    expect(summary().getByText('₹1,540.00', { selector: 'dd' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove Logo' }));
    expect(summary().getByText('₹40.00', { selector: 'dd' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reset All' }));
    expect(screen.queryByRole('region', { name: 'Order Summary' })).toBeNull();
  });

  it.each([
    ['Paper', ['Paper type', 'Art', 'GSM', '130', 'Size', 'A4'], 'Selected paper combination not found'],
    ['Printing', ['Printing type', 'Offset', 'Size', 'A4'], 'Selected printing option not found'],
  ])('says so when the price list has lost the %s that was chosen', async (name, choices, message) => {
    const { user, tab, add } = await open();
    await tab(name);
    for (let at = 0; at < choices.length; at += 2)
      await user.selectOptions(screen.getByLabelText(choices[at] ?? ''), choices[at + 1] ?? '');
    answer({ ...PRICING, paper: PRICING.paper.slice(1), printing: PRICING.printing.slice(1) });
    comeBack();
    await waitFor(() => expect(screen.queryByRole('option', { name: choices[3] })).toBeNull());
    await user.click(add());
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Order Summary' })).toBeNull();
  });

  it.each([
    ['Design', 'Logo'],
    ['Lamination', 'Matt'],
    ['Binding', 'Spiral'],
  ])('asks for another %s when the price list has lost what was chosen', async (name, chosen) => {
    answer(FULL);
    const { user, tab, add } = await open();
    await tab(name);
    await user.click(screen.getByRole('radio', { name: new RegExp(chosen) }));
    answer({ ...FULL, [name.toLowerCase()]: { Other: { _id: anId(8), price: 5, version: 1 } } });
    comeBack();
    await screen.findByRole('radio', { name: /Other/ });
    await user.click(add());
    expect(
      await screen.findByText(`Please select a ${name.toLowerCase()}${name === 'Design' ? '' : ' option'}`),
    ).toBeVisible();
  });

  it('says on the open tab that the price list has nothing left for it', async () => {
    answer(FULL);
    const { tab } = await open();
    let left: object = FULL;
    for (const name of ['Paper', 'Printing', 'Lamination', 'Binding', 'Design']) {
      const section = name.toLowerCase();
      await tab(name);
      left = { ...left, [section]: section === 'paper' || section === 'printing' ? [] : {} };
      answer(left);
      comeBack();
      expect(await screen.findByText(`No ${section} options available`)).toBeVisible();
      expect(screen.getByRole('tab', { name: `${name} (Empty)` })).toBeDisabled();
    }
  });

  it('keeps the order as a quotation for a customer, under the number that the shop gives it', async () => {
    let sent: unknown;
    server.use(
      http.post('/api/quotations', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ _id: anId(9), number: 'Q-2026-0007' }, { status: 201 });
      }),
    );
    const { user, add } = await open();
    await user.click(screen.getByRole('radio', { name: /Logo/ }));
    await user.click(add());
    const save = screen.getByRole('button', { name: 'Save quotation' });
    expect(save).toBeDisabled();
    await user.type(screen.getByLabelText('Customer name'), 'Sharma Sweets');
    await user.click(save);
    expect(await screen.findByRole('link', { name: 'Open Q-2026-0007' })).toHaveAttribute(
      'href',
      `/admin/quotations/${anId(9)}`,
    );
    expect(sent).toEqual({
      customerName: 'Sharma Sweets',
      validUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      discount: { unit: 'percent', value: 0 },
      delivery: 0,
      tax: 'included',
      advance: 0,
      terms: '',
      items: [{ details: { type: 'design', designType: 'Logo' }, price: 1500, quantity: 1 }],
    });
    await user.click(screen.getByRole('radio', { name: /Logo/ }));
    await user.click(add());
    expect(screen.getByRole('button', { name: 'Save quotation' })).toBeEnabled();
  });

  it('takes lines of its own, a discount, delivery, tax and an advance into the sum', async () => {
    let sent: unknown;
    server.use(
      http.post('/api/quotations', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ _id: anId(9), number: 'Q-2026-0007' }, { status: 201 });
      }),
    );
    const { user, summary } = await open();
    const type = async (label: string, value: string) => {
      await user.clear(screen.getByLabelText(label));
      await user.type(screen.getByLabelText(label), value);
    };
    const addLine = screen.getByRole('button', { name: 'Add this item' });
    expect(addLine).toBeDisabled();
    await type('Description', 'Brochures, folded');
    await type('Price of one (₹)', '6.50');
    await type('How many', '1000');
    await user.selectOptions(screen.getAllByLabelText('GST')[0] as HTMLElement, '5 %');
    await user.click(addLine);
    expect(screen.getByLabelText('Description')).toHaveValue('');
    expect(summary().getByText('GST 5 %')).toBeVisible();
    expect(summary().getByText('₹309.52')).toBeVisible();
    await type('Discount', '10');
    await type('Delivery (₹)', '150');
    await type('Advance (%)', '50');
    await user.selectOptions(screen.getAllByLabelText('GST')[1] as HTMLElement, 'Added to the prices');
    await type('Terms', 'Delivered in 7 days.');
    for (const text of ['−₹650.00', '₹150.00', '₹300.00', '₹6,300.00', '₹3,150.00'])
      expect(summary().getByText(text)).toBeVisible();
    await type('Discount', '120');
    expect(screen.getByText('This is not possible.')).toBeVisible();
    await type('Discount', '10');
    await type('Customer name', 'Sharma Sweets');
    await user.click(screen.getByRole('button', { name: 'Save quotation' }));
    await screen.findByRole('link', { name: 'Open Q-2026-0007' });
    expect(sent).toMatchObject({
      discount: { unit: 'percent', value: 10 },
      delivery: 150,
      tax: 'added',
      advance: 50,
      terms: 'Delivered in 7 days.',
      items: [{ details: { type: 'custom', name: 'Brochures, folded' }, price: 6.5, quantity: 1000, taxRate: 5 }],
    });
  });

  it('takes a product by its name, at a price of its own', async () => {
    const asked: string[] = [];
    server.use(
      http.get('/api/product', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('search') ?? '');
        return HttpResponse.json([MUG]);
      }),
    );
    const { user, summary } = await open();
    await user.type(screen.getByLabelText('Description'), 'Photo mug');
    expect(await screen.findByText(/^This is a product/)).toBeVisible();
    expect(asked).not.toContain('P');
    expect(screen.getByLabelText('Price of one (₹)')).toHaveValue(249);
    await user.clear(screen.getByLabelText('Price of one (₹)'));
    await user.type(screen.getByLabelText('Price of one (₹)'), '200');
    await user.clear(screen.getByLabelText('How many'));
    await user.type(screen.getByLabelText('How many'), '50');
    await user.click(screen.getByRole('button', { name: 'Add this item' }));
    expect(summary().getByText('50 × ₹200.00')).toBeVisible();
    expect(summary().getByText('Product · GST 5 %')).toBeVisible();
  });

  it('prices a product by its breaks when it is added and when its quantity changes, unless staff say otherwise', async () => {
    server.use(http.get('/api/product', () => HttpResponse.json([MUG])));
    const { user, summary } = await open();
    const [name, price, quantity] = ['Description', 'Price of one (₹)', 'How many'];
    const type = async (label: string, value: string) => {
      await user.clear(screen.getByLabelText(label));
      await user.type(screen.getByLabelText(label), value);
    };
    await user.type(screen.getByLabelText(name), 'Photo mug');
    await screen.findByText(/^This is a product/);
    await type(quantity, '50');
    expect(screen.getByLabelText(price)).toHaveValue(199);
    await user.click(screen.getByRole('button', { name: 'Add this item' }));
    expect(summary().getByText('50 × ₹199.00')).toBeVisible();

    const change = () => user.click(summary().getByRole('button', { name: 'Change Photo mug' }));
    await change();
    expect(screen.getByLabelText(name)).toHaveFocus();
    await screen.findByText(/^This is a product/);
    await type(quantity, '100');
    expect(screen.getByLabelText(price)).toHaveValue(180);
    await user.click(screen.getByRole('button', { name: 'Save the change' }));
    expect(summary().getByText('100 × ₹180.00')).toBeVisible();

    await change();
    await type(price, '175.50');
    await type(quantity, '120');
    await user.click(screen.getByRole('button', { name: 'Save the change' }));
    expect(summary().getByText('120 × ₹175.50')).toBeVisible();

    await change();
    await type(price, '1');
    const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    await change();
    expect(screen.getByLabelText(price)).toHaveValue(1);
    await user.click(screen.getByRole('button', { name: 'Discard the change' }));
    expect(confirm).toHaveBeenCalledTimes(2);
    confirm.mockRestore();
    expect(summary().getByText('120 × ₹175.50')).toBeVisible();
  });

  it('takes an HSN or SAC and a rate of each own line, and knows the usual ones by the rules of the shop', async () => {
    let sent: unknown;
    server.use(
      http.get('/api/product', () => HttpResponse.json([MUG])),
      http.post('/api/quotations', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ _id: anId(9), number: 'Q-2026-0007' }, { status: 201 });
      }),
    );
    const { user, summary, add } = await open();
    const code = () => screen.getByLabelText('HSN or SAC');
    const addLine = screen.getByRole('button', { name: 'Add this item' });
    await user.type(screen.getByLabelText('Description'), 'Photo mug');
    await screen.findByText(/^This is a product/);
    expect(code()).toHaveAttribute('placeholder', '6912');
    await user.click(addLine);
    await user.type(screen.getByLabelText('Description'), 'Putting up the boards');
    await user.type(screen.getByLabelText('Price of one (₹)'), '900');
    expect(asksBeforeLeaving()).toBe(true);
    expect(code()).toHaveAttribute('placeholder', '4911');
    await user.type(code(), '9954a');
    expect(addLine).toBeDisabled();
    await user.type(code(), '{Backspace}62');
    await user.click(addLine);
    expect(asksBeforeLeaving()).toBe(true);
    const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false);
    await user.click(screen.getByRole('button', { name: 'Reset All' }));
    expect(confirm).toHaveBeenCalledTimes(1);
    confirm.mockRestore();
    expect(summary().getByText('GST 18 % · SAC 995462')).toBeVisible();
    // Design is a service.
    await user.click(screen.getByRole('radio', { name: /Logo/ }));
    await user.click(add());
    expect(summary().getByText('Design · GST 18 % · SAC 998391')).toBeVisible();
    await user.type(screen.getByLabelText('Customer name'), 'Sharma Sweets');
    expect(asksBeforeLeaving()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Save quotation' }));
    await screen.findByRole('link', { name: 'Open Q-2026-0007' });
    expect(asksBeforeLeaving()).toBe(false);
    expect(sent).toMatchObject({
      items: [
        { details: { type: 'product', productId: anId(7) }, taxRate: 5 },
        { details: { type: 'custom' }, taxRate: 18, hsn: '995462' },
        { details: { type: 'design' } },
      ],
    });
  });

  it('says that products or tax rules could not be loaded, and loads them again', async () => {
    const away = () => HttpResponse.json({}, { status: 500 });
    server.use(
      http.get('/api/product', away, { once: true }),
      http.get('/api/product', () => HttpResponse.json([MUG])),
      http.get('/api/tax/rules', away, { once: true }),
    );
    const { user } = await open();
    const again = async (words: RegExp) =>
      user.click(within(await screen.findByText(words)).getByRole('button', { name: 'Try Again' }));
    await again(/^The tax rules of the shop could not be loaded/);
    await waitFor(() => expect(screen.queryByText(/^The tax rules of the shop/)).toBeNull());
    await user.click(screen.getByLabelText('Description'));
    await user.paste('Photo mug');
    await again(/^The products could not be loaded/);
    expect(await screen.findByText(/^This is a product/)).toBeVisible();
    expect(screen.getByLabelText('HSN or SAC')).toHaveAttribute('placeholder', '6912');
  });

  it('prices a bulk order, whose customer and pieces it begins with', async () => {
    let sent: unknown;
    const item = { color: 'Red', size: 'M', quantity: 24, price: 5760, placement: ['Left', 'Back A4'] };
    server.use(
      http.get(`/api/bulk-order/details/${anId(5)}`, () =>
        HttpResponse.json({ _id: anId(5), productName: 'Club tee', name: 'Ravi', items: [item] }),
      ),
      http.post('/api/quotations', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ _id: anId(9), number: 'Q-2026-0007' }, { status: 201 });
      }),
    );
    const { user } = renderScreen(<QuotationPage />, {
      user: aUser({ isAdmin: true }),
      at: `/admin?bulk=${anId(5)}`,
      path: '/admin',
    });
    expect(await screen.findByText('24 × ₹240.00')).toBeVisible();
    expect(screen.getByText(/^For bulk order #00000000, which costs this/)).toBeVisible();
    expect(screen.getByLabelText('Customer name')).toHaveValue('Ravi');
    await user.click(screen.getByRole('button', { name: 'Save quotation' }));
    await screen.findByRole('link', { name: 'Open Q-2026-0007' });
    const details = { type: 'custom', name: 'Club tee, Red, M, Left + Back A4' };
    expect(sent).toMatchObject({ bulkOrderId: anId(5), items: [{ details, price: 240, quantity: 24 }] });
    expect(screen.queryByText(/^For bulk order/)).toBeNull();
  });

  it('revises a kept quotation: its customer, lines and conditions, under the same number', async () => {
    let sent: unknown;
    const custom = { details: { type: 'custom', name: 'Brochures' }, price: 6.5, quantity: 1000, taxRate: 5 };
    server.use(
      http.get(`/api/quotations/${anId(9)}`, () =>
        HttpResponse.json({
          _id: anId(9),
          number: 'Q-2026-0007',
          revision: 2,
          customerName: 'Sharma Sweets',
          items: [custom],
          discount: { unit: 'rupees', value: 500 },
          delivery: 0,
          tax: 'added',
          advance: 0,
          terms: 'Soon.',
        }),
      ),
      http.post(`/api/quotations/${anId(9)}/revisions`, async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ _id: anId(9), number: 'Q-2026-0007' });
      }),
    );
    const { user } = renderScreen(<QuotationPage />, {
      user: aUser({ isAdmin: true }),
      at: `/admin?revise=${anId(9)}`,
      path: '/admin',
    });
    expect(await screen.findByRole('heading', { name: 'Save as revision 3 of Q-2026-0007' })).toBeVisible();
    expect(screen.getByLabelText('Customer name')).toHaveValue('Sharma Sweets');
    expect(screen.getByLabelText('Terms')).toHaveValue('Soon.');
    await user.clear(screen.getByLabelText('Discount'));
    await user.type(screen.getByLabelText('Discount'), '650');
    await user.click(screen.getByRole('button', { name: 'Save quotation' }));
    expect(await screen.findByRole('link', { name: 'Open Q-2026-0007' })).toBeVisible();
    expect(sent).toMatchObject({
      customerName: 'Sharma Sweets',
      expectedRevision: 2,
      items: [custom],
      discount: { unit: 'rupees', value: 650 },
    });
    expect(screen.getByRole('heading', { name: 'Save as a quotation' })).toBeVisible();
  });

  it('takes whom the invoice is for, and says what is wrong with it', async () => {
    let sent: unknown;
    server.use(
      http.post('/api/quotations', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ _id: anId(9), number: 'Q-2026-0007' }, { status: 201 });
      }),
    );
    const { user, add } = await open();
    await user.click(screen.getByRole('radio', { name: /Logo/ }));
    await user.click(add());
    await user.type(screen.getByLabelText('Customer name'), 'Sharma Sweets');
    await user.click(screen.getByText('Buyer for the GST invoice'));
    await user.type(screen.getByLabelText('GSTIN'), '27AAPFU0939F1ZW');
    expect(await screen.findByText('Please check the GSTIN: it is not a valid number.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save quotation' })).toBeDisabled();
    await user.type(screen.getByLabelText('GSTIN'), '{Backspace}V');
    await user.selectOptions(screen.getByLabelText('State'), 'Delhi');
    const business = within(screen.getByRole('group', { name: 'Address of the business in Maharashtra' }));
    await user.type(business.getByLabelText('City'), 'Mumbai');
    expect(screen.getByRole('button', { name: 'Save quotation' })).toBeDisabled();
    await user.selectOptions(screen.getByLabelText('State'), 'Maharashtra');
    await user.type(screen.getByLabelText('Name on the invoice'), 'Sharma Sweets');
    expect(screen.queryByRole('group', { name: /^Address of the business/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save quotation' }));
    await screen.findByRole('link', { name: 'Open Q-2026-0007' });
    expect(sent).toMatchObject({ buyer: { gstin: '27AAPFU0939F1ZV', state: 'Maharashtra', city: '' } });
    expect((sent as { buyer: object }).buyer).not.toHaveProperty('billingAddress');
  });

  it('loses nothing when the quotation is refused', async () => {
    server.use(
      http.post('/api/quotations', () =>
        HttpResponse.json({ message: 'The price list has changed.', code: 'prices-changed' }, { status: 409 }),
      ),
    );
    const { user, add, summary } = await open();
    await user.click(screen.getByRole('radio', { name: /Logo/ }));
    await user.click(add());
    await user.type(screen.getByLabelText('Customer name'), 'Sharma Sweets');
    await user.click(screen.getByRole('button', { name: 'Save quotation' }));
    expect(await screen.findByText('The price list has changed.')).toBeVisible();
    expect(screen.getByLabelText('Customer name')).toHaveValue('Sharma Sweets');
    expect(summary().getByText('Logo')).toBeVisible();
  });

  it('begins with a copy of a kept quotation, at the prices of today', async () => {
    const line = (details: object, price: number) => ({ details, price, quantity: 2 });
    server.use(
      http.get(`/api/quotations/${anId(9)}`, () =>
        HttpResponse.json({
          items: [
            line({ type: 'design', designType: 'Logo' }, 1200),
            line({ type: 'binding', bindingType: 'Glue' }, 9),
          ],
        }),
      ),
    );
    renderScreen(<QuotationPage />, { user: aUser({ isAdmin: true }), at: `/admin?copy=${anId(9)}`, path: '/admin' });
    expect(await screen.findByText('2 × ₹1,500.00')).toBeVisible();
    expect(await screen.findByText('Not in the price list any more: Glue')).toBeVisible();
  });

  it('stays usable, with empty tabs, when the prices cannot be loaded', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server.use(http.get('/api/pricing', () => HttpResponse.json({ message: 'x', code: 'x' }, { status: 500 })));
    renderScreen(<QuotationPage />, { user: aUser({ isAdmin: true }) });
    expect(await screen.findByText('Failed to load pricing data.')).toBeVisible();
    expect(screen.getByText('No design options available')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
    error.mockRestore();
  });
});

describe('the order builder in Hindi', () => {
  it('leaves nothing in English but names of prices and the document that the customer gets', async () => {
    const { user } = await renderInHindi(<QuotationPage />, { user: aUser({ isAdmin: true }) });
    await user.click(await screen.findByRole('radio', { name: /Logo/ }));
    await user.click(screen.getByRole('button', { name: 'ऑर्डर में जोड़ें' }));
    expect(screen.getByRole('tab', { name: 'लैमिनेशन (ख़ाली)' })).toBeDisabled();
    expect(screen.getByRole('region', { name: 'Order Summary' })).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('button', { name: 'Logo हटाएँ' }).closest('[lang]')).toHaveAttribute('lang', 'hi');
    expect(screen.getByText(/^Quotation of \d+ [A-Z][a-z]+ \d{4}$/)).toBeInTheDocument();
    for (const tab of ['काग़ज़', 'छपाई', 'बाइंडिंग']) {
      await user.click(screen.getByRole('tab', { name: tab }));
      expect(screen.getByRole('heading', { name: `ऑर्डर में ${tab} जोड़ें` })).toBeVisible();
      expect(leftInEnglish('Logo', 'Spiral', 'Offset', 'Digital', 'GSTIN')).toEqual([]);
    }
  });
});
