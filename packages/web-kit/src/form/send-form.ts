import { ApiError } from '@print-shop/web-kit';
import type { SyntheticEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

const PATH = 'body.';

/** Marks the fields that a rejected request names, and focuses the first of them. */
function markRejected<Values extends FieldValues>(
  { setError }: Pick<UseFormReturn<Values>, 'setError'>,
  error: unknown,
): void {
  if (!(error instanceof ApiError)) return;
  const faults = error.details.filter(({ path }) => path.startsWith(PATH));
  for (const [index, { path, message }] of faults.entries())
    setError(path.slice(PATH.length) as Path<Values>, { type: 'rejected', message }, { shouldFocus: index === 0 });
}

interface Sending<Sent> {
  mutate: (values: Sent, options: { onError: (error: unknown) => void }) => void;
}

/** Returns the submit handler of a form: it sends valid values, and marks the fields that the shop rejects. */
export function sendForm<Values extends FieldValues, Sent>(
  form: Pick<UseFormReturn<Values, unknown, Sent>, 'handleSubmit' | 'clearErrors' | 'setError'>,
  sending: Sending<Sent>,
) {
  const submit = form.handleSubmit((values) =>
    sending.mutate(values, { onError: (error) => markRejected(form, error) }),
  );
  return (event: SyntheticEvent) => {
    // A rejected value that no registered field holds would otherwise stop the next attempt.
    form.clearErrors();
    return submit(event);
  };
}
