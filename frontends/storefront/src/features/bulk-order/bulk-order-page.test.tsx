import { File } from 'node:buffer';
import {
  aBulkOrder,
  anId,
  aProduct,
  asksBeforeLeaving,
  aUser,
  renderInHindi,
  renderScreen,
  serve,
  someTaxRates,
} from '@print-shop/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { againState } from '../../bulk-again/bulk-again.ts';
import { BulkOrderPage } from './bulk-order-page.tsx';

let sent:
  | {
      items: { quantity: number; placement: string[] }[];
      userId: string | null;
      designImage: string | null;
      name: string;
      phone: string;
    }
  | undefined;
const server = serve(
  http.get('/api/product/:id', () => HttpResponse.json(aProduct({ happyHourDiscount: 0 }))),
  http.get('/api/tax/rates', () => HttpResponse.json(someTaxRates())),
  http.get('/api/artwork/print-areas/:productId', () => HttpResponse.json({}, { status: 404 })),
  http.get('/api/users/pin-codes/:pin', () => HttpResponse.json({}, { status: 404 })),
  http.post('/api/bulk-order', async ({ request }) => {
    sent = (await request.json()) as typeof sent;
    return HttpResponse.json({ _id: anId(99) }, { status: 201 });
  }),
);

/** Types where a business is, as an invoice in its name needs it. */
async function typeDelivery(user: ReturnType<typeof userEvent.setup>, postalCode: string, city: string) {
  const field = (label: RegExp) => screen.getAllByLabelText(label)[0] as HTMLElement;
  await user.type(field(/^Street and house number/), '12 MG Road');
  await user.type(field(/^PIN code/), postalCode);
  await user.type(field(/^City/), city);
}

async function openTicket(buyer: ReturnType<typeof aUser> | null = null) {
  const { user } = renderScreen(<BulkOrderPage productId={anId(1)} />, { user: buyer });
  await screen.findByRole('heading', { name: 'Round Neck T-Shirt' });
  const addLine = async (color: string, size: string, quantity: string) => {
    await user.click(screen.getByRole('button', { name: color }));
    await user.click(screen.getByRole('button', { name: size }));
    const field = screen.getByRole('textbox', { name: 'Quantity' });
    await user.tripleClick(field);
    await user.keyboard(quantity);
    await user.click(screen.getByRole('button', { name: 'Add to Order' }));
  };
  return { user, addLine, order: within(screen.getByRole('region', { name: 'Your order' })) };
}

