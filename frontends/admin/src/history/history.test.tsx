import { anId, aUser, leftInEnglish, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { History } from './history.tsx';
import { fieldName, kindName } from './words.ts';

const entry = (number: number) => ({
  _id: anId(number),
  kind: 'product',
  objectId: anId(1),
  label: 'Tee',
  action: 'updated',
  by: { id: anId(900), name: `Meera ${number}` },
  at: '2026-11-20T10:35:00.000Z',
  changes: [
    { field: 'happyHourDiscount', before: '5', after: '10' },
    { field: 'description', before: '', after: 'Soft.' },
    { field: 'colors', before: 'Red', after: '' },
  ],
});
let asked: URL | undefined;
const server = serve(
  http.get('/api/audit', ({ request }) => {
    asked = new URL(request.url);
    return HttpResponse.json([entry(Number(asked.searchParams.get('page')))], { headers: { 'X-Total-Count': '21' } });
  }),
);

function open() {
  asked = undefined;
  return renderScreen(<History kind="product" id={anId(1)} />, { user: aUser({ isAdmin: true }) });
}

describe('the history of an object', () => {
  it('asks nothing until it is opened', () => {
    open();
    expect(asked).toBeUndefined();
  });

  it('is not there for a role that may not know', () => {
    const user = aUser({ isAdmin: true, role: 'production' });
    renderScreen(<History kind="order" id={anId(1)} />, { user });
    expect(screen.queryByText('History')).toBeNull();
  });

  it('tells who changed what and when, page by page', async () => {
    const { user } = open();
    await user.click(screen.getByText('History'));
    const item = (await screen.findByText('Meera 1')).closest('li');
    expect(item).toHaveTextContent('Meera 1 updated this 20 Nov, 4:05 pm');
    expect(item).toHaveTextContent('Happy hour discount: 5 → 10');
    expect(item).toHaveTextContent('Description: Soft.');
    expect(item).toHaveTextContent('Colors: Red');
    expect(Object.fromEntries(asked?.searchParams ?? [])).toEqual({
      kind: 'product',
      id: anId(1),
      page: '1',
      limit: '20',
    });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Meera 2')).toBeVisible();
  });

  it('says that there is none', async () => {
    server.use(http.get('/api/audit', () => HttpResponse.json([])));
    const { user } = open();
    await user.click(screen.getByText('History'));
    expect(await screen.findByText('Nobody has changed this yet.')).toBeVisible();
  });

  it('can be asked for again after a failure', async () => {
    server.use(http.get('/api/audit', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user } = open();
    await user.click(screen.getByText('History'));
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Meera 1')).toBeVisible();
  });
});

it('names fields and kinds as people say them', () => {
  expect([fieldName('happyHourDiscount'), fieldName('address.city'), kindName('product-color')]).toEqual([
    'Happy hour discount',
    'Address city',
    'product color',
  ]);
});

it('is told in Hindi to whoever chose it, down to fields and values', async () => {
  const changes = [
    ...entry(1).changes.slice(0, 1),
    { field: 'isNew', before: 'no', after: 'yes' },
    { field: 'status', before: 'Pending', after: 'In Production' },
    { field: 'role', before: 'catalogue', after: 'manager' },
  ];
  server.use(
    http.get('/api/audit', () => HttpResponse.json([{ ...entry(1), changes }], { headers: { 'X-Total-Count': '21' } })),
  );
  const { user } = await renderInHindi(<History kind="product" id={anId(1)} />, { user: aUser({ isAdmin: true }) });
  await user.click(screen.getByText('इतिहास'));
  const item = (await screen.findByText('Meera 1')).closest('li');
  expect(item).toHaveTextContent('Meera 1 ने बदला');
  expect(item).toHaveTextContent('हैप्पी आवर की छूट: 5 → 10');
  expect(item).toHaveTextContent('नया: नहीं → हाँ');
  expect(item).toHaveTextContent('भूमिका: कैटलॉग → मैनेजर');
  expect(leftInEnglish('Meera')).toEqual([]);
});
