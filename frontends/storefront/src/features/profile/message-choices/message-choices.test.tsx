import type { MessagePreferences } from '@print-shop/contracts';
import { aUser, leftInEnglish, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import ProfilePage from '../profile-page.tsx';
import { MessageChoices } from './message-choices.tsx';
import { type Change, withChange } from './with-change.ts';

const { token: _, ...ravi } = aUser();
const initial: MessagePreferences = {
  language: null,
  channels: ['email', 'sms'],
  pushKey: null,
  kinds: [
    { kind: 'order-confirmed', required: true, on: ['email'] },
    { kind: 'order-delivered', required: false, on: ['email'] },
  ],
  staff: [],
  refused: null,
};
let stored = initial;
let sent: Change[] = [];
const server = serve(
  http.get('/api/users/user.id', () => HttpResponse.json(ravi)),
  http.get('/api/users/data-export', () => HttpResponse.json({ state: 'none' })),
  http.get('/api/users/sessions', () => HttpResponse.json([])),
  http.get('/api/users/addresses', () => HttpResponse.json([])),
  http.get('/api/notifications/preferences', () => HttpResponse.json(stored)),
  http.put<never, Change>('/api/notifications/preferences', async ({ request }) => {
    const change = await request.json();
    sent.push(change);
    stored = { ...withChange(stored, change), ...(change.confirmAddress ? { refused: null } : {}) };
    return HttpResponse.json(stored);
  }),
);
beforeEach(() => {
  stored = initial;
  sent = [];
});
const open = () => renderScreen(<MessageChoices />, { user: aUser() });

describe('the choices about messages', () => {
  it('show each kind by channel, and why some mails are always sent', async () => {
    open();
    const confirmed = await screen.findByRole('checkbox', { name: 'Your order is confirmed: Email' });
    expect(confirmed).toBeChecked();
    expect(confirmed).toBeDisabled();
    expect(screen.getByText(/^Always sent by email: the sale is binding only once/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Your order is delivered: Email' })).toBeEnabled();
    expect(screen.getByRole('checkbox', { name: 'Your order is delivered: SMS' })).not.toBeChecked();
    expect(screen.queryByRole('checkbox', { name: /WhatsApp/ })).toBeNull();
    expect(screen.queryByText('For staff')).toBeNull();
  });

  it('are saved one by one, and the others stay', async () => {
    const { user } = open();
    const bySms = await screen.findByRole('checkbox', { name: 'Your order is delivered: SMS' });
    await user.click(screen.getByRole('checkbox', { name: 'Your order is delivered: Email' }));
    expect(screen.getByRole('checkbox', { name: 'Your order is delivered: Email' })).not.toBeChecked();
    await user.click(bySms);
    expect(bySms).toBeChecked();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([
      { kinds: [{ kind: 'order-delivered', channel: 'email', on: false }] },
      { kinds: [{ kind: 'order-delivered', channel: 'sms', on: true }] },
    ]);
    expect(await screen.findByText('Your choice is saved.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Your order is delivered: Email' })).not.toBeChecked();
    expect(bySms).toBeChecked();
  });

  it('include the language of all messages', async () => {
    const { user } = open();
    await user.selectOptions(await screen.findByLabelText('Language of the messages'), 'हिन्दी');
    await user.selectOptions(screen.getByLabelText('Language of the messages'), 'The one I ordered in');
    await waitFor(() => expect(sent).toEqual([{ language: 'hi' }, { language: null }]));
  });

  it('go back to what is stored when they cannot be saved', async () => {
    server.use(http.put('/api/notifications/preferences', () => HttpResponse.json({}, { status: 500 })));
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Your order is delivered: Email' }));
    expect(await screen.findByText('Your choice could not be saved. Please try again.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Your order is delivered: Email' })).toBeChecked());
  });

  it('say so when they cannot be loaded, and are loaded again', async () => {
    server.use(
      http.get('/api/notifications/preferences', () => HttpResponse.json({}, { status: 500 }), { once: true }),
    );
    const { user } = open();
    expect(screen.getByRole('status', { name: 'Loading your choices...' })).toBeVisible();
    expect(await screen.findByText('Your choices could not be loaded. Please try again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByLabelText('Language of the messages')).toBeVisible();
  });

  it('say that a shop without channels sends nothing yet', async () => {
    stored = { ...initial, channels: [] };
    open();
    expect(await screen.findByText('This shop sends no messages yet.')).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('let staff choose when they are told', async () => {
    stored = { ...initial, staff: [{ kind: 'low-stock', when: 'digest' }] };
    const { user } = open();
    const staff = within(await screen.findByRole('group', { name: 'For staff' }));
    expect(staff.getByLabelText('Low stock')).toHaveDisplayValue('In the daily email');
    const [first] = screen.getAllByRole('checkbox');
    const after = staff.getByLabelText('Low stock').compareDocumentPosition(first as Element);
    expect(after & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await user.selectOptions(staff.getByLabelText('Low stock'), 'At once');
    await waitFor(() => expect(sent).toEqual([{ staff: [{ kind: 'low-stock', when: 'now' }] }]));
    expect(staff.getByLabelText('Low stock')).toHaveDisplayValue('At once');
  });

  it('are all in Hindi for whoever chose it', async () => {
    stored = { ...initial, staff: [{ kind: 'low-stock', when: 'digest' }] };
    await renderInHindi(<MessageChoices />, { user: aUser() });
    await screen.findByLabelText('मैसेज किस भाषा में');
    expect(leftInEnglish('WhatsApp')).toEqual([]);
  });
});

describe('an address that takes no messages', () => {
  const refused = { address: 'ravi@example.in', since: '2026-01-15T06:30:00.000Z' };

  it('is shown with what to do, and is confirmed', async () => {
    stored = { ...initial, refused: { ...refused, why: 'bounce' } };
    const { user } = open();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/do not reach ravi@example.in.*came back on .*15.*2026.*Correct the address above/);
    await user.click(screen.getByRole('button', { name: 'This address is right, send my emails' }));
    expect(await screen.findByText(/^Thank you\. The emails that waited/)).toBeVisible();
    expect(sent).toEqual([{ confirmAddress: true }]);
    expect(screen.queryByText(/do not reach/)).toBeNull();
  });

  it('is told apart from mail that was marked as spam', async () => {
    stored = { ...initial, refused: { ...refused, why: 'complaint' } };
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent(/marked as spam.*If not, there is nothing to do/);
  });
});

describe('the link of the mails', () => {
  const scrollIntoView = jest.fn<void, [], Element>();
  const original = Element.prototype.scrollIntoView;
  beforeEach(() => {
    scrollIntoView.mockClear();
    Element.prototype.scrollIntoView = scrollIntoView;
  });
  afterAll(() => {
    Element.prototype.scrollIntoView = original;
  });
  const visit = (hash: string) =>
    renderScreen(<ProfilePage />, { user: aUser(), path: '/profile', at: `/profile${hash}` });

  it('leads to the choices once all above them is loaded', async () => {
    let load: () => void = () => undefined;
    const addresses = new Promise<void>((resolve) => {
      load = resolve;
    });
    server.use(
      http.get('/api/users/addresses', async () => {
        await addresses;
        return HttpResponse.json([]);
      }),
    );
    visit('#messages');
    const region = await screen.findByRole('region', { name: 'Messages' });
    await within(region).findByLabelText('Language of the messages');
    expect(scrollIntoView).not.toHaveBeenCalled();
    load();
    await waitFor(() => expect(region).toHaveFocus());
    expect(scrollIntoView.mock.contexts).toEqual([region]);
  });

  it('is followed by nobody who comes without it', async () => {
    visit('');
    await screen.findByLabelText('Language of the messages');
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});
