import { jest } from '@jest/globals';
import { aUser, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import ProfilePage from './profile-page.tsx';

const { token, ...ravi } = aUser();
let saved: Record<string, unknown> = {};
const server = serve(
  http.get('/api/users/user.id', () => HttpResponse.json(ravi)),
  http.get('/api/users/data-export', () => HttpResponse.json({ state: 'none' })),
  http.get('/api/users/sessions', () => HttpResponse.json([])),
  http.put<never, Record<string, unknown>>('/api/users/profile', async ({ request }) => {
    saved = await request.json();
    const { password, ...changed } = saved;
    return HttpResponse.json({ ...ravi, ...changed, message: 'Profile updated', token });
  }),
);
const open = () => renderScreen(<ProfilePage />, { user: aUser() });
const update = () => screen.getByRole('button', { name: 'Update Profile' });

describe('My Profile', () => {
  it('opens on the personal tab, with what is stored', async () => {
    open();
    expect(await screen.findByRole('tab', { name: 'Personal Info' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByLabelText('Email')).toHaveValue('ravi@example.in');
  });

  it('says where the customer is signed in', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
  });

  it('leaves an empty password out of the update', async () => {
    const { user } = open();
    const name = await screen.findByLabelText('Full name');
    await user.clear(name);
    await user.type(name, 'Ravi K.');
    await user.click(screen.getByRole('tab', { name: 'Address' }));
    await user.type(screen.getByLabelText('City'), 'Pune');
    await user.click(update());
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(saved).toMatchObject({ name: 'Ravi K.', address: { city: 'Pune' } });
    expect(saved).not.toHaveProperty('password');
  });

  it('sends a new password once, and can show it', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('tab', { name: 'Security' }));
    const password = screen.getByLabelText('New password');
    await user.type(password, 'Ink-first-42');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
    await user.click(update());
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(saved).toMatchObject({ password: 'Ink-first-42' });
    expect(password).toHaveValue('');
  });

  it('says that saving failed', async () => {
    server.use(http.put('/api/users/profile', () => HttpResponse.json({}, { status: 500 })));
    const { user } = open();
    await screen.findByLabelText('Full name');
    await user.click(update());
    expect(await screen.findByText('Failed to update profile.')).toBeVisible();
  });

  it('asks for the current password where the server wants it, and loses nothing that was typed', async () => {
    server.use(
      http.put<never, { currentPassword?: string }>('/api/users/profile', async ({ request }) => {
        saved = await request.json();
        if (saved.currentPassword === 'Ink-first-41') return HttpResponse.json({ ...ravi, message: 'ok', token });
        const code = saved.currentPassword ? 'wrong-password' : 'sign-in-again';
        return HttpResponse.json({ message: 'The password, please.', code }, { status: 403 });
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('tab', { name: 'Security' }));
    await user.type(screen.getByLabelText('New password'), 'Ink-first-42');
    await user.click(update());
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(await screen.findByText(/^Failed to update profile\. Your current password is needed/)).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue('Ink-first-42');
    await user.click(update());
    await user.type(await screen.findByLabelText('Current password'), 'Ink-first-41{Enter}');
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(saved).toMatchObject({ password: 'Ink-first-42', currentPassword: 'Ink-first-41' });
  });

  it('says why the server refuses a password', async () => {
    server.use(
      http.put('/api/users/profile', () =>
        HttpResponse.json({ message: 'Too common.', code: 'password-common' }, { status: 400 }),
      ),
    );
    const { user } = open();
    await screen.findByLabelText('Full name');
    await user.click(update());
    expect(await screen.findByText(/^Failed to update profile\. Many people use this password/)).toBeVisible();
  });

  it('opens the tab of the field that is wrong', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('tab', { name: 'Security' }));
    await user.type(screen.getByLabelText('New password'), 'abc');
    await user.click(screen.getByRole('tab', { name: 'Address' }));
    await user.click(update());
    expect(await screen.findByText('Failed to update profile.')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Security' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('This password is too short.')).toBeVisible();
  });

  it('is filled with what is stored when it cannot be loaded, which is only logged', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server.use(http.get('/api/users/user.id', () => HttpResponse.json({}, { status: 500 })));
    open();
    expect(await screen.findByLabelText('Full name')).toHaveValue('Ravi Kumar');
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });

  it('goes to the login after logging out, and only logs a failure', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server.use(
      http.post('/api/users/logout', () => HttpResponse.json({}, { status: 500 }), { once: true }),
      http.post('/api/users/logout', () => HttpResponse.json({ message: 'Signed out' })),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(screen.getByRole('heading', { name: 'My Profile' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('/login')).toBeVisible();
    log.mockRestore();
  });
});
