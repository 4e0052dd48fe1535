import { asksBeforeLeaving } from '@print-shop/web-kit/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NoteForm } from './note-form.tsx';

const text = { label: 'Your question', hint: 'We answer by email.', send: 'Ask', sending: 'Sending...' };

it('asks before typed words are left, until they are sent', async () => {
  const sent: string[] = [];
  let clear = () => {};
  const send = (words: string, done: () => void) => {
    sent.push(words);
    clear = done;
  };
  render(<NoteForm text={text} onSend={send} isBusy={false} fault={undefined} />);
  const button = screen.getByRole('button', { name: 'Ask' });
  expect(button).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Your question'), 'In blue?');
  expect(asksBeforeLeaving()).toBe(true);
  await userEvent.click(button);
  expect(sent).toEqual(['In blue?']);
  expect(screen.getByLabelText('Your question')).toHaveValue('In blue?');
  act(() => clear());
  expect(screen.getByLabelText('Your question')).toHaveValue('');
  expect(asksBeforeLeaving()).toBe(false);
});