describe('a bulk order', () => {
  it("shows the product's own price, whatever the happy hour, with a list price 20% higher", async () => {
    server.use(http.get('/api/product/:id', () => HttpResponse.json(aProduct({ price: 500, happyHourDiscount: 10 }))));
    await openTicket();
    expect(screen.getByText('₹500.00')).toBeVisible();
    expect(screen.getByText('₹600.00')).toBeVisible();
    expect(screen.getByText('20% off')).toBeVisible();
  });

  it('begins with the shirts of the bulk order that is ordered again', async () => {
    const again = aBulkOrder({ productId: anId(1) });
    const at = { pathname: '/', state: againState(again) };
    const { user } = renderScreen(<BulkOrderPage productId={anId(1)} />, { at });
    expect(await screen.findByRole('button', { name: 'Left' })).toHaveAttribute('aria-pressed', 'true');
    const order = within(screen.getByRole('region', { name: 'Your order' }));
    expect(order.getByRole('listitem')).toHaveTextContent('24 × Navy Blue, 2XL');
    sent = undefined;
    await user.click(order.getByRole('button', { name: /^Place Order/ }));
    await waitFor(() => expect(sent).toMatchObject({ items: [{ quantity: 24, placement: ['Left', 'Back A4'] }] }));
  });

  it('adds the quantity of a line of the same colour and size', async () => {
    const { addLine, order } = await openTicket();
    await addLine('Black', 'XL', '10');
    await addLine('Black', 'XL', '14');
    await addLine('Red', 'XL', '1');
    expect(order.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      expect.stringContaining('24 × Black, XL'),
      expect.stringContaining('1 × Red, XL'),
    ]);
  });

  it('goes without a name and a number, or with whom to call', async () => {
    const { user, addLine, order } = await openTicket();
    const placeOne = async () => {
      await addLine('Black', 'XL', '1');
      await user.click(screen.getByRole('button', { name: 'Front A4' }));
      sent = undefined;
      await user.click(order.getByRole('button', { name: /^Place Order/ }));
      await waitFor(() => expect(sent).toBeDefined());
    };
    await placeOne();
    expect(sent).toMatchObject({ name: '', phone: '' });
    await user.type(screen.getByRole('textbox', { name: /^Your name/ }), 'Asha Rao');
    await user.type(screen.getByRole('textbox', { name: /^Phone number/ }), '+91 98100 24680');
    await placeOne();
    expect(sent).toMatchObject({ name: 'Asha Rao', phone: '+91 98100 24680' });
    expect(sent).not.toHaveProperty('buyer');
  });

  it('costs quantity × ₹120 × placements and follows the placements', async () => {
    const { user, addLine, order } = await openTicket();
    await addLine('Black', 'XL', '24');
    await user.click(screen.getByRole('button', { name: 'Front A4' }));
    expect(order.getByRole('button', { name: 'Place Order - ₹2,880.00' })).toBeEnabled();
    expect(await order.findByText('Includes GST: ₹137.14 (5%)')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back A3' }));
    expect(order.getByRole('button', { name: 'Place Order - ₹5,760.00' })).toBeEnabled();
  });

  it('takes whom the invoice is for', async () => {
    const { user, addLine, order } = await openTicket();
    await addLine('Black', 'XL', '24');
    await user.click(screen.getByRole('button', { name: 'Left' }));
    await user.click(screen.getByText('GST invoice and delivery address'));
    await user.type(screen.getByLabelText(/Name on the invoice/), 'Sharma Sweets');
    await user.type(screen.getByLabelText(/GSTIN/), '27AAPFU0939F1ZV');
    await typeDelivery(user, '400001', 'Mumbai');
    await user.click(order.getByRole('button', { name: 'Place Order - ₹2,880.00' }));
    await waitFor(() =>
      expect(sent).toMatchObject({ buyer: { name: 'Sharma Sweets', gstin: '27AAPFU0939F1ZV', city: 'Mumbai' } }),
    );
  });

  it('asks for the address of a business in another state than the delivery', async () => {
    const { user, addLine, order } = await openTicket();
    await addLine('Black', 'XL', '24');
    await user.click(screen.getByRole('button', { name: 'Left' }));
    await user.click(screen.getByText('GST invoice and delivery address'));
    await user.type(screen.getByLabelText(/Name on the invoice/), 'Prakash Works');
    await user.type(screen.getByLabelText(/GSTIN/), '29AABCP1234Q1Z3');
    expect(screen.queryByRole('group', { name: 'Address of the business in Karnataka' })).toBeNull();
    await user.selectOptions(screen.getByLabelText(/^State/), 'Delhi');
    await typeDelivery(user, '110001', 'Delhi');
    const business = within(screen.getByRole('group', { name: 'Address of the business in Karnataka' }));
    await user.type(business.getByLabelText('Street and house number'), '1 Brigade Road');
    await user.type(business.getByLabelText('PIN code'), '560001');
    await user.type(business.getByLabelText('City'), 'Bengaluru');
    const billingAddress = { address: '1 Brigade Road', city: 'Bengaluru', postalCode: '560001' };
    await user.click(order.getByRole('button', { name: 'Place Order - ₹2,880.00' }));
    await waitFor(() => expect(sent).toMatchObject({ buyer: { state: 'Delhi', billingAddress } }));
  });

  it('costs what the breaks of the shirt say, with what large sizes and prints cost more', async () => {
    const priceRules = {
      breaks: [{ from: 20, price: 400, per: 'piece' as const }],
      sizeSurcharges: [{ size: 'XXL', rupees: 30 }],
      placementSurcharges: [{ placement: 'Back A3', rupees: 40 }],
    };
    const product = aProduct({ price: 500, happyHourDiscount: 0, priceRules });
    server.use(http.get('/api/product/:id', () => HttpResponse.json(product)));
    const { user, addLine, order } = await openTicket();
    await addLine('Black', 'XL', '10');
    await user.click(screen.getByRole('button', { name: 'Front A4' }));
    expect(order.getByRole('button', { name: 'Place Order - ₹5,000.00' })).toBeEnabled();
    await addLine('Black', '2XL', '10');
    expect(order.getByRole('button', { name: 'Place Order - ₹8,300.00' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Back A3 +₹40.00' }));
    expect(order.getByText('20 and more: ₹400.00 each, you save 20%')).toBeVisible();
    sent = undefined;
    await user.click(order.getByRole('button', { name: 'Place Order - ₹9,100.00' }));
    await waitFor(() => expect(sent).toMatchObject({ items: [{ price: 4400 }, { price: 4700 }] }));
  });

  it('clears colour, size and quantity after a line and keeps the button closed until both are chosen', async () => {
    const { user, addLine } = await openTicket();
    await addLine('Black', 'XL', '24');
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('1');
    const add = screen.getByRole('button', { name: 'Add to Order' });
    expect(add).toBeDisabled();
    expect(add).toHaveAccessibleDescription('Please select color, size, and quantity before adding.');
    await user.click(screen.getByRole('button', { name: 'White' }));
    expect(add).toBeDisabled();
  });

  it('makes 1 of what is no number', async () => {
    const { user } = await openTicket();
    const field = screen.getByRole('textbox', { name: 'Quantity' });
    await user.tripleClick(field);
    await user.keyboard('x');
    await user.tab();
    expect(field).toHaveValue('1');
  });

  it('is placed by a guest and then cleared', async () => {
    const { user, addLine, order } = await openTicket();
    await addLine('Black', 'XL', '5');
    await user.click(screen.getByRole('button', { name: 'Left' }));
    await user.type(screen.getByRole('textbox', { name: /^Your name/ }), 'Asha Rao');
    expect(asksBeforeLeaving()).toBe(true);
    await user.click(order.getByRole('button', { name: /Place Order/ }));
    expect((await screen.findAllByText(/Order submitted successfully!/)).length).toBeGreaterThan(0);
    expect(asksBeforeLeaving()).toBe(false);
    // At the top of the form, where its number and the way to it are.
    expect(document.activeElement).toHaveTextContent(/Your order number is [0-9A-F]{8}\./);
    // A guest who left no contact is sent no code, and cannot be called.
    expect(document.activeElement).toHaveTextContent(/Please call us or write to us on WhatsApp with this number/);
    expect(document.activeElement).toContainElement(screen.getByRole('link', { name: /^Call / }));
    expect(screen.queryByRole('link', { name: 'Follow your order with this number' })).toBeNull();
    expect(sent).toMatchObject({ userId: null, items: [{ quantity: 5, placement: ['Left'] }] });
    expect(order.queryAllByRole('listitem')).toHaveLength(0);
  });

  it('marks what is typed wrong, with the focus on the first of it, and sends nothing', async () => {
    const { user, addLine, order } = await openTicket();
    await user.click(screen.getByRole('button', { name: 'Left' }));
    // A placement is quickly chosen again.
    expect(asksBeforeLeaving()).toBe(false);
    await addLine('Black', 'XL', '5');
    const [phone, email] = ['Phone number', 'Email'].map((name) =>
      screen.getByRole('textbox', { name: new RegExp(`^${name}`) }),
    );
    await user.type(phone as HTMLElement, '98100');
    await user.type(email as HTMLElement, 'ravi@example');
    sent = undefined;
    await user.click(order.getByRole('button', { name: /Place Order/ }));
    await waitFor(() => expect(phone).toHaveFocus());
    expect(phone).toHaveAccessibleDescription('Please enter a valid phone number.');
    expect(email).toHaveAccessibleDescription(/Please enter a valid email address\./);
    await user.type(phone as HTMLElement, '24680');
    await user.type(email as HTMLElement, '.com');
    await user.click(order.getByRole('button', { name: /Place Order/ }));
    await waitFor(() => expect(sent).toMatchObject({ phone: '9810024680', email: 'ravi@example.com' }));
  });

  it('marks what is wrong with the buyer, and says where to look', async () => {
    const { user, addLine, order } = await openTicket();
    await addLine('Black', 'XL', '5');
    await user.click(screen.getByRole('button', { name: 'Left' }));
    await user.click(screen.getByText('GST invoice and delivery address'));
    await user.type(screen.getByLabelText(/GSTIN/), '27AAPFU0939F1ZZ');
    sent = undefined;
    await user.click(order.getByRole('button', { name: /Place Order/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Please check the marked fields under/);
    expect(screen.getByLabelText(/GSTIN/)).toHaveAccessibleDescription(/Please check the GSTIN/);
    expect(sent).toBeUndefined();
  });

  it('marks what the shop refuses, and keeps it', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const message = 'We cannot call this number.';
    const details = [{ path: 'body.phone', message }];
    server.use(
      http.post('/api/bulk-order', () =>
        HttpResponse.json({ message, code: 'invalid-request', details }, { status: 400 }),
      ),
    );
    const { user, addLine, order } = await openTicket();
    await addLine('Black', 'XL', '5');
    await user.click(screen.getByRole('button', { name: 'Left' }));
    const phone = screen.getByRole('textbox', { name: /^Phone number/ });
    await user.type(phone, '9810024680');
    await user.click(order.getByRole('button', { name: /Place Order/ }));
    await waitFor(() => expect(phone).toHaveAccessibleDescription(message));
    expect(phone).toHaveFocus();
    expect(phone).toHaveValue('9810024680');
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to submit order. Please try again.');
    error.mockRestore();
  });

  it('keeps everything when the order fails', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server.use(http.post('/api/bulk-order', () => HttpResponse.json({ message: 'down', code: 'x' }, { status: 503 })));
    const { user, addLine, order } = await openTicket();
    await addLine('Black', 'XL', '5');
    await user.click(screen.getByRole('button', { name: 'Left' }));
    await user.click(order.getByRole('button', { name: /Place Order/ }));
    expect(await screen.findByText('Failed to submit order. Please try again.')).toBeVisible();
    expect(order.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Left' })).toHaveAttribute('aria-pressed', 'true');
    error.mockRestore();
  });

  it('sends the _id of a signed-in customer, and each line with its price', async () => {
    const { user, addLine, order } = await openTicket(aUser());
    await addLine('Navy Blue', '2XL', '3');
    await user.click(screen.getByRole('button', { name: 'Front A4' }));
    await user.click(screen.getByRole('button', { name: 'Back A4' }));
    await user.click(order.getByRole('button', { name: /Place Order/ }));
    await screen.findAllByText(/Order submitted successfully!/);
    expect(sent).toMatchObject({
      userId: aUser()._id,
      designImage: null,
      items: [{ color: 'Navy Blue', size: '2XL', quantity: 3, price: 720, placement: ['Front A4', 'Back A4'] }],
    });
  });

  it.each([
    ['Phone number', '+91 98100 24680', 'We will call you to confirm.'],
    ['Email', 'ravi@example.com', 'We will email you to confirm.'],
  ])('says how the shop confirms it to a guest who left a contact: %s', async (field, contact, promise) => {
    const { user, addLine, order } = await openTicket();
    await addLine('Black', 'XL', '5');
    await user.click(screen.getByRole('button', { name: 'Left' }));
    await user.type(screen.getByRole('textbox', { name: new RegExp(`^${field}`) }), contact);
    await user.click(order.getByRole('button', { name: /Place Order/ }));
    expect(await screen.findByText(new RegExp(promise))).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Follow your order with this number' }));
    expect(await screen.findByText('/track')).toBeVisible();
  });

  it('cannot be placed without a placement, without a line, or twice at once', async () => {
    let timesSent = 0;
    server.use(
      http.post('/api/bulk-order', () => {
        timesSent += 1;
        return delay('infinite');
      }),
    );
    const { user, addLine, order } = await openTicket();
    const place = () => order.getByRole('button', { name: /Place Order|Processing/ });
    expect(place()).toBeDisabled();
    expect(place()).toHaveAccessibleDescription('Please select at least one placement');
    await user.click(screen.getByRole('button', { name: 'Left' }));
    expect(place()).toBeDisabled();
    expect(place()).toHaveAccessibleDescription('Please add at least one color-size-quantity item to stack');
    await addLine('Red', 'S', '2');
    expect(place()).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Left' }));
    expect(place()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Right' }));
    await user.click(place());
    expect(place()).toHaveTextContent('Processing...');
    expect(place()).toHaveAttribute('aria-disabled', 'true');
    expect(place()).toHaveFocus();
    await waitFor(() => expect(timesSent).toBe(1));
    await user.click(place());
    await user.keyboard('{Enter}');
    expect(timesSent).toBe(1);
  });

  it('loses the line whose remove button is pressed', async () => {
    const { user, addLine, order } = await openTicket();
    await addLine('Red', 'S', '2');
    await addLine('White', 'M', '1');
    await user.click(order.getByRole('button', { name: 'Remove Red S' }));
    expect(order.getAllByRole('listitem')).toHaveLength(1);
    expect(order.getByText('1 × White, M')).toBeVisible();
  });

  it('offers ten colours, nine sizes and six placements, and leads back to the products', async () => {
    await openTicket();
    const choices = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('button');
    expect(choices('Colour').map((one) => one.textContent)).toEqual([
      'Black',
      'White',
      'Navy Blue',
      'Golden Yellow',
      'Red',
      'Royal Blue',
      'Orange',
      'Light Blue',
      'Light Grey',
      'Golden Green',
    ]);
    expect(choices('Size').map((one) => one.textContent)).toEqual([
      'xS',
      'S',
      'M',
      'L',
      'XL',
      '2XL',
      '3XL',
      '4XL',
      '5XL',
    ]);
    const step = within(screen.getByRole('region', { name: 'Design placement' }));
    expect(step.getAllByRole('button').map((one) => one.textContent)).toEqual([
      'Left',
      'Right',
      'Front A4',
      'Front A3',
      'Back A4',
      'Back A3',
    ]);
    expect(screen.getByRole('link', { name: 'Back to Products' })).toHaveAttribute('href', '/explore');
  });

  it('never counts below one shirt', async () => {
    await openTicket();
    expect(screen.getByRole('button', { name: 'Decrease quantity' })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('the design of a bulk order', () => {
  const design = (name: string, type = 'image/png', size = 3) =>
    new File([new Uint8Array(size)], name, { type }) as globalThis.File;
  const choose = async (file: globalThis.File) =>
    userEvent.setup({ applyAccept: false }).upload(await screen.findByLabelText(/Upload your design/), file);

  it('is shown, may be changed and removed', async () => {
    const { user } = await openTicket();
    expect(screen.getByText('PNG, JPG, SVG up to 10MB')).toBeVisible();
    expect(
      screen.getByText('We can print from PNG, JPEG, WebP, GIF, TIFF, AVIF, HEIC, SVG. SVG up to 2MB.'),
    ).toBeVisible();
    await choose(design('first.png'));
    expect(await screen.findByRole('img', { name: 'Preview of your design' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change Design' })).toBeVisible();
    await user.upload(screen.getByLabelText('Change Design file'), design('other.png'));
    expect(screen.getByText('other.png')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.queryByRole('img', { name: 'Preview of your design' })).toBeNull();
    await waitFor(() => expect(screen.getByLabelText(/Upload your design/)).toHaveFocus());
  });

  it.each([
    ['list.pdf', 'application/pdf', 3, 'Please upload an image file (JPEG, PNG, etc.).'],
    [
      'huge.png',
      'image/png',
      10 * 1024 * 1024 + 1,
      'huge.png is larger than 10MB. Please choose a smaller file, or order now and send it on WhatsApp.',
    ],
    [
      'huge.svg',
      'image/svg+xml',
      2 * 1024 * 1024 + 1,
      'huge.svg is larger than 2MB, the limit for SVG. Please save it as PNG, or order now and send it on WhatsApp.',
    ],
    [
      'old.bmp',
      'image/bmp',
      3,
      'We cannot print from old.bmp. Please save it as one of these kinds: PNG, JPEG, WebP, GIF, TIFF, AVIF, HEIC, SVG.',
    ],
  ])('is refused as %s of type %s, before anything is sent', async (name, type, size, message) => {
    await openTicket();
    await choose(design('good.png'));
    await userEvent
      .setup({ applyAccept: false })
      .upload(await screen.findByLabelText('Change Design file'), design(name, type, size));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByText('good.png')).toBeVisible();
    await userEvent.setup().upload(screen.getByLabelText('Change Design file'), design('fine.jpg', 'image/jpeg'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that the browser cannot show stands there by its name, and is sent all the same', async () => {
    server.use(
      http.post('/api/bulk-order/design', () => HttpResponse.json({ url: '/media/designs/b.png' }, { status: 201 })),
    );
    const { user, addLine, order } = await openTicket();
    await choose(design('IMG_0001.HEIC', ''));
    fireEvent.error(await screen.findByRole('img', { name: 'Preview of your design' }));
    expect(screen.queryByRole('img', { name: 'Preview of your design' })).toBeNull();
    expect(screen.getByText('IMG_0001.HEIC')).toBeVisible();
    expect(screen.getByText(/This browser cannot show this kind of file/)).toBeVisible();
    await addLine('Black', 'M', '1');
    await user.click(screen.getByRole('button', { name: 'Left' }));
    await user.click(order.getByRole('button', { name: /Place Order/ }));
    await screen.findAllByText(/Order submitted successfully!/);
    expect(sent?.designImage).toBe('/media/designs/b.png');
  });

  it('that the server refuses keeps the ticket, and the reason stands below the failure', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const message = 'This file cannot be read as a picture.';
    server.use(http.post('/api/bulk-order/design', () => HttpResponse.json({ message }, { status: 415 })));
    const { user, addLine, order } = await openTicket();
    await choose(design('team.png'));
    await addLine('Black', 'M', '1');
    await user.click(screen.getByRole('button', { name: 'Left' }));
    await user.click(order.getByRole('button', { name: /Place Order/ }));
    expect((await screen.findByRole('alert')).textContent).toBe(`Failed to submit order. Please try again.${message}`);
    expect(order.getAllByRole('listitem')).toHaveLength(1);
    error.mockRestore();
  });

  it('is stored first, and its address goes with the order', async () => {
    server.use(
      http.post('/api/bulk-order/design', () => HttpResponse.json({ url: '/media/designs/a.png' }, { status: 201 })),
    );
    const { user, addLine, order } = await openTicket();
    await choose(design('team.png'));
    await addLine('Black', 'M', '1');
    await user.click(screen.getByRole('button', { name: 'Left' }));
    await user.click(order.getByRole('button', { name: /Place Order/ }));
    await screen.findAllByText(/Order submitted successfully!/);
    expect(sent?.designImage).toBe('/media/designs/a.png');
    expect(screen.queryByRole('img', { name: 'Preview of your design' })).toBeNull();
  });
});

describe('the shirt of a bulk order', () => {
  const show = (part: Parameters<typeof aProduct>[0]) =>
    server.use(http.get('/api/product/:id', () => HttpResponse.json(aProduct(part))));

  it('has thumbnails when there are several pictures, the first one chosen', async () => {
    show({ images: ['/a.webp', '/b.webp'] });
    const { user } = await openTicket();
    expect(screen.getByRole('button', { name: 'Picture 1 of 2' })).toHaveAttribute('aria-current', 'true');
    await user.click(screen.getByRole('button', { name: 'Picture 2 of 2' }));
    expect(screen.getByRole('img', { name: 'Round Neck T-Shirt' })).toHaveAttribute('src', '/b.webp');
  });

  it('is a drawn one when there is no picture', async () => {
    await openTicket();
    expect(screen.getByRole('img', { name: 'Round Neck T-Shirt' }).tagName).toBe('svg');
    expect(screen.queryByRole('button', { name: /Picture/ })).toBeNull();
  });

  it('is waited for with a spinner', async () => {
    server.use(http.get('/api/product/:id', () => delay('infinite')));
    renderScreen(<BulkOrderPage productId={anId(1)} />);
    expect(await screen.findByRole('status')).toHaveTextContent('Loading product...');
  });

  it.each([
    ['does not exist', () => HttpResponse.json({ message: 'no', code: 'not-found' }, { status: 404 })],
    ['is no T-Shirt', () => HttpResponse.json(aProduct({ type: 'Mugs' }))],
  ])('is not found when it %s, with the way back', async (_why, answer) => {
    server.use(http.get('/api/product/:id', answer));
    renderScreen(<BulkOrderPage productId={anId(1)} />);
    expect(await screen.findByRole('heading', { name: 'Product Not Found' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go Back' })).toBeVisible();
    expect(screen.queryByText(/Failed to load product/)).toBeNull();
  });

  it('may be asked for again when loading failed', async () => {
    let isDown = true;
    server.use(http.get('/api/product/:id', () => (isDown ? HttpResponse.json({}, { status: 500 }) : undefined)));
    const { user } = renderScreen(<BulkOrderPage productId={anId(1)} />);
    await waitFor(() => expect(screen.getByText('Failed to load product. Please try again later.')).toBeVisible(), {
      timeout: 4000,
    });
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Round Neck T-Shirt' })).toBeVisible();
  });
});

describe('a bulk order in Hindi', () => {
  it('names colours and placements in Hindi and sends them in English', async () => {
    const { user } = await renderInHindi(<BulkOrderPage productId={anId(1)} />);
    await user.click(await screen.findByRole('button', { name: 'सुनहरा पीला' }));
    await user.click(screen.getByRole('button', { name: 'XL' }));
    await user.click(screen.getByRole('button', { name: 'ऑर्डर में जोड़ें' }));
    await user.click(screen.getByRole('button', { name: 'आगे A4' }));
    await user.type(screen.getByRole('textbox', { name: /^आपका नाम/ }), 'आशा राव');
    await user.type(screen.getByRole('textbox', { name: /^फ़ोन नंबर/ }), '98100 24680');
    await user.click(screen.getByRole('button', { name: 'ऑर्डर दें - ₹120.00' }));
    expect((await screen.findAllByText(/ऑर्डर मिल गया!/)).length).toBeGreaterThan(0);
    expect(sent).toMatchObject({
      name: 'आशा राव',
      phone: '98100 24680',
      items: [{ color: 'Golden Yellow', size: 'XL', placement: ['Front A4'] }],
    });
  });
});
