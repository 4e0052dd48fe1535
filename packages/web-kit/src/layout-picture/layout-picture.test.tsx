import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { anId, renderScreen, serve } from '../testing/index.ts';
import { LayoutPicture } from './layout-picture.tsx';

const views = ['front', 'back'] as const;
let asked = 0;
serve(
  http.get('/api/artwork/layouts/:id', () => {
    asked += 1;
    const pictures = views.map((view) => ({ view, name: view, address: `/picture?view=${view}&token=${asked}` }));
    return HttpResponse.json({ _id: anId(1), sides: [], views: [], pictures, picture: pictures[0]?.address });
  }),
);
beforeEach(() => {
  asked = 0;
});
afterEach(() => {
  jest.restoreAllMocks();
});
const open = (color?: string) =>
  renderScreen(
    <LayoutPicture layout={anId(1)} color={color} alt="Your layout">
      <p>the product itself</p>
    </LayoutPicture>,
  );
const addresses = async () => (await screen.findAllByRole('img')).map((one) => one.getAttribute('src'));

describe('the picture of a layout', () => {
  it('is one of each side, in the colour of the line', async () => {
    open('Navy Blue');
    expect(await addresses()).toEqual(views.map((view) => `/picture?view=${view}&token=1&color=Navy+Blue`));
    expect(screen.getByRole('img', { name: 'Your layout: Back' })).toBeVisible();
  });

  it('is asked for anew where its address is over, as on a page that was open for long', async () => {
    open();
    await addresses();
    const later = Date.now() + 20 * 60_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    fireEvent.error(screen.getByRole('img', { name: 'Your layout: Front' }));
    await waitFor(async () => expect(await addresses()).toEqual(views.map((view) => `/picture?view=${view}&token=2`)));
  });

  it('is the product itself where its pictures cannot be had', async () => {
    open();
    await addresses();
    for (const picture of screen.getAllByRole('img')) fireEvent.error(picture);
    expect(await screen.findByText('the product itself')).toBeVisible();
    expect(asked).toBe(1);
  });
});
