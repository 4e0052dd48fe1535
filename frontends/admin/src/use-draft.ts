import { useLeaveGuard } from '@print-shop/web-kit/leave-guard';
import { type DefaultValues, type Resolver, useForm } from 'react-hook-form';

/**
 * The form beside a table. A person who has typed something is asked before another row or page takes its place. `resolver`
 * checks what no field can check alone, and makes what is sent.
 */
export function useDraft<Draft extends { id: string }, Sent = Draft>(
  empty: Draft,
  resolver?: Resolver<Draft, unknown, Sent>,
) {
  const form = useForm<Draft, unknown, Sent>({
    defaultValues: empty as DefaultValues<Draft>,
    ...(resolver ? { resolver } : {}),
  });
  const mayDrop = useLeaveGuard(form.formState.isDirty);
  return {
    form,
    /** Id of the row in the form; empty for a new one. */
    id: form.watch().id,
    /** Puts a row into the form, and returns whether it is there. A person who has typed something is asked first. */
    open(row: Draft): boolean {
      const goes = mayDrop();
      if (goes) form.reset(row);
      return goes;
    },
    /** Puts a row into the form in place of what was typed, without asking. */
    replace: (row: Draft) => form.reset(row),
    /** Empties the form, after a save or to drop what was typed. */
    clear: () => form.reset(empty),
  };
}
