import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { anId, aUser, leftInEnglish, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import SecurityPage from './security-page.tsx';

const from = { address: '203.0.113.7', userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' };
const at = '2026-11-20T10:35:00.000Z';
const common = { from, detail: '', at, lastAt: at, count: 1 };
const guessed = {
  ...common,
  _id: anId(1),
  kind: 'sign-in-failed',
  account: { id: anId(900), name: 'Meera' },
  count: 12,
};
const unknown = { ...common, _id: anId(2), kind: 'sign-in-failed', account: { name: 'no such account' } };
const exported = {
  ...common,
  _id: anId(3),
  kind: 'exported',
  account: { id: anId(901), name: 'Ravi' },
  detail: 'orders',
  from: { address: 'unknown', userAgent: '' },
};
const changed = {
  ...common,
  _id: anId(4),
  kind: 'role-changed',
  account: { id: anId(901), name: 'Ravi' },
  detail: 'to manager',
  by: { id: anId(900), name: 'Meera' },
};

let asked: URLSearchParams[] = [];
const server = serve(
  http.get('/api/security-events', ({ request }) => {
    asked.push(new URL(request.url).searchParams);
    return HttpResponse.json([guessed, unknown, exported, changed], { headers: { 'X-Total-Count': '4' } });
  }),
);
beforeEach(() => {
  asked = [];
});
const open = (address = '/') => renderScreen(<SecurityPage />, { at: address, user: aUser({ isAdmin: true }) });
const lastAsked = () => Object.fromEntries(asked.at(-1) ?? []);

describe('security events', () => {
  it('say what happened to whom, when and from where', async () => {
    open();
    expect(screen.getByText('Loading events...')).toBeInTheDocument();
    const row = within(await screen.findByRole('row', { name: /Wrong password, 12 times/ }));
    expect(row.getByText('20 Nov, 4:05 pm')).toBeVisible();
    expect(row.getByText('203.0.113.7')).toBeVisible();
    expect(row.getByText(/Linux/)).toBeVisible();
    expect(screen.getByRole('row', { name: /no such account/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /Exported orders Ravi unknown Unknown/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /Role changed to manager Ravi by Meera/ })).toBeVisible();
  });

  it('are narrowed to a kind, and to an account', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: 'Meera' }));
    await waitFor(() => expect(lastAsked()).toMatchObject({ account: anId(900) }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'What happened' }), 'What happened: Wrong password');
    await waitFor(() => expect(lastAsked()).toMatchObject({ account: anId(900), kind: 'sign-in-failed' }));
    await user.click(screen.getByRole('link', { name: 'Show all accounts' }));
    await waitFor(() => expect(lastAsked()).toEqual({ page: '1', limit: '50' }));
  });

  it('may be none', async () => {
    server.use(http.get('/api/security-events', () => HttpResponse.json([], { headers: { 'X-Total-Count': '0' } })));
    open();
    expect(await screen.findByRole('heading', { name: 'Nothing has happened yet' })).toBeVisible();
  });

  it('can be asked for again after a failure', async () => {
    server.use(http.get('/api/security-events', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('row', { name: /Wrong password, 12 times/ })).toBeVisible();
  });
});

/** The names of the lists with customers' data, which their pages record when they are exported. */
function personalLists(): string[] {
  const features = join(import.meta.dirname, '..');
  const pages = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('-page.tsx'),
  );
  return pages.flatMap((file) =>
    [...readFileSync(join(features, file), 'utf8').matchAll(/ name="([a-z-]+)"[^<>]*\bisPersonal\b/g)].map(
      ([, name = '']) => name,
    ),
  );
}

describe('security events in Hindi', () => {
  const details = [
    ...['authenticator app', 'passkey Desk', 'with the passkey Desk', 'with a code', '9 left', 'everywhere else'],
    ...[
      'to manager',
      'as catalogue',
      'product type Mugs',
      'price design: Logo',
      'product Bottle',
      'second factor',
      'by Google',
    ],
    ...['all, by an operator', 'all, by an owner', 'with a recovery code', 'users', 'everywhere'],
    ...['products', 'customers', 'opening balances', 'past orders', 'outstanding balances', 'revenue by customer'],
    ...['GSTR-1 of 2026-11', 'GSTR-1 of 2026-11: b2b', 'sales register of 2026-11', 'vouchers of 2026-11'],
    ...personalLists(),
  ];

  it('leave nothing in English but names and browsers', async () => {
    expect(personalLists()).toEqual(expect.arrayContaining(['changes', 'invoices']));
    const more = details.map((detail, index) => ({ ...exported, _id: anId(10 + index), detail }));
    server.use(
      http.get('/api/security-events', () =>
        HttpResponse.json([guessed, unknown, changed, ...more], {
          headers: { 'X-Total-Count': String(3 + more.length) },
        }),
      ),
    );
    await renderInHindi(<SecurityPage />, { user: aUser({ isAdmin: true }) });
    expect(await screen.findByText('ग़लत पासवर्ड, 12 बार')).toBeVisible();
    expect(screen.getByText('भूमिका बदली: मैनेजर')).toBeVisible();
    expect(screen.getByText('फ़ाइल में निकाला: प्रोडक्ट का प्रकार Mugs')).toBeVisible();
    expect(
      leftInEnglish('Meera', 'Ravi', from.userAgent, 'Desk', 'Mugs', 'Logo', 'Bottle', 'Google', 'GSTR', 'b2b'),
    ).toEqual([]);
  });
});
