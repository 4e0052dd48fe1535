import { anId, aUser, leftInEnglish, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import ChangesPage from './changes-page.tsx';

const entry = {
  _id: anId(5),
  kind: 'product-type',
  objectId: anId(1),
  label: 'Mugs',
  action: 'deleted',
  by: { id: anId(900), name: 'Meera' },
  at: '2026-11-20T10:35:00.000Z',
  changes: [],
};
const server = serve(http.get('/api/audit', () => HttpResponse.json([entry], { headers: { 'X-Total-Count': '1' } })));
const open = () => renderScreen(<ChangesPage />, { user: aUser({ isAdmin: true }) });

describe('the recent changes', () => {
  it('name the object that was changed', async () => {
    open();
    expect(screen.getByText('Loading changes...')).toBeInTheDocument();
    const item = (await screen.findByText('Meera')).closest('li');
    expect(item).toHaveTextContent('Meera deleted product type Mugs 20 Nov, 4:05 pm');
  });

  it('are exported, those of all pages, in the words of the list', async () => {
    const changed = { ...entry, action: 'updated', changes: [{ field: 'price', before: '=1', after: '2' }] };
    server.use(
      http.get('/api/audit', () => HttpResponse.json([changed], { headers: { 'X-Total-Count': '1' } })),
      http.post('/api/security-events/exports', () => HttpResponse.json({ message: 'Recorded.' })),
    );
    const files: Blob[] = [];
    jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user } = renderScreen(<ChangesPage />, { user: aUser({ isAdmin: true, role: 'owner' }) });
    await user.click(await screen.findByRole('button', { name: 'Export to CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const lines = (await files[0]?.text())?.trim().split('\r\n') ?? [];
    expect(lines[1]).toContain('"2026-11-20 16:05","Meera","updated","product type","Mugs"');
    expect(lines).toHaveLength(2);
    jest.restoreAllMocks();
  });

  it('are no file before the person knows that it would lack rows', async () => {
    const recorded = jest.fn();
    server.use(
      http.get('/api/audit', () => HttpResponse.json([entry], { headers: { 'X-Total-Count': '10001' } })),
      http.post('/api/security-events/exports', () => {
        recorded();
        return HttpResponse.json({ message: 'Recorded.' });
      }),
    );
    jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
    const { user } = renderScreen(<ChangesPage />, { user: aUser({ isAdmin: true, role: 'owner' }) });
    await user.click(await screen.findByRole('button', { name: 'Export to CSV' }));
    expect(confirm).toHaveBeenCalledWith(expect.stringMatching(/^This list has 10,001 rows, .* at most 10,000\./));
    expect(recorded).not.toHaveBeenCalled();
    confirm.mockReturnValue(true);
    await user.click(screen.getByRole('button', { name: 'Export to CSV' }));
    await waitFor(() => expect(recorded).toHaveBeenCalled());
    expect(await screen.findByText(/10,000 rows are missing from the file/)).toBeVisible();
    jest.restoreAllMocks();
  });

  it('are none at first', async () => {
    server.use(http.get('/api/audit', () => HttpResponse.json([])));
    open();
    expect(await screen.findByRole('heading', { name: 'No changes yet' })).toBeVisible();
  });

  it('can be asked for again after a failure', async () => {
    server.use(http.get('/api/audit', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Meera')).toBeVisible();
  });
});

it('say that it was the customer, who has no name here, in both languages', async () => {
  const approved = {
    ...entry,
    kind: 'proof',
    label: 'Cards',
    action: 'asked for changes of',
    by: { id: anId(1), name: 'customer' },
  };
  server.use(http.get('/api/audit', () => HttpResponse.json([approved])));
  open();
  expect((await screen.findByText('The customer')).closest('li')).toHaveTextContent(
    'The customer asked for changes of proof Cards',
  );
  cleanup();
  await renderInHindi(<ChangesPage />, { user: aUser({ isAdmin: true }) });
  expect((await screen.findByText('ग्राहक')).closest('li')).toHaveTextContent('ग्राहक ने बदलाव माँगे: प्रूफ़ Cards');
});

it('are told in Hindi to whoever chose it', async () => {
  await renderInHindi(<ChangesPage />, { user: aUser({ isAdmin: true }) });
  const item = (await screen.findByText('Meera')).closest('li');
  expect(item).toHaveTextContent('Meera ने हटाया: प्रोडक्ट का प्रकार Mugs');
  expect(leftInEnglish('Meera', 'Mugs')).toEqual([]);
});

it.each([
  ['order', 'Order abcdef', 'ऑर्डर abcdef'],
  ['bulk-order', 'Bulk order abcdef01', 'बल्क ऑर्डर abcdef01'],
  ['price', 'printing: Offset · A4 · both sides', 'दाम छपाई: Offset · A4 · दोनों तरफ़'],
])('name in Hindi the %s that services record as "%s"', async (kind, label, shown) => {
  server.use(http.get('/api/audit', () => HttpResponse.json([{ ...entry, kind, label }])));
  await renderInHindi(<ChangesPage />, { user: aUser({ isAdmin: true }) });
  expect((await screen.findByText('Meera')).closest('li')).toHaveTextContent(`Meera ने हटाया: ${shown}`);
});
