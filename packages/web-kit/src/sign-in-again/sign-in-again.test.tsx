import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '../api-error.ts';
import { renderInHindi, renderScreen } from '../testing/index.ts';
import { useSignInAgain } from './use-sign-in-again.tsx';

const refusal = (code: string, message: string, status = 403) => new ApiError(status, message, code);
const send = jest.fn<Promise<string>, [{ email: string; currentPassword?: string }]>();
const done = jest.fn();
const submitted = jest.fn();

function Form() {
  const again = useSignInAgain(send);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
        again.send({ email: 'new@example.in' }).then(done, done);
      }}
    >
      <button type="submit">Save</button>
      {again.dialog}
    </form>
  );
}

beforeEach(() => {
  for (const mock of [send, done, submitted]) mock.mockReset();
  send.mockImplementation(async ({ currentPassword }) => {
    if (!currentPassword) throw refusal('sign-in-again', 'Please enter your current password to do this.');
    if (currentPassword !== 'right') throw refusal('wrong-password', 'This is not your current password.');
    return 'saved';
  });
});

async function open() {
  const { user } = renderScreen(<Form />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return user;
}
const enter = async (user: Awaited<ReturnType<typeof open>>, password: string) => {
  const field = screen.getByLabelText('Current password');
  await user.clear(field);
  await user.type(field, `${password}{Enter}`);
};

describe('a request that needs the current password', () => {
  it('is sent again with it, once, from a dialog that is not the form of the page', async () => {
    const user = await open();
    expect(await screen.findByRole('dialog', { name: 'Please enter your password' })).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveFocus();
    await enter(user, 'right');
    await waitFor(() => expect(done).toHaveBeenCalledWith('saved'));
    expect(send.mock.calls).toEqual([
      [{ email: 'new@example.in' }],
      [{ email: 'new@example.in', currentPassword: 'right' }],
    ]);
    expect(submitted).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says what is wrong with a password, and takes another', async () => {
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter your current password.');
    await enter(user, 'wrong');
    expect(await screen.findByText('This is not your current password.')).toBeVisible();
    await enter(user, 'right');
    await waitFor(() => expect(done).toHaveBeenCalledWith('saved'));
  });

  it('fails as the server refused it when the dialog is closed', async () => {
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith(expect.objectContaining({ code: 'sign-in-again' })));
  });

  it('leaves every other refusal to the page', async () => {
    const user = await open();
    send.mockRejectedValueOnce(refusal('email-taken', 'Taken.', 409));
    await enter(user, 'right');
    await waitFor(() => expect(done).toHaveBeenCalledWith(expect.objectContaining({ code: 'email-taken' })));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks in Hindi whoever reads the shop in Hindi', async () => {
    const { user } = await renderInHindi(<Form />);
    const wrong = refusal('wrong-password', 'यह आपका अभी का पासवर्ड नहीं है। फिर कोशिश कीजिए।');
    send.mockRejectedValueOnce(refusal('sign-in-again', '')).mockRejectedValueOnce(wrong);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.type(await screen.findByLabelText('अभी का पासवर्ड'), 'wrong{Enter}');
    expect(await screen.findByText('यह आपका अभी का पासवर्ड नहीं है। फिर कोशिश कीजिए।')).toBeVisible();
  });
});
