import type { SavedAddress } from '@print-shop/contracts';
import {
  anId,
  asksBeforeLeaving,
  aUser,
  leftInEnglish,
  renderInHindi,
  renderScreen,
  serve,
} from '@print-shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import ProfilePage from './profile-page.tsx';

const { token, ...ravi } = aUser();
const noChoices = { language: null, channels: [], kinds: [], staff: [], refused: null };
let book: SavedAddress[] = [];
let saved: Record<string, unknown> = {};
const server = serve(
  http.get('/api/users/user.id', () => HttpResponse.json(ravi)),
  http.get('/api/users/data-export', () => HttpResponse.json({ state: 'none' })),
  http.get('/api/users/sessions', () => HttpResponse.json([])),
  http.get('/api/notifications/preferences', () => HttpResponse.json(noChoices)),
  http.get('/api/users/addresses', () => HttpResponse.json(book)),
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

  it('says whether the address is confirmed, and mails the link once where it is not', async () => {
    let asked = 0;
    server.use(
      http.get('/api/users/user.id', () => HttpResponse.json({ ...ravi, emailConfirmed: false })),
      http.post('/api/users/email-confirmation-mail', () => {
        asked += 1;
        return HttpResponse.json({ message: 'sent' }, { status: 202 });
      }),
    );
    const { user } = renderScreen(<ProfilePage />, { user: aUser({ emailConfirmed: false }) });
    await user.click(await screen.findByRole('button', { name: 'Send me the link' }));
    expect(await screen.findByText(/We have sent a link to ravi@example\.in/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send me the link' })).toBeNull();
    expect(asked).toBe(1);
  });

  it('says why the link could not be sent', async () => {
    server.use(
      http.get('/api/users/user.id', () => HttpResponse.json({ ...ravi, emailConfirmed: false })),
      http.post('/api/users/email-confirmation-mail', () =>
        HttpResponse.json({ code: 'too-many-confirmations', message: 'Too many mails.' }, { status: 429 }),
      ),
    );
    const { user } = renderScreen(<ProfilePage />, { user: aUser({ emailConfirmed: false }) });
    await user.click(await screen.findByRole('button', { name: 'Send me the link' }));
    expect(await screen.findByText('Too many mails.')).toBeVisible();
  });

  it('shows that an address is confirmed', async () => {
    open();
    expect(await screen.findByText('ravi@example.in is confirmed.')).toBeVisible();
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

  it('asks before typed values are left or dropped by a logout, and not once they are saved', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
    const { user } = open();
    await user.type(await screen.findByLabelText('Full name'), ' K.');
    expect(asksBeforeLeaving()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(confirm).toHaveBeenCalledWith('Discard what you have not saved?');
    expect(screen.getByLabelText('Full name')).toHaveValue('Ravi Kumar K.');
    await user.click(update());
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    await waitFor(() => expect(asksBeforeLeaving()).toBe(false));
    confirm.mockRestore();
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

describe('the addresses of the profile', () => {
  const home: SavedAddress = {
    _id: anId(1),
    name: '',
    phone: '',
    gstin: '',
    business: '',
    isDefault: true,
    street: '14 Ring Road',
    city: 'Delhi',
    state: 'Delhi',
    country: 'India',
    pincode: '110024',
  };
  const works: SavedAddress = {
    _id: anId(2),
    name: 'Ravi Sweets',
    phone: '020 2567 1234',
    gstin: '27AAPFU0939F1ZV',
    isDefault: false,
    business: 'Ravi Sweets',
    street: '2 FC Road',
    city: 'Pune',
    state: 'Maharashtra',
    country: 'India',
    pincode: '411004',
  };
  let sent: Record<string, unknown> = {};
  beforeEach(() => {
    book = [home, works];
    server.use(
      http.get('/api/users/pin-codes/411004', () =>
        HttpResponse.json({ pin: '411004', city: 'Pune', state: 'Maharashtra' }),
      ),
      http.post<never, Record<string, unknown>>('/api/users/addresses', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json([...book, { ...works, ...sent, _id: anId(3) }], { status: 201 });
      }),
      http.put('/api/users/addresses/:id', async ({ request, params }) => {
        const changed = { ...((await request.json()) as SavedAddress), _id: String(params.id) };
        const rest = book.filter(({ _id }) => _id !== params.id).map((one) => ({ ...one, isDefault: false }));
        book = changed.isDefault ? [changed, ...rest] : [...rest, changed];
        return HttpResponse.json(book);
      }),
      http.delete('/api/users/addresses/:id', ({ params }) =>
        HttpResponse.json(book.filter(({ _id }) => _id !== params.id)),
      ),
    );
  });
  afterEach(() => {
    book = [];
  });
  const region = () => screen.findByRole('region', { name: 'Your addresses' });

  it('are listed, the default first', async () => {
    open();
    const items = await within(await region()).findAllByRole('listitem');
    expect(items[0]).toHaveTextContent('Default14 Ring Road, Delhi, Delhi, India - 110024');
    expect(items[1]).toHaveTextContent(/Ravi Sweets2 FC Road.*020 2567 1234.*GSTIN 27AAPFU0939F1ZV/);
  });

  it('take one more, whose city and state follow from the PIN code', async () => {
    const { user } = open();
    await user.click(within(await region()).getByRole('button', { name: 'Add an address' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New address' }));
    await user.type(dialog.getByLabelText('Street address'), '9 MG Road');
    await user.type(dialog.getByLabelText('ZIP / postal code'), '411 004');
    await waitFor(() => expect(dialog.getByLabelText('City')).toHaveValue('Pune'));
    expect(dialog.getByRole('status')).toHaveTextContent(/^Pune, Maharashtra: filled in from the PIN code/);
    await user.click(dialog.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText('The address is saved.')).toBeVisible();
    expect(sent).toMatchObject({ street: '9 MG Road', pincode: '411004', city: 'Pune', state: 'Maharashtra' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(within(await region()).getAllByRole('listitem')).toHaveLength(3);
  });

  it('leave a city that was typed as it is', async () => {
    const { user } = open();
    await user.click(within(await region()).getByRole('button', { name: 'Add an address' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('City'), 'Kothrud');
    await user.type(dialog.getByLabelText('ZIP / postal code'), '411004');
    await waitFor(() => expect(dialog.getByLabelText(/^State/)).toHaveValue('Maharashtra'));
    expect(dialog.getByLabelText('City')).toHaveValue('Kothrud');
  });

  it('ask before a half typed one is closed', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    const { user } = open();
    await user.click(within(await region()).getByRole('button', { name: 'Add an address' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Street address'), '9 MG Road');
    expect(asksBeforeLeaving()).toBe(true);
    await user.keyboard('{Escape}');
    expect(dialog.getByLabelText('Street address')).toHaveValue('9 MG Road');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(confirm).toHaveBeenCalledTimes(2);
    confirm.mockRestore();
  });

  it('say beside a field what is wrong', async () => {
    const { user } = open();
    await user.click(within(await region()).getByRole('button', { name: 'Add an address' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^GSTIN/), '27AAPFU0939F1ZW');
    await user.type(dialog.getByLabelText(/^Phone/), '12345');
    await user.click(dialog.getByRole('button', { name: 'Save address' }));
    expect(await dialog.findByText(/^Please check the GSTIN/)).toBeVisible();
    expect(dialog.getByText('Please enter a valid phone number.')).toBeVisible();
    expect(dialog.getByText('Please enter the name of the business.')).toBeVisible();
    expect(dialog.getByText('Enter street and house number.')).toBeVisible();
    expect(dialog.getByText(/a PIN code of six digits/)).toBeVisible();
  });

  it('are of the state of their PIN code and GSTIN', async () => {
    const { user } = open();
    await user.click(within(await region()).getByRole('button', { name: 'Edit 2 FC Road' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText(/^State/), 'Goa');
    await user.click(dialog.getByRole('button', { name: 'Save address' }));
    expect(await dialog.findByText('This PIN code is in another state.')).toBeVisible();
    expect(dialog.getByText('This GSTIN is of another state than the address.')).toBeVisible();
  });

  it('have another default, which the tab shows', async () => {
    server.use(http.get('/api/users/user.id', () => HttpResponse.json({ ...ravi, address: book[0] })));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Make default: 2 FC Road' }));
    expect(await screen.findByText('This is your default address now.')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Address' }));
    await waitFor(() => expect(screen.getByLabelText('Street address')).toHaveValue('2 FC Road'));
  });

  it('follow the address of the profile, which is the default one', async () => {
    server.use(
      http.put('/api/users/profile', () => {
        book = [{ ...home, street: '15 Ring Road' }, works];
        return HttpResponse.json({ ...ravi, message: 'Profile updated', token });
      }),
    );
    const { user } = open();
    expect(await within(await region()).findByText(/^14 Ring Road/)).toBeVisible();
    await user.click(update());
    expect(await within(await region()).findByText(/^15 Ring Road/)).toBeVisible();
  });

  it('go after a question', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove 2 FC Road' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this address?' }));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('The address is removed.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your addresses' })).toHaveFocus());
    expect(within(await region()).getAllByRole('listitem')).toHaveLength(1);
  });

  it('are described in Hindi to whoever chose it', async () => {
    book = [home];
    const { user } = await renderInHindi(<ProfilePage />, { user: aUser() });
    await user.click(await screen.findByRole('button', { name: 'नया पता जोड़ें' }));
    expect(await screen.findByRole('dialog', { name: 'नया पता' })).toBeVisible();
    expect(leftInEnglish(ravi.email, home.street, home.city, home.country, 'GSTIN')).toEqual([]);
  });
});
