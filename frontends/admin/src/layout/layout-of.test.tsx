import { anId, aUser, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { LayoutOf } from './layout-of.tsx';

const asked: string[] = [];
const layout = {
  _id: anId(1),
  productId: anId(2),
  color: 'White',
  hex: '#ffffff',
  picture: '/p.webp',
  sides: [{ view: 'front', area: 'front-a4', pieces: [{ kind: 'text', text: 'Chai', width: 40, height: 13 }] }],
  views: [{ id: 'front', name: 'Front', areas: [{ id: 'front-a4', name: 'Front A4' }] }],
  createdAt: '2026-11-24T10:00:00.000Z',
};
serve(
  http.get(`/api/artwork/layouts/${anId(1)}`, () => HttpResponse.json(layout)),
  http.get(`/api/artwork/layouts/${anId(1)}/:file`, ({ request, params }) => {
    asked.push(`${params.file}${new URL(request.url).search}`);
    return new HttpResponse('file');
  }),
);
const open = (role: 'production' | 'catalogue') =>
  renderScreen(<LayoutOf layout={anId(1)} />, { user: aUser({ isAdmin: true, role }), at: '/', path: '/' });

it('gives out each area as a PDF and as a picture', async () => {
  const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = open('production');
  await user.click(await screen.findByRole('button', { name: 'Print file: Front A4 (PDF)' }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  await user.click(await screen.findByRole('button', { name: 'Print file: Front A4 (PNG)' }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(asked.filter((file) => file.startsWith('print.'))).toEqual([
    'print.pdf?view=front&area=front-a4',
    'print.png?view=front&area=front-a4',
  ]);
  expect(save.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual([
    `print-${anId(1)}-front-a4.pdf`,
    `print-${anId(1)}-front-a4.png`,
  ]);
  save.mockRestore();
});

it('calls them the layout where a proof of it says what is printed', async () => {
  renderScreen(<LayoutOf layout={anId(1)} hasProof />, { user: aUser({ isAdmin: true }), at: '/', path: '/' });
  for (const kind of ['PDF', 'PNG'])
    expect(await screen.findByRole('button', { name: `Layout: Front A4 (${kind})` })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Print file/ })).toBeNull();
});

it('opens large, with the sizes of what lies on it', async () => {
  const { user } = open('production');
  await user.click(await screen.findByRole('button', { name: /^Look at the layout/ }));
  const front = within(await screen.findByRole('region', { name: 'Front' }));
  expect(front.getByRole('heading', { name: 'Front A4' })).toBeVisible();
  expect(front.getByText('Text “Chai”: 40 × 13 mm')).toBeVisible();
});

it('is nothing for staff who may not see artwork', () => {
  open('catalogue');
  expect(screen.queryByRole('button')).toBeNull();
});
