import { defaultViews } from '@print-shop/contracts/client';
import {
  anId,
  aProduct,
  leftInEnglish,
  renderInHindi,
  renderScreen,
  serve,
  someTaxRates,
} from '@print-shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { tokensOf } from '../../artwork-check/kept.ts';
import { BulkOrderPage } from './bulk-order-page.tsx';

const views = defaultViews('T-Shirt');
const areas = { productId: anId(1), views, minDpi: 100, goodDpi: 200, isDefault: true, updatedAt: null };
const scene = anId(50);
let saved: { color: string; sides: unknown[] } | undefined;
const stored = () => ({ ...saved, _id: scene, views, picture: '/picture?view=front' });
let sent: object | undefined;
serve(
  http.get('/api/product/:id', () => HttpResponse.json(aProduct({ happyHourDiscount: 0 }))),
  http.get('/api/tax/rates', () => HttpResponse.json(someTaxRates())),
  http.get('/api/artwork/print-areas/:productId', () => HttpResponse.json(areas)),
  http.post('/api/artwork/layouts', async ({ request }) => {
    saved = (await request.json()) as typeof saved;
    return HttpResponse.json({ ...stored(), token: 'of the layout' }, { status: 201 });
  }),
  http.get('/api/artwork/layouts/:id', ({ request }) => {
    const isOwn = new URL(request.url).searchParams.get('token') === 'of the layout';
    return isOwn ? HttpResponse.json(stored()) : HttpResponse.json({}, { status: 404 });
  }),
  http.post('/api/bulk-order', async ({ request }) => {
    sent = (await request.json()) as object;
    return HttpResponse.json({ _id: anId(99) }, { status: 201 });
  }),
);
beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  sessionStorage.clear();
  saved = undefined;
  sent = undefined;
});

async function layOut() {
  const { user } = renderScreen(<BulkOrderPage productId={anId(1)} />);
  await user.click(await screen.findByRole('button', { name: 'Black' }));
  // The editor begins where the first placement is.
  await user.click(screen.getByRole('button', { name: 'Front A4' }));
  await user.click(await screen.findByRole('button', { name: 'Lay it out on the shirt' }));
  await user.click(await screen.findByRole('button', { name: 'Add a text' }));
  await screen.findByRole('textbox', { name: 'Words' });
  await user.click(screen.getByRole('button', { name: 'Use this layout' }));
  await screen.findByRole('img', { name: 'Your layout on the shirt' });
  return user;
}

describe('a layout on a bulk order', () => {
  it('is made in the colour of the shirts, says where it is printed, and goes with the order', async () => {
    const user = await layOut();
    expect(saved).toMatchObject({ color: 'Black', sides: [{ area: 'front-a4' }] });
    expect(tokensOf('layout')).toEqual([{ id: scene, token: 'of the layout' }]);
    expect(screen.getByText('We print where your layout is:')).toBeVisible();
    expect(screen.queryByLabelText(/Upload your design/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'XL' }));
    await user.click(screen.getByRole('button', { name: 'Add to Order' }));
    const order = within(screen.getByRole('region', { name: 'Your order' }));
    await user.click(order.getByRole('button', { name: 'Place Order - ₹120.00' }));
    await waitFor(() =>
      expect(sent).toMatchObject({ scene, designImage: null, items: [{ placement: ['Front A4'], price: 120 }] }),
    );
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Your layout on the shirt' })).toBeNull());
  });

  it('is shown in the colour that is chosen afterwards', async () => {
    const user = await layOut();
    const picture = screen.getByRole('img', { name: 'Your layout on the shirt' });
    expect(picture).toHaveAttribute('src', '/picture?view=front&color=Black');
    await user.click(screen.getByRole('button', { name: 'Navy Blue' }));
    expect(picture).toHaveAttribute('src', '/picture?view=front&color=Navy+Blue');
  });

  it('is removed, and then a design can be uploaded again', async () => {
    const user = await layOut();
    await user.click(screen.getByRole('button', { name: 'Remove the layout' }));
    expect(screen.getByLabelText(/Upload your design/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Front A4' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('is offered in Hindi', async () => {
    await renderInHindi(<BulkOrderPage productId={anId(1)} />);
    expect(await screen.findByRole('button', { name: 'शर्ट पर लगाकर देखिए' })).toBeVisible();
    expect(
      leftInEnglish('Round Neck T-Shirt', 'WhatsApp', 'GSTIN', 'PNG, JPEG, WebP, GIF, TIFF, AVIF, HEIC, SVG'),
    ).toEqual([]);
  });
});
