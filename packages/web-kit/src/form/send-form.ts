import { ApiError } from '@print-shop/web-kit';
import type { SyntheticEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

const PATH = 'body.';

/** Marks the fields that a rejected request names, and focuses the first of them. */
function markRejected<Values extends FieldValues>(
  { setError }: Pick<UseFormReturn<Values>, 'setError'>,
  error: unknown,
  fieldOf: (path: string) => string,
): void {
  if (!(error instanceof ApiError)) return;
  const faults = error.details.filter(({ path }) => path.startsWith(PATH));
  for (const [index, { path, message }] of faults.entries())
    setError(
      fieldOf(path.slice(PATH.length)) as Path<Values>,
      { type: 'rejected', message },
      { shouldFocus: index === 0 },
    );
}

interface Outcomes<Sent, Answer> {
  onSuccess?: (answer: Answer, sent: Sent) => void;
  onError: (error: Error) => void;
}

/** The part of a mutation that sends a form's values. */
export interface Sending<Sent, Answer = unknown> {
  mutate: (values: Sent, outcomes: Outcomes<Sent, Answer>) => void;
}

interface FormOptions<Sent, Answer> extends Partial<Outcomes<Sent, Answer>> {
  /** Called when the form's own rules find a fault. */
  onInvalid?: () => void;
  /** Returns the field that holds a part of the body, like `rates.0.percent`, where the two have other names. */
  fieldOf?: (path: string) => string;
}

/** Returns the submit handler of a form. It sends valid values, and marks the fields that the shop rejects. */
export function sendForm<Values extends FieldValues, Sent, Answer>(
  form: Pick<UseFormReturn<Values, unknown, Sent>, 'handleSubmit' | 'clearErrors' | 'setError'>,
  sending: Sending<Sent, Answer>,
  { onInvalid, onSuccess, onError, fieldOf = (path) => path }: FormOptions<Sent, Answer> = {},
) {
  const submit = form.handleSubmit(
    (values) =>
      sending.mutate(values, {
        ...(onSuccess ? { onSuccess } : {}),
        onError: (error) => {
          markRejected(form, error, fieldOf);
          onError?.(error);
        },
      }),
    onInvalid,
  );
  return (event?: SyntheticEvent) => {
    // A rejected value that no registered field holds would otherwise stop the next attempt.
    form.clearErrors();
    return submit(event);
  };
}
