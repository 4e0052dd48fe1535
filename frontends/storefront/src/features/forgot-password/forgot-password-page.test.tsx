import { renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import ForgotPasswordPage from './forgot-password-page.tsx';

const url = '/api/users/forgot-password';
let sent: unknown;
const server = serve(
  http.post(url, async ({ request }) => {
    sent = await request.json();
    return HttpResponse.json({ message: 'sent' }, { status: 202 });
  }),
);
const refuse = (status: number, code: string, message: string) =>
  server.use(http.post(url, () => HttpResponse.json({ code, message }, { status })));

async function ask() {
  const { user } = renderScreen(<ForgotPasswordPage />);
  await user.type(screen.getByLabelText('Email or phone'), 'ravi@example.in');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  return user;
}

describe('a forgotten password', () => {
  it('needs to know whose', async () => {
    const { user } = renderScreen(<ForgotPasswordPage />);
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText('Please enter your email or phone.')).toBeVisible();
  });

  it('says that the link is under way to the mailbox, and lets ask again', async () => {
    const user = await ask();
    expect(await screen.findByRole('status')).toHaveTextContent('It works for one hour.');
    expect(sent).toEqual({ login: 'ravi@example.in', language: 'en' });
    await user.click(screen.getByRole('button', { name: 'Ask again' }));
    expect(screen.getByLabelText('Email or phone')).toHaveValue('ravi@example.in');
  });

  it('says that it is sending', async () => {
    server.use(http.post(url, () => new Promise(() => undefined)));
    await ask();
    expect(await screen.findByText('Sending...')).toBeVisible();
  });

  it.each([
    [429, 'too-many-resets', 'Too many requests. Please try again in 9 minutes.', 'in 9 minutes'],
    [500, 'internal', 'Something went wrong on our side.', 'Something went wrong on our side.'],
    [500, 'unknown', 'stack', 'The link could not be sent. Please try again.'],
  ])('shows why it failed (%i), with what was typed still there', async (status, code, message, shown) => {
    refuse(status, code, message);
    await ask();
    expect(await screen.findByRole('alert')).toHaveTextContent(shown);
    expect(screen.getByLabelText('Email or phone')).toHaveValue('ravi@example.in');
  });

  it('tells how to reach a shop that sends no mail', async () => {
    refuse(503, 'mail-off', 'no mail');
    await ask();
    expect(await screen.findByRole('link', { name: 'Write to hello@press.example' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Message us on WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/911123456789\?text=hi/),
    );
    expect(screen.getByRole('link', { name: 'Call +91 11 2345 6789' })).toHaveAttribute('href', 'tel:+911123456789');
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/signin');
  });

  it('asks for a mail in Hindi where Hindi was chosen', async () => {
    const { user } = await renderInHindi(<ForgotPasswordPage />);
    await user.type(screen.getByLabelText('ईमेल या फ़ोन'), '9876543210');
    await user.click(screen.getByRole('button', { name: 'लिंक भेजिए' }));
    expect(await screen.findByRole('status')).toHaveTextContent('एक घंटे');
    expect(sent).toEqual({ login: '9876543210', language: 'hi' });
  });
});
