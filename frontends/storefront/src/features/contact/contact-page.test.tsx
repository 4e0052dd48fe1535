import { jest } from '@jest/globals';
import { renderScreen, serve } from '@print-shop/web-kit/testing';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import ContactPage from './contact-page.tsx';

serve();
const THANKS = 'Thank you! Your message is with us. We reply within 24 hours.';
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('contact', () => {
  it('needs a name, a well-formed e-mail address and a message', async () => {
    const { user } = renderScreen(<ContactPage />);
    await user.type(screen.getByLabelText('Email Address'), 'ravi');
    await user.click(screen.getByRole('button', { name: 'Send Message' }));
    expect(await screen.findByText('Please enter your name.')).toBeVisible();
    expect(screen.getByText('Please enter a valid email address.')).toBeVisible();
    expect(screen.getByText('Please write your message.')).toBeVisible();
  });

  it('thanks after two seconds, empties the form, and stops thanking five seconds later', async () => {
    jest.useFakeTimers();
    try {
      renderScreen(<ContactPage />);
      const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTimeAsync(ms) });
      await user.type(screen.getByLabelText('Full Name'), 'Ravi');
      await user.type(screen.getByLabelText('Email Address'), 'ravi@example.in');
      await user.type(screen.getByLabelText('Your Message'), 'Do you print on steel?');
      await user.click(screen.getByRole('button', { name: 'Send Message' }));
      await pass(1900);
      expect(screen.queryByText(THANKS)).toBeNull();
      await pass(100);
      expect(screen.getByText(THANKS)).toBeVisible();
      expect(screen.getByLabelText('Your Message')).toHaveValue('');
      await pass(4900);
      expect(screen.getByText(THANKS)).toBeVisible();
      await pass(100);
      expect(screen.queryByText(THANKS)).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });
});
