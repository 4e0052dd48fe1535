import { Field, Input } from '@print-shop/ui';
import { ApiError } from '@print-shop/web-kit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { type Sending, sendForm } from './send-form.ts';

interface Person {
  name: string;
  email: string;
}

function PersonForm({ send }: { send: (person: Person) => Error | undefined }) {
  const form = useForm<Person>({ defaultValues: { name: 'Asha', email: '' } });
  const { errors } = form.formState;
  const mutate: Sending<Person>['mutate'] = (person, { onError }) => {
    const error = send(person);
    if (error) onError(error);
  };
  return (
    <form noValidate onSubmit={sendForm(form, { mutate })}>
      <Field label="Name" error={errors.name?.message}>
        <Input {...form.register('name', { validate: (name) => name !== '' || 'Enter a name' })} />
      </Field>
      <Field label="Email" error={errors.email?.message}>
        <Input {...form.register('email')} />
      </Field>
      <button type="submit">Save</button>
    </form>
  );
}

const rejection = (...paths: string[]) =>
  new ApiError(
    400,
    'Please check the highlighted fields.',
    'invalid-input',
    paths.map((path) => ({ path, message: `fault of ${path}` })),
  );
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it('marks the fields that the shop rejects, focuses the first, and forgets them before the next attempt', async () => {
  const send = jest.fn<Error | undefined, [Person]>();
  send.mockReturnValueOnce(rejection('params.id', 'body.email', 'body.city'));
  render(<PersonForm send={send} />);
  await save();
  const email = screen.getByLabelText('Email');
  expect(email).toHaveAccessibleDescription('fault of body.email');
  expect(email).toBeInvalid();
  expect(email).toHaveFocus();
  expect(screen.getByLabelText('Name')).toBeValid();
  await userEvent.type(email, 'asha@example.com');
  await save();
  expect(send).toHaveBeenLastCalledWith({ name: 'Asha', email: 'asha@example.com' });
  expect(email).toBeValid();
});

it('sends nothing that the form itself finds wrong, and marks nothing after another failure', async () => {
  const send = jest.fn<Error | undefined, [Person]>(() => new Error('The shop is away'));
  render(<PersonForm send={send} />);
  await save();
  expect(screen.getByLabelText('Email')).toBeValid();
  await userEvent.clear(screen.getByLabelText('Name'));
  await save();
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Enter a name');
  expect(send).toHaveBeenCalledTimes(1);
});
