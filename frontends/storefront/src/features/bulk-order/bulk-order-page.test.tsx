import { jest } from '@jest/globals';
import { anId, aProduct, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { BulkOrderPage } from './bulk-order-page.tsx';

let sent: { items: { quantity: number; placement: string[] }[]; userId: null } | undefined;
const server = serve(
  http.get('/api/product/:id', () => HttpResponse.json(aProduct({ happyHourDiscount: 0 }))),
  http.post('/api/bulk-order', async ({ request }) => {
    sent = (await request.json()) as typeof sent;
    return HttpResponse.json({ _id: anId(99) }, { status: 201 });
  }),
);

async function openTicket() {
  const { user } = renderScreen(<BulkOrderPage productId={anId(1)} />);
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
  it('shows the price with a list price 20% higher', async () => {
    await openTicket();
    expect(screen.getByText('₹600.00')).toBeVisible();
    expect(screen.getByText('20% off')).toBeVisible();
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

  it('costs quantity × ₹120 × placements and follows the placements', async () => {
    const { user, addLine, order } = await openTicket();
    await addLine('Black', 'XL', '24');
    await user.click(screen.getByRole('button', { name: 'Front A4' }));
    expect(order.getByRole('button', { name: 'Place Order - ₹2,880.00' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Back A3' }));
    expect(order.getByRole('button', { name: 'Place Order - ₹5,760.00' })).toBeEnabled();
  });

  it('clears colour, size and quantity after a line and keeps the button closed until both are chosen', async () => {
    const { user, addLine } = await openTicket();
    await addLine('Black', 'XL', '24');
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('1');
    const add = screen.getByRole('button', { name: 'Add to Order' });
    expect(add).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'White' }));
    expect(add).toBeDisabled();
  });

  it('makes 1 of what is no number', async () => {
    const { user } = await openTicket();
    const field = screen.getByRole('textbox', { name: 'Quantity' });
    await user.tripleClick(field);
    await user.keyboard('x');
    expect(field).toHaveValue('1');
  });

  it('is placed by a guest and then cleared', async () => {
    const { user, addLine, order } = await openTicket();
    await addLine('Black', 'XL', '5');
    await user.click(screen.getByRole('button', { name: 'Left' }));
    await user.click(order.getByRole('button', { name: /Place Order/ }));
    expect((await screen.findAllByText(/Order submitted successfully!/)).length).toBeGreaterThan(0);
    expect(sent).toMatchObject({ userId: null, items: [{ quantity: 5, placement: ['Left'] }] });
    expect(order.queryAllByRole('listitem')).toHaveLength(0);
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
    error.mockRestore();
  });
});
