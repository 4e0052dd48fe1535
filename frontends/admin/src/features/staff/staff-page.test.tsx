import type { Invitation, StaffMember } from '@print-shop/contracts';
import { anId, aUser, leftInEnglish, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import StaffPage from './staff-page.tsx';

const AT = '2026-01-15T06:30:00.000Z';
const meera: StaffMember = {
  _id: anId(901),
  name: 'Meera Rao',
  email: 'meera@shop.example',
  role: 'owner',
  status: 'active',
  createdAt: AT,
};
const karim: StaffMember = { ...meera, _id: anId(902), name: 'Karim', email: 'karim@shop.example', role: 'production' };
const tara: Invitation = {
  _id: anId(903),
  name: 'Tara',
  email: 'tara@example.in',
  role: 'catalogue',
  invitedBy: 'Meera Rao',
  invitedAt: AT,
  expiresAt: '2099-01-18T06:30:00.000Z',
};

let staff: StaffMember[];
let invitations: Invitation[];
let sent: unknown[];
const refusal = (code: string, message: string, status = 409) => HttpResponse.json({ code, message }, { status });
const listed = (rows: object[]) => HttpResponse.json(rows, { headers: { 'X-Total-Count': String(rows.length) } });
const server = serve(
  http.get('/api/staff', () => listed(staff)),
  http.get('/api/staff/invitations', () => listed(invitations)),
  http.post('/api/staff/invitations', async ({ request }) => {
    const body = (await request.json()) as Invitation;
    sent.push(body);
    invitations = [{ ...tara, ...body, _id: anId(904) }];
    return HttpResponse.json(invitations[0], { status: 201 });
  }),
  http.post('/api/staff/invitations/:id/resend', ({ params }) => {
    sent.push(['resend', params.id]);
    return HttpResponse.json(tara);
  }),
  http.delete('/api/staff/invitations/:id', ({ params }) => {
    sent.push(['withdraw', params.id]);
    invitations = [];
    return HttpResponse.json({ message: 'withdrawn' });
  }),
  http.put('/api/staff/:id/:what', async ({ request, params }) => {
    const body = (await request.json()) as object;
    sent.push([params.id, params.what, body]);
    staff = staff.map((one) => (one._id === params.id ? { ...one, ...body } : one));
    return HttpResponse.json({ ...karim, ...body });
  }),
  http.post('/api/staff/:id/sign-out', ({ params }) => {
    sent.push(['sign-out', params.id]);
    return HttpResponse.json({ message: 'out' });
  }),
  http.delete('/api/staff/:id/second-factor', async ({ params }) => {
    sent.push(['remove second factor', params.id]);
    return HttpResponse.json({ message: 'removed' });
  }),
);
beforeEach(() => {
  staff = [karim, meera];
  invitations = [tara];
  sent = [];
});

const open = () => renderScreen(<StaffPage />, { user: aUser({ ...meera, isAdmin: true }) });
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the staff', () => {
  it('is listed with role and status; one’s own account has no actions', async () => {
    staff = [{ ...karim, status: 'disabled' }, meera];
    open();
    expect((await row(/karim@shop.example/)).getByText('Disabled')).toBeVisible();
    expect((await row(/karim@shop.example/)).getByText('Production')).toBeVisible();
    const own = await row(/meera@shop.example/);
    expect(own.getByText('(you)')).toBeVisible();
    expect(own.queryByRole('button')).toBeNull();
    expect(screen.getByText('2 members')).toBeVisible();
  });

  it('says that it could not be loaded, and asks again', async () => {
    server.use(http.get('/api/staff', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user } = open();
    expect(await screen.findByText('The staff could not be loaded.')).toBeVisible();
    await user.click(await button('Try Again'));
    expect(await screen.findByRole('row', { name: /Karim/ })).toBeVisible();
  });

  it('gets another role', async () => {
    const { user } = open();
    await user.click(await button('Change role: Karim'));
    const dialog = within(screen.getByRole('dialog', { name: 'Change the role of Karim' }));
    expect(dialog.getByRole('radio', { name: /Production/ })).toBeChecked();
    expect(dialog.getByRole('button', { name: 'Change role' })).toBeDisabled();
    await user.click(dialog.getByRole('radio', { name: /Manager/ }));
    await user.click(dialog.getByRole('button', { name: 'Change role' }));
    expect(await screen.findByText('Karim has the role Manager now')).toBeVisible();
    expect(sent).toEqual([[karim._id, 'role', { role: 'manager' }]]);
    expect((await row(/karim@shop.example/)).getByText('Manager')).toBeVisible();
  });

  it('is disabled, and enabled, after a question', async () => {
    const { user } = open();
    await user.click(await button('Disable Karim'));
    expect(screen.getByText(/signed out everywhere at once/)).toBeVisible();
    await user.click(await button('Disable'));
    expect(await screen.findByText('The account of Karim is disabled')).toBeVisible();
    await user.click(await button('Enable Karim'));
    await user.click(await button('Enable'));
    expect(await screen.findByText('The account of Karim is enabled')).toBeVisible();
    expect(sent).toEqual([
      [karim._id, 'status', { status: 'disabled' }],
      [karim._id, 'status', { status: 'active' }],
    ]);
  });

  it('stays as it is, with the server’s reason, when the server refuses', async () => {
    server.use(http.put('/api/staff/:id/status', () => refusal('last-owner', 'This is the only owner.')));
    const { user } = open();
    await user.click(await button('Disable Karim'));
    await user.click(await button('Disable'));
    expect(await screen.findByText('This is the only owner.')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Disable the account of Karim' })).toBeVisible();
  });

  it('is signed out everywhere', async () => {
    const { user } = open();
    await user.click(await button('Sign out everywhere: Karim'));
    expect(await screen.findByText('Karim is signed out everywhere')).toBeVisible();
    expect(sent).toEqual([['sign-out', karim._id]]);
  });
});

describe('the second factor of a colleague', () => {
  it('is removed after a question', async () => {
    const { user } = open();
    await user.click(await button('Remove second factor: Karim'));
    expect(screen.getByText(/Only if you have spoken to them/)).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(await button('Remove second factor'));
    expect(await screen.findByText('The second factor of Karim is removed')).toBeVisible();
    expect(sent).toEqual([['remove second factor', karim._id]]);
  });

  it('stays, with the reason of the server, when the server refuses', async () => {
    server.use(
      http.delete('/api/staff/:id/second-factor', () => refusal('second-factor-not-found', 'Karim has none.', 404)),
    );
    const { user } = open();
    await user.click(await button('Remove second factor: Karim'));
    await user.click(await button('Remove second factor'));
    expect(await screen.findByText('Karim has none.')).toBeVisible();
  });
});

describe('an invitation', () => {
  const fill = async () => {
    const { user } = open();
    await user.click(await button('Invite a colleague'));
    const dialog = within(screen.getByRole('dialog', { name: 'Invite a colleague' }));
    await user.type(dialog.getByLabelText('Name'), 'Sunil');
    await user.type(dialog.getByLabelText('Email'), 'sunil@example.in');
    await user.click(dialog.getByRole('radio', { name: /Catalogue/ }));
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    return { user, dialog };
  };

  it('is sent by name, address and role, and listed', async () => {
    await fill();
    expect(await screen.findByText('The invitation is on its way to sunil@example.in')).toBeVisible();
    expect(sent).toEqual([{ name: 'Sunil', email: 'sunil@example.in', role: 'catalogue' }]);
    expect(await screen.findByRole('row', { name: /Sunil/ })).toBeVisible();
  });

  it('asks for the password long after signing in, and goes on with it', async () => {
    server.use(
      http.post('/api/staff/invitations', () => refusal('sign-in-again', 'Please enter your password.', 403), {
        once: true,
      }),
    );
    const { user } = await fill();
    await user.type(await screen.findByLabelText('Current password'), 'owner-password{Enter}');
    expect(await screen.findByText(/on its way to sunil@example.in/)).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ currentPassword: 'owner-password', name: 'Sunil' })]);
  });

  it('keeps what was typed and says why it was refused', async () => {
    server.use(
      http.post('/api/staff/invitations', () => refusal('email-taken', 'This address belongs to a customer.')),
    );
    const { dialog } = await fill();
    expect(await dialog.findByText('This address belongs to a customer.')).toBeVisible();
    expect(dialog.getByLabelText('Email')).toHaveValue('sunil@example.in');
  });

  it('stays half typed when a later read of the staff fails', async () => {
    const { user, readAgain } = open();
    await row(/Karim/);
    await user.click(await button('Invite a colleague'));
    const name = within(screen.getByRole('dialog')).getByLabelText('Name');
    await user.type(name, 'Sunil');
    server.use(http.get('/api/staff', () => HttpResponse.json({}, { status: 503 })));
    await readAgain();
    expect(name).toBeVisible();
    expect(name).toHaveValue('Sunil');
  });

  it('needs a name and an address', async () => {
    const { user } = open();
    await user.click(await button('Invite a colleague'));
    await user.click(await button('Send invitation'));
    expect(await screen.findByText('Please enter a name.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('is sent again, and withdrawn after a question', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(true);
    const { user } = open();
    await user.click(await button('Send again to Tara'));
    expect(await screen.findByText('A new link is on its way to tara@example.in')).toBeVisible();
    await user.click(await button('Withdraw the invitation of Tara'));
    expect(await screen.findByText('Invitation withdrawn')).toBeVisible();
    expect(confirm).toHaveBeenCalled();
    expect(sent).toEqual([
      ['resend', tara._id],
      ['withdraw', tara._id],
    ]);
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Invitations' })).toBeNull());
  });

  it('is sent again with the password, long after signing in', async () => {
    server.use(
      http.post(
        '/api/staff/invitations/:id/resend',
        () => refusal('sign-in-again', 'Please enter your password.', 403),
        {
          once: true,
        },
      ),
    );
    const { user } = open();
    await user.click(await button('Send again to Tara'));
    await user.type(await screen.findByLabelText('Current password'), 'owner-password{Enter}');
    expect(await screen.findByText('A new link is on its way to tara@example.in')).toBeVisible();
    expect(sent).toEqual([['resend', tara._id]]);
  });

  it('shows when its link has expired', async () => {
    invitations = [{ ...tara, expiresAt: AT }];
    open();
    expect(await screen.findByText('Expired')).toBeVisible();
  });
});

