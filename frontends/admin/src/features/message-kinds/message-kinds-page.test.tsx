import type { LanguageCode, MessageKindResponse } from '@print-shop/contracts';
import { aUser, leftInEnglish, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import MessageKindsPage from './message-kinds-page.tsx';

const url = '/api/notifications/kinds';
let kinds: MessageKindResponse[] = [];
let sent: unknown[] = [];
const server = serve(
  http.get('/api/account-mails/:kind/preview', ({ params, request }) => {
    const language = new URL(request.url).searchParams.get('language');
    return HttpResponse.json({ subject: `${params.kind} ${language}`, text: 'Plain', html: `<p>${params.kind}</p>` });
  }),
  http.post('/api/account-mails/:kind/test', async ({ params, request }) => {
    sent.push(['account', params.kind, await request.json()]);
    return HttpResponse.json({ message: 'ok' }, { status: 202 });
  }),
  http.get(url, () => HttpResponse.json(kinds)),
  http.get(`${url}/:kind/preview`, ({ params, request }) => {
    const language = new URL(request.url).searchParams.get('language') as LanguageCode;
    const own = kinds.find(({ kind }) => kind === params.kind)?.sentences[language];
    const subject = `${params.kind} ${language}`;
    return HttpResponse.json({
      subject,
      text: `Plain ${subject} ${own}`,
      html: `<p>Rich ${subject} ${own}</p>`,
      others: [
        { channel: 'push', title: 'A title', text: 'A body', template: '', variables: [], canSend: false },
        {
          channel: 'sms',
          title: '',
          text: 'In short',
          template: '65f1',
          variables: ['Asha', '#12', '-'],
          canSend: true,
        },
      ],
    });
  }),
  http.post(`${url}/:kind/test`, async ({ params, request }) => {
    sent.push([params.kind, await request.json()]);
    return HttpResponse.json({ message: 'ok' }, { status: 202 });
  }),
  http.put<{ kind: string }, { language: LanguageCode; sentence: string }>(
    `${url}/:kind/sentence`,
    async ({ params, request }) => {
      const { language, sentence } = await request.json();
      sent.push([params.kind, language, sentence]);
      kinds = kinds.map((one) =>
        one.kind === params.kind ? { ...one, sentences: { ...one.sentences, [language]: sentence } } : one,
      );
      return HttpResponse.json(kinds.find(({ kind }) => kind === params.kind));
    },
  ),
);
beforeEach(() => {
  sent = [];
  kinds = [
    { kind: 'welcome', required: false, staff: false, sentences: { en: '', hi: '' } },
    { kind: 'order-confirmed', required: true, staff: false, sentences: { en: 'Closed on Holi.', hi: '' } },
    { kind: 'low-stock', required: false, staff: true, sentences: { en: '', hi: '' } },
  ];
});
const staff = aUser({ isAdmin: true, role: 'manager' });
const open = (search = '') =>
  renderScreen(<MessageKindsPage />, {
    user: staff,
    path: '/admin/messages/texts',
    at: `/admin/messages/texts${search}`,
  });
const html = () => screen.getAllByTitle<HTMLIFrameElement>(/^Preview: /)[0]?.srcdoc;

describe('the texts of messages', () => {
  it('are listed for customers and for staff, with those that are always sent and those with a sentence', async () => {
    open();
    const links = within(await screen.findByRole('navigation', { name: 'Texts of messages' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Welcome',
      'Order confirmedAlways sentOwn sentence',
      'Low stock',
    ]);
    expect(links[0]).toHaveAttribute('aria-current', 'page');
  });

  it('are shown as the mail in a frame that runs no scripts, and as plain text', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: /^Order confirmed/ }));
    expect(await screen.findByText('order-confirmed en')).toBeVisible();
    expect(html()).toBe('<p>Rich order-confirmed en Closed on Holi.</p>');
    expect(screen.getByTitle('Preview: Order confirmed')).toHaveAttribute('sandbox', '');
    await user.click(screen.getByText('As plain text'));
    expect(screen.getByText('Plain order-confirmed en Closed on Holi.')).toBeVisible();
    expect(screen.getByText(/^The law requires this email/)).toBeVisible();
  });

  it('are shown in the other language, and the address holds what is shown', async () => {
    const { user, address } = open('?kind=low-stock');
    await user.click(await screen.findByRole('tab', { name: 'हिन्दी' }));
    expect(await screen.findByText('low-stock hi')).toBeVisible();
    expect(address()).toBe('/admin/messages/texts?kind=low-stock&language=hi');
    await user.click(screen.getByRole('link', { name: 'Welcome' }));
    expect(await screen.findByText('welcome hi')).toBeVisible();
  });

  it('are sent as a test to oneself', async () => {
    const { user } = open('?kind=order-confirmed&language=hi');
    await user.click(await screen.findByRole('button', { name: 'Send me a test' }));
    expect(await screen.findByText(`The test is on its way to ${staff.email}.`)).toBeVisible();
    expect(sent).toEqual([['order-confirmed', { language: 'hi', channel: 'email' }]]);
  });

  it('are shown as on phones and in browsers, and tried where the shop has the way', async () => {
    const { user } = open('?kind=welcome');
    const others = within(await screen.findByRole('region', { name: 'On phones and in browsers' }));
    expect(others.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Browser message Not set upA titleA body',
      expect.stringMatching(/^SMS In short.*65f1.*Asha · #12 · -Send me a test$/),
    ]);
    await user.click(others.getByRole('button', { name: 'Send me a test: SMS' }));
    expect(await screen.findByText('The test is on its way: SMS.')).toBeVisible();
    expect(sent).toEqual([['welcome', { language: 'en', channel: 'sms' }]]);
  });

  it('have those about accounts below, each with a test', async () => {
    const { user } = open('?language=hi');
    const mails = within(screen.getByRole('region', { name: 'Emails about accounts' }));
    await user.selectOptions(mails.getByLabelText('Email'), 'Password was changed');
    expect(await mails.findByText('password-changed hi')).toBeVisible();
    await user.click(mails.getByRole('button', { name: 'Send me a test: Password was changed' }));
    expect(await screen.findByText(`The test is on its way to ${staff.email}.`)).toBeVisible();
    expect(sent).toEqual([['account', 'password-changed', { language: 'hi' }]]);
  });

  it('say why a test cannot be sent', async () => {
    server.use(
      http.post(`${url}/:kind/test`, () =>
        HttpResponse.json({ message: 'This shop has no mail server yet.', code: 'no-mail-server' }, { status: 409 }),
      ),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Send me a test' }));
    expect(await screen.findByText('This shop has no mail server yet.')).toBeVisible();
  });

  it('get a sentence of the shop in one language, which the preview then shows', async () => {
    const { user } = open('?kind=welcome&language=hi');
    const field = await screen.findByLabelText("The shop's own sentence, हिन्दी");
    expect(screen.queryByRole('button', { name: 'Remove sentence' })).toBeNull();
    await user.type(field, '  होली पर बंद ');
    const isAskedBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isAskedBeforeLeaving()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Save sentence' }));
    expect(await screen.findByText('The sentence is saved.')).toBeVisible();
    expect(isAskedBeforeLeaving()).toBe(false);
    expect(sent).toEqual([['welcome', 'hi', 'होली पर बंद']]);
    await waitFor(() => expect(html()).toContain('होली पर बंद'));
    await user.click(screen.getByRole('tab', { name: 'English' }));
    expect(await screen.findByLabelText("The shop's own sentence, English")).toHaveValue('');
  });

  it('keep what was typed in one language while the other is shown', async () => {
    const { user } = open('?kind=welcome');
    await user.type(await screen.findByLabelText("The shop's own sentence, English"), 'Closed on Holi.');
    await user.click(screen.getByRole('tab', { name: 'हिन्दी' }));
    expect(await screen.findByLabelText("The shop's own sentence, हिन्दी")).toHaveValue('');
    await user.click(screen.getByRole('tab', { name: 'English' }));
    expect(await screen.findByLabelText("The shop's own sentence, English")).toHaveValue('Closed on Holi.');
    await user.click(screen.getByRole('button', { name: 'Save sentence' }));
    expect(await screen.findByText('The sentence is saved.')).toBeVisible();
    expect(sent).toEqual([['welcome', 'en', 'Closed on Holi.']]);
  });

  it('lose the sentence again', async () => {
    const { user } = open('?kind=order-confirmed');
    expect(await screen.findByLabelText("The shop's own sentence, English")).toHaveValue('Closed on Holi.');
    await user.click(screen.getByRole('button', { name: 'Remove sentence' }));
    expect(await screen.findByText('The sentence is removed.')).toBeVisible();
    expect(sent).toEqual([['order-confirmed', 'en', '']]);
    expect(screen.getByLabelText("The shop's own sentence, English")).toHaveValue('');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove sentence' })).toBeNull());
  });

  it('keep what was typed when it cannot be saved', async () => {
    server.use(http.put(`${url}/:kind/sentence`, () => HttpResponse.json({}, { status: 500 })));
    const { user } = open();
    await user.type(await screen.findByLabelText("The shop's own sentence, English"), 'Open.');
    await user.click(screen.getByRole('button', { name: 'Save sentence' }));
    expect(await screen.findByText('The sentence could not be saved.')).toBeVisible();
    expect(screen.getByLabelText("The shop's own sentence, English")).toHaveValue('Open.');
  });

  it.each([
    [url, 'The messages could not be loaded.'],
    [`${url}/:kind/preview`, 'The preview could not be loaded.'],
  ])('say that they could not be loaded, and are loaded again: %s', async (path, words) => {
    server.use(http.get(path, () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user } = open();
    expect(await screen.findByText(words)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('welcome en')).toBeVisible();
  });

  it('are all in Hindi for whoever chose it', async () => {
    await renderInHindi(<MessageKindsPage />, { user: staff });
    await screen.findByText('welcome en');
    expect(leftInEnglish('English')).toEqual([]);
  });
});
