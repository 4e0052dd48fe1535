import { session } from '@print-shop/web-kit';
import { aUser, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import SignInPage from './sign-in-page.tsx';

const { token, ...meera } = aUser({ isAdmin: true, name: 'Meera', email: 'meera@shop.example' });
const asked = (part: object = {}) => ({
  secondFactor: { ticket: 'ticket-1', methods: ['totp', 'passkey', 'recovery-code'], ...part },
});
const refuse = (status: number, code: string) => HttpResponse.json({ message: 'Refused.', code }, { status });

let shown: Record<string, unknown>[] = [];
const server = serve(
  http.post('/api/users/login', () => HttpResponse.json(asked(), { status: 202 })),
  http.post<never, Record<string, unknown>>('/api/users/login/second-factor', async ({ request }) => {
    const body = await request.json();
    shown.push(body);
    return body.code === '123456' || body.code === 'abcde-fghjk-mnpqr'
      ? HttpResponse.json({ user: meera, token })
      : refuse(401, 'wrong-code');
  }),
);
beforeEach(() => {
  shown = [];
});

const words = { login: 'Email or phone', password: 'Password', button: 'Sign In' };
type Opened = ReturnType<typeof renderScreen>;
async function giveThePassword({ user }: Opened, { login, password, button } = words) {
  await user.type(screen.getByLabelText(login), 'meera@shop.example');
  await user.type(screen.getByLabelText(password), 'secret');
  await user.click(screen.getByRole('button', { name: button }));
}
async function open(from?: string) {
  const opened = renderScreen(<SignInPage />, { at: { pathname: '/signin', state: { from } }, path: '/signin' });
  await giveThePassword(opened);
  return opened;
}

describe('the second step of a sign-in', () => {
  it('asks for the code, has the focus in it, and goes on to where the visitor wanted to go', async () => {
    const { user, address } = await open('/admin/orders');
    const field = await screen.findByLabelText('Code from your authenticator app');
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(session.read().currentUser).toBeNull();
    await user.click(field);
    await user.paste('123456');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(address()).toBe('/admin/orders'));
    expect(shown).toEqual([{ ticket: 'ticket-1', code: '123456' }]);
    expect(session.read().currentUser).toMatchObject({ email: 'meera@shop.example', token });
  });

  it('says that a code is wrong, and takes another', async () => {
    const { user } = await open();
    const field = await screen.findByLabelText('Code from your authenticator app');
    await user.type(field, '000000{Enter}');
    expect(await screen.findByText('This code is wrong. Please try again.')).toBeVisible();
    await user.clear(field);
    await user.type(field, '{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter the code.');
    await user.type(field, '123456{Enter}');
    await waitFor(() => expect(session.read().currentUser).not.toBeNull());
  });

  it('takes a recovery code instead', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Use a recovery code instead' }));
    await user.type(screen.getByLabelText('Recovery code'), 'abcde-fghjk-mnpqr{Enter}');
    await waitFor(() => expect(session.read().currentUser).not.toBeNull());
  });

  it('says what to do where no passkey is used', async () => {
    server.use(http.post('/api/users/login/second-factor/passkey', () => refuse(404, 'ticket-over')));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Use a passkey instead' }));
    await user.click(screen.getByRole('button', { name: 'Use passkey' }));
    expect(await screen.findByText(/^This took too long or was tried too often/)).toBeVisible();
  });

  it('starts again, with the reason, when the ticket is over', async () => {
    server.use(http.post('/api/users/login/second-factor', () => refuse(404, 'ticket-over')));
    const { user } = await open();
    await user.type(await screen.findByLabelText('Code from your authenticator app'), '123456{Enter}');
    expect(await screen.findByText(/^This took too long or was tried too often/)).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  it('can be left for another account', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Start again' }));
    expect(screen.getByLabelText('Email or phone')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is in Hindi for whoever chose it, with what goes wrong', async () => {
    const opened = await renderInHindi(<SignInPage />, { at: '/signin', path: '/signin' });
    await giveThePassword(opened, { login: 'ईमेल या फ़ोन', password: 'पासवर्ड', button: 'साइन इन' });
    await opened.user.type(await screen.findByLabelText('ऑथेंटिकेटर ऐप का कोड'), '000000{Enter}');
    expect(await screen.findByText('यह कोड सही नहीं है। फिर कोशिश कीजिए।')).toBeVisible();
  });
});

describe('staff who must set up a second factor', () => {
  const secret = 'JBSWY3DPEHPK3PXP';
  const codes = ['abcde-fghjk-mnpqr', '12345-67890-abcde'];
  beforeEach(() => {
    server.use(
      http.post('/api/users/login', () =>
        HttpResponse.json(asked({ methods: ['totp', 'passkey'], setUp: true }), { status: 202 }),
      ),
      http.post('/api/users/second-factor/totp/start', () =>
        HttpResponse.json({ secret, uri: `otpauth://totp/Shop:meera?secret=${secret}` }),
      ),
      http.post<never, { code: string }>('/api/users/second-factor/totp', async ({ request }) =>
        (await request.json()).code === '123456'
          ? HttpResponse.json({ user: meera, token, recoveryCodes: codes })
          : refuse(400, 'wrong-code'),
      ),
    );
  });

  it('scan or copy the secret, confirm it, save the codes, and only then are signed in', async () => {
    const { user, address } = await open('/admin');
    const copied = jest
      .spyOn(navigator.clipboard, 'writeText')
      .mockRejectedValueOnce(new Error('Not allowed'))
      .mockResolvedValue(undefined);
    expect(await screen.findByRole('heading', { name: 'Protect your account' })).toBeVisible();
    expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await user.type(screen.getByLabelText('Code from the app'), '000000{Enter}');
    expect(await screen.findByText('This code is wrong. Please try again.')).toBeVisible();
    await user.clear(screen.getByLabelText('Code from the app'));
    await user.type(screen.getByLabelText('Code from the app'), '123456{Enter}');
    expect(await screen.findByRole('heading', { name: 'Your recovery codes' })).toHaveFocus();
    for (const code of codes) expect(screen.getByText(code)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull();
    expect(session.read().currentUser).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText(/^They could not be copied/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied.')).toBeVisible();
    expect(copied).toHaveBeenCalledWith(codes.join('\n'));
    copied.mockRestore();
    await user.click(screen.getByRole('button', { name: 'I have saved them' }));
    await waitFor(() => expect(address()).toBe('/admin'));
    expect(session.read().currentUser).toMatchObject({ token });
  });

  it('give a passkey a name first', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('tab', { name: 'Passkey' }));
    await user.click(screen.getByRole('button', { name: 'Create passkey' }));
    expect(await screen.findByText('Please give the passkey a name.')).toBeVisible();
  });
});
