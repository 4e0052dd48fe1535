import { aUser, leftInEnglish, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { SecondFactor } from './components/second-factor.tsx';

const AT = '2026-01-15T06:30:00.000Z';
const none = {
  isRequired: true,
  hasPasskeys: true,
  totp: null as object | null,
  passkeys: [] as object[],
  recoveryCodesLeft: 0,
};
const phone = { _id: 'key-1', name: 'My phone', addedAt: AT, lastUsedAt: AT };
const codes = ['abcde-fghjk-mnpqr'];
const refuse = (status: number, code: string, message: string) => HttpResponse.json({ message, code }, { status });

let own = none;
const server = serve(
  http.get('/api/users/second-factor', () => HttpResponse.json(own)),
  http.post('/api/users/second-factor/ticket', () => HttpResponse.json({ ticket: 'ticket-1' })),
  http.post('/api/users/second-factor/totp/start', () =>
    HttpResponse.json({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Shop:meera?secret=JBSWY3DPEHPK3PXP' }),
  ),
  http.post('/api/users/second-factor/totp', () => {
    own = { ...own, totp: { addedAt: AT }, recoveryCodesLeft: 10 };
    return HttpResponse.json({ recoveryCodes: codes });
  }),
  http.delete('/api/users/second-factor/passkeys/:id', () => {
    own = { ...own, passkeys: [] };
    return HttpResponse.json({ message: 'ok' });
  }),
);
beforeEach(() => {
  own = none;
});
const open = () => renderScreen(<SecondFactor />, { user: aUser({ isAdmin: true }) });

describe("a member of staff's second factor", () => {
  it('is set up with an app, whose codes are shown once', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Set up' }));
    await user.type(await screen.findByLabelText('Code from the app'), '123456{Enter}');
    expect(await screen.findByText('abcde-fghjk-mnpqr')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'I have saved them' }));
    expect(await screen.findByText('Authenticator app')).toBeVisible();
    expect(screen.getByText('Added on 15 Jan 2026')).toBeVisible();
    expect(screen.getByText(/^10 of 10 left/)).toBeVisible();
    expect(screen.queryByText('abcde-fghjk-mnpqr')).toBeNull();
  });

  it('needs the password where the sign-in is not recent', async () => {
    server.use(
      http.post<never, { currentPassword?: string }>('/api/users/second-factor/recovery-codes', async ({ request }) =>
        (await request.json()).currentPassword === 'right'
          ? HttpResponse.json({ recoveryCodes: codes })
          : refuse(403, 'sign-in-again', 'The password, please.'),
      ),
    );
    own = { ...none, totp: { addedAt: AT }, recoveryCodesLeft: 2 };
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Make new codes' }));
    await user.type(await screen.findByLabelText('Current password'), 'right{Enter}');
    expect(await screen.findByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  });

  it('is removed by its own name', async () => {
    own = { ...none, totp: { addedAt: AT }, passkeys: [phone], recoveryCodesLeft: 10 };
    const { user } = open();
    expect(await screen.findByText('Added on 15 Jan 2026, last used on 15 Jan 2026')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove the passkey My phone' }));
    expect(await screen.findByText('The passkey is removed.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Passkey: My phone')).toBeNull());
  });

  it('stays where the server refuses, and says why', async () => {
    server.use(
      http.delete('/api/users/second-factor/totp', () => refuse(409, 'last-second-factor', 'Add another one first.')),
    );
    own = { ...none, totp: { addedAt: AT }, recoveryCodesLeft: 10 };
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove the authenticator app' }));
    expect(await screen.findByText('Add another one first.')).toBeVisible();
    expect(screen.getByText('Authenticator app')).toBeVisible();
  });

  it('offers no passkey where the shop takes none, and can be left', async () => {
    own = { ...none, hasPasskeys: false };
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Set up' }));
    expect(await screen.findByLabelText('Code from the app')).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'Passkey' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
  });

  it('asks again for the key of the app where it did not come', async () => {
    server.use(http.post('/api/users/second-factor/totp/start', () => HttpResponse.error(), { once: true }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Set up' }));
    expect(await screen.findByText('The shop could not be reached. Please check your connection.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByLabelText('Code from the app')).toBeVisible();
  });

  it('says so when it cannot be loaded', async () => {
    server.use(http.get('/api/users/second-factor', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
  });
});

it('is listed in Hindi for whoever chose it', async () => {
  own = { ...none, totp: { addedAt: AT }, passkeys: [phone, { ...phone, _id: 'key-2', lastUsedAt: null }] };
  await renderInHindi(<SecondFactor />, { user: aUser({ isAdmin: true }) });
  expect(await screen.findByText('ऑथेंटिकेटर ऐप')).toBeVisible();
  expect(leftInEnglish('My phone')).toEqual([]);
});
