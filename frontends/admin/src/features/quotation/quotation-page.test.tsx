import { jest } from '@jest/globals';
import { anId, aUser, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import QuotationPage from './quotation-page.tsx';

const PRICING = {
  design: { Logo: { _id: anId(1), price: 1500 } },
  lamination: {},
  binding: { Spiral: { _id: anId(2), price: 40 } },
  printing: [
    { _id: anId(3), type: 'Offset', size: 'A4', price: 4.5, isBothSide: false },
    { _id: anId(4), type: 'Digital', size: 'A3', price: 9, isBothSide: false },
  ],
  paper: [
    { _id: anId(5), type: 'Art', gsm: 130, size: 'A4', price: 2.5 },
    { _id: anId(6), type: 'Art', gsm: 170, size: 'A3', price: 5 },
  ],
};
const server = serve(http.get('/api/pricing', () => HttpResponse.json(PRICING)));

async function open() {
  const { user } = renderScreen(<QuotationPage />, { user: aUser({ isAdmin: true }) });
  await screen.findByRole('radio', { name: /Logo/ });
  const tab = (name: string) => user.click(screen.getByRole('tab', { name }));
  const add = () => screen.getByRole('button', { name: 'Add to Order' });
  const summary = () => within(screen.getByRole('region', { name: 'Order Summary' }));
  return { user, tab, add, summary };
}

describe('the order builder', () => {
  it('closes and marks a tab without prices; transport is always closed', async () => {
    await open();
    expect(screen.getByRole('tab', { name: 'Lamination (Empty)' })).toBeDisabled();
    expect(screen.getByRole('tab', { name: 'Transport (Empty)' })).toBeDisabled();
    expect(screen.getByRole('heading', { name: 'Add Design to Order' })).toBeVisible();
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

  it('stays usable, with empty tabs, when the prices cannot be loaded', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server.use(http.get('/api/pricing', () => HttpResponse.json({ message: 'x', code: 'x' }, { status: 500 })));
    renderScreen(<QuotationPage />, { user: aUser({ isAdmin: true }) });
    expect(await screen.findByText('Failed to load pricing data.')).toBeVisible();
    expect(screen.getByText('No design options available')).toBeVisible();
    error.mockRestore();
  });
});
