import { session } from '@print-shop/web-kit';
import {
  asksBeforeLeaving,
  aUser,
  leftInEnglish,
  renderInHindi,
  renderScreen,
  serve,
} from '@print-shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import ProfilePage from './profile-page.tsx';

const { token: _, ...meera } = aUser({ isAdmin: true, name: 'Meera', email: 'meera@shop.example' });
let sent: Record<string, unknown> = {};
const server = serve(
  http.get('/api/users/sessions', () => HttpResponse.json([])),
  http.get('/api/users/second-factor', () =>
    HttpResponse.json({ isRequired: false, hasPasskeys: true, totp: null, passkeys: [], recoveryCodesLeft: 0 }),
  ),
  http.put<never, Record<string, unknown>>('/api/users/profile', async ({ request }) => {
    sent = await request.json();
    const { password, ...changed } = sent;
    return HttpResponse.json({ ...meera, ...changed, message: 'ok', ...(password ? { token: 'fresh' } : {}) });
  }),
);

function open() {
  const opened = renderScreen(<ProfilePage />, { user: { ...meera, token: 'old' } });
  return { ...opened, save: () => opened.user.click(screen.getByRole('button', { name: 'Update Profile' })) };
}

describe("the admin's own profile", () => {
  it('changes name and phone, and the session with them; an empty password is not sent', async () => {
    const { user, save } = open();
    await user.clear(screen.getByLabelText('Name'));
    await user.type(screen.getByLabelText('Name'), 'Meera Rao');
    await user.type(screen.getByLabelText(/Phone/), '98765 43210');
    expect(asksBeforeLeaving()).toBe(true);
    await save();
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(asksBeforeLeaving()).toBe(false);
    expect(sent).toEqual({ name: 'Meera Rao', email: 'meera@shop.example', phone: '98765 43210' });
    expect(session.read().currentUser).toMatchObject({ name: 'Meera Rao', token: 'old' });
  });

  it('goes on with the fresh token after a new password, and forgets what was typed', async () => {
    const { user, save } = open();
    await user.type(screen.getByLabelText(/New password/), 'Ink-first-42');
    await save();
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(session.read().currentUser?.token).toBe('fresh');
    expect(screen.getByLabelText(/New password/)).toHaveValue('');
  });

  it('shows the second factor, and where one is signed in', async () => {
    open();
    expect(screen.getByRole('heading', { name: 'Second factor' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
  });

  it('leads to the choice of messages, which is for all accounts', () => {
    open();
    expect(screen.getByRole('link', { name: 'Choose which messages you get' })).toHaveAttribute(
      'href',
      '/profile#messages',
    );
  });

  it('says beside the field what is wrong with it', async () => {
    const { user, save } = open();
    await user.clear(screen.getByLabelText('Name'));
    await user.clear(screen.getByLabelText('Email'));
    await user.type(screen.getByLabelText(/New password/), 'abc');
    await save();
    expect(await screen.findByText('Please write your name.')).toBeVisible();
    expect(screen.getByText('Please enter a valid email address.')).toBeVisible();
    expect(screen.getByText('Password must have at least 8 characters.')).toBeVisible();
  });

  it('asks for the current password where the server wants it', async () => {
    server.use(
      http.put<never, { currentPassword?: string }>('/api/users/profile', async ({ request }) => {
        sent = await request.json();
        return sent.currentPassword
          ? HttpResponse.json({ ...meera, email: 'moved@shop.example', message: 'ok' })
          : HttpResponse.json({ message: 'The password, please.', code: 'sign-in-again' }, { status: 403 });
      }),
    );
    const { user, save } = open();
    await user.clear(screen.getByLabelText('Email'));
    await user.type(screen.getByLabelText('Email'), 'moved@shop.example');
    await save();
    await user.type(await screen.findByLabelText('Current password'), 'Ink-first-41{Enter}');
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(sent).toMatchObject({ email: 'moved@shop.example', currentPassword: 'Ink-first-41' });
  });

  it('keeps what is typed when saving fails, and says why', async () => {
    server.use(
      http.put('/api/users/profile', () =>
        HttpResponse.json({ message: 'An account with this email exists.' }, { status: 409 }),
      ),
    );
    const { user, save } = open();
    await user.type(screen.getByLabelText('Name'), ' Rao');
    await save();
    expect(await screen.findByText('An account with this email exists.')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Meera Rao');
  });
});

it('is in Hindi for whoever chose it, faults included', async () => {
  const { user } = await renderInHindi(<ProfilePage />, { user: { ...meera, token: 'old' } });
  await user.clear(screen.getByLabelText('नाम'));
  await user.type(screen.getByLabelText(/नया पासवर्ड/), 'short');
  await user.click(screen.getByRole('button', { name: 'प्रोफ़ाइल सेव करें' }));
  expect(await screen.findByText('अपना नाम लिखिए।')).toBeVisible();
  expect(screen.getByText('पासवर्ड में कम से कम 8 अक्षर होने चाहिए।')).toBeVisible();
  expect(leftInEnglish('Meera', 'meera@shop.example')).toEqual([]);
});
