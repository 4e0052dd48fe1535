import { Field, Input } from '@print-shop/ui';
import { asksBeforeLeaving, renderScreen } from '@print-shop/web-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from './form-dialog.tsx';

function NameDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({ defaultValues: { name: 'Asha' } });
  const [isPending, setIsPending] = useState(false);
  return (
    <FormDialog
      title="Change the person"
      form={form}
      sending={{ mutate: () => setIsPending(true), isPending, error: null }}
      failed="It failed"
      submit="Save"
      busy="Saving..."
      onClose={onClose}
    >
      <Field label="Name">
        <Input {...form.register('name')} />
      </Field>
    </FormDialog>
  );
}

const closed = jest.fn();
beforeEach(() => closed.mockClear());

it('closes at once while nothing is typed', async () => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const { user } = renderScreen(<NameDialog onClose={closed} />);
  await user.keyboard('{Escape}');
  expect(closed).toHaveBeenCalledTimes(1);
  expect(confirm).not.toHaveBeenCalled();
  confirm.mockRestore();
});

it('asks before typed words are dropped by Escape, the button or a click beside it', async () => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const { user } = renderScreen(<NameDialog onClose={closed} />);
  await user.type(screen.getByLabelText('Name'), ' Rao');
  expect(asksBeforeLeaving()).toBe(true);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.pointerDown(document.body);
  expect(confirm).toHaveBeenCalledTimes(3);
  expect(closed).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Name')).toHaveValue('Asha Rao');
  confirm.mockReturnValue(true);
  await user.keyboard('{Escape}');
  expect(closed).toHaveBeenCalledTimes(1);
  confirm.mockRestore();
});

it('lets the answer to what was sent lead to another page', async () => {
  const { user } = renderScreen(<NameDialog onClose={closed} />);
  await user.type(screen.getByLabelText('Name'), ' Rao');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Saving...' })).toBeVisible();
  expect(asksBeforeLeaving()).toBe(false);
});
