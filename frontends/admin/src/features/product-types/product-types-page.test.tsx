import { jest } from '@jest/globals';
import { anId, aUser, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import ProductTypesPage from './product-types-page.tsx';

const AT = '2026-01-15T06:30:00.000Z';
const mugs = { _id: anId(1), type: 'Mugs', category: ['Ceramic', 'Steel'], createdAt: AT, updatedAt: AT };
const server = serve(http.get('/api/product-types', () => HttpResponse.json({ success: true, data: [mugs] })));
const open = () => renderScreen(<ProductTypesPage />, { user: aUser({ isAdmin: true }) });

describe('product types', () => {
  it('need a name and no blank category', async () => {
    const { user } = open();
    await user.type(screen.getByLabelText('Product type'), 'Bags');
    await user.click(screen.getByRole('button', { name: 'Create type' }));
    expect(await screen.findByText('Product type and all categories are required')).toBeVisible();
  });

  it('keep at least one category row', async () => {
    const { user } = open();
    expect(screen.queryByRole('button', { name: 'Remove category 1' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add category' }));
    await user.click(screen.getByRole('button', { name: 'Remove category 2' }));
    expect(screen.queryByRole('button', { name: 'Remove category 1' })).toBeNull();
  });

  it('are deleted only after a confirmation', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    server.use(http.delete('/api/product-types/:id', () => HttpResponse.json({ success: true, message: 'gone' })));
    const { user } = open();
    const remove = await screen.findByRole('button', { name: 'Delete Mugs' });
    await user.click(remove);
    expect(screen.queryByText('Product type deleted successfully')).toBeNull();
    await user.click(remove);
    expect(await screen.findByText('Product type deleted successfully')).toBeVisible();
    confirm.mockRestore();
  });
});
