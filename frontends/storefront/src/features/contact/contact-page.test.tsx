import { PRIVACY_NOTICE } from '@print-shop/contracts/client';
import { asksBeforeLeaving, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import ContactPage from './contact-page.tsx';

const server = serve();
const THANKS = 'Thank you! Your message is with us. We reply within 24 hours.';
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('contact', () => {
  it('needs a name, a well-formed email address and a message', async () => {
    const { user } = renderScreen(<ContactPage />);
    await user.type(screen.getByLabelText('Email Address'), 'ravi');
    await user.click(screen.getByRole('button', { name: 'Send Message' }));
    expect(await screen.findByText('Please enter your name.')).toBeVisible();
    expect(screen.getByText('Please enter a valid email address.')).toBeVisible();
    expect(screen.getByText('Please write your message.')).toBeVisible();
  });

  it('sends nothing, thanks after two seconds, empties the form, and stops thanking five seconds later', async () => {
    jest.useFakeTimers();
    try {
      renderScreen(<ContactPage />);
      const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTimeAsync(ms) });
      await user.type(screen.getByLabelText('Full Name'), 'Ravi');
      await user.type(screen.getByLabelText('Email Address'), 'ravi@example.in');
      await user.type(screen.getByLabelText('Your Message'), 'Do you print on steel?');
      expect(asksBeforeLeaving()).toBe(true);
      await user.click(screen.getByRole('button', { name: 'Send Message' }));
      await pass(1900);
      expect(screen.queryByText(THANKS)).toBeNull();
      await pass(100);
      expect(screen.getByText(THANKS)).toBeVisible();
      expect(screen.getByLabelText('Your Message')).toHaveValue('');
      expect(asksBeforeLeaving()).toBe(false);
      await pass(4900);
      expect(screen.getByText(THANKS)).toBeVisible();
      await pass(100);
      expect(screen.queryByText(THANKS)).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  it('tells where the shop is, when it is open, and every way to reach it', () => {
    renderScreen(<ContactPage />);
    expect(screen.getByText('Monday to Saturday: 9:00 AM to 7:00 PM')).toBeVisible();
    expect(screen.getByText(/1 Ink Lane, Delhi 110001/)).toBeVisible();
    expect(screen.getByText(/We reply within 24 hours/)).toBeVisible();
    for (const name of ['Chat on WhatsApp', '+911123456789']) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', 'https://wa.me/911123456789?text=hi');
    }
    expect(screen.getByRole('link', { name: 'hello@press.example' })).toHaveAttribute(
      'href',
      'mailto:hello@press.example',
    );
  });

  it('speaks Hindi to whoever chose it', async () => {
    const hours = [{ days: 'सोमवार से शनिवार', time: '9:00 AM to 7:00 PM' }];
    const { user } = await renderInHindi(<ContactPage />, { shop: { hi: { hours } } });
    expect(screen.getByText('सोमवार से शनिवार: 9:00 AM to 7:00 PM')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'मैसेज भेजें' }));
    expect(await screen.findByText('अपना मैसेज लिखिए।')).toBeVisible();
  });
});

describe('contact, where the shop keeps messages', () => {
  const keeps = { shop: { keepsMessages: true } };
  async function write() {
    const { user } = renderScreen(<ContactPage />, keeps);
    await user.type(screen.getByLabelText('Full Name'), 'Ravi');
    await user.type(screen.getByLabelText('Email Address'), 'ravi@example.in');
    await user.type(screen.getByLabelText('Your Message'), 'Do you print on steel?');
    await user.click(screen.getByRole('button', { name: 'Send Message' }));
  }

  it('sends the message, and shows the same', async () => {
    let sent: unknown;
    server.use(
      http.post('/api/contact-messages', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ message: 'Thanks' }, { status: 201 });
      }),
    );
    await write();
    expect(await screen.findByText(THANKS, undefined, { timeout: 3000 })).toBeVisible();
    expect(sent).toEqual({
      name: 'Ravi',
      email: 'ravi@example.in',
      message: 'Do you print on steel?',
      website: '',
      consent: PRIVACY_NOTICE,
    });
    expect(screen.getByText(/^By sending you agree/)).toBeVisible();
    expect(screen.getByLabelText('Your Message')).toHaveValue('');
  });

  it('says when it could not be sent, and keeps what was written', async () => {
    server.use(http.post('/api/contact-messages', () => HttpResponse.json(null, { status: 500 })));
    await write();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your message could not be sent.');
    expect(screen.getByLabelText('Your Message')).toHaveValue('Do you print on steel?');
    expect(screen.queryByText(THANKS)).toBeNull();
  });

  it('shows nobody the field that only programs fill in', () => {
    renderScreen(<ContactPage />, keeps);
    expect(screen.queryByRole('textbox', { name: 'Website' })).toBeNull();
  });
});