describe('the staff in Hindi', () => {
  const DATA = ['Meera Rao', 'Karim', 'Tara', 'meera@shop.example', 'karim@shop.example', 'tara@example.in'];
  const open = () => renderInHindi(<StaffPage />, { user: aUser({ ...meera, isAdmin: true }) });

  it.each([
    ['न्योता भेजें', 'न्योता भेजें'],
    ['भूमिका बदलें: Karim', 'Karim की भूमिका बदलें'],
    ['दूसरा सुरक्षा कदम हटाएँ: Karim', 'Karim का दूसरा सुरक्षा कदम हटाएँ'],
    ['Karim का अकाउंट बंद करें', 'क्या Karim का अकाउंट बंद करना है?'],
  ])('leaves nothing in English but names and addresses, in the dialog of "%s" either', async (name, title) => {
    const { user } = await open();
    expect(await row(/tara@example.in/)).toBeDefined();
    expect(leftInEnglish(...DATA)).toEqual([]);
    await user.click(await button(name));
    expect(screen.getByRole('dialog', { name: title })).toBeVisible();
    expect(leftInEnglish(...DATA)).toEqual([]);
  });

  it('says in Hindi what an invitation lacks', async () => {
    const { user } = await open();
    await user.click(await button('न्योता भेजें'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'न्योता भेजें' }));
    expect(await screen.findByText('नाम लिखिए।')).toBeVisible();
    expect(screen.getByText('ईमेल पता लिखिए।')).toBeVisible();
  });
});
