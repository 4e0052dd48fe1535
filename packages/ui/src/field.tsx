import { clsx } from 'clsx';
import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react';
import { useText } from './messages/index.ts';

const FieldContext = createContext<{ id: string; describedBy?: string; isInvalid: boolean } | null>(null);

interface FieldProps {
  label: string;
  hint?: string;
  /** The fault, shown beside the control, which is marked invalid. */
  error?: string | undefined;
  isOptional?: boolean;
  className?: string;
  children: ReactNode;
}

/** A label, one control, a hint and an error, linked for screen readers. */
export function Field({ label, hint, error, isOptional, className, children }: FieldProps) {
  const text = useText();
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={clsx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="font-semibold text-small">
        {label}
        {isOptional && <span className="font-normal text-ink-soft"> {text.optional}</span>}
      </label>
      <FieldContext value={{ id, isInvalid: Boolean(error), ...(describedBy ? { describedBy } : {}) }}>
        {children}
      </FieldContext>
      {hint && (
        <p id={`${id}-hint`} className="text-caption text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="font-medium text-bad text-caption">
          {error}
        </p>
      )}
    </div>
  );
}

const control =
  'w-full rounded border border-rule-strong bg-sheet px-3 text-ink transition-colors placeholder:text-ink-soft/80 hover:border-ink aria-invalid:border-bad aria-invalid:border-2 disabled:opacity-60';

function useFieldProps() {
  const field = useContext(FieldContext);
  return field
    ? { id: field.id, 'aria-describedby': field.describedBy, 'aria-invalid': field.isInvalid || undefined }
    : {};
}

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...useFieldProps()} className={clsx(control, 'min-h-11', className)} {...rest} />;
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...useFieldProps()} className={clsx(control, 'min-h-32 py-2.5', className)} {...rest} />;
}

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select {...useFieldProps()} className={clsx(control, 'min-h-11', className)} {...rest} />;
}

export function Checkbox({ label, className, ...rest }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className={clsx('inline-flex min-h-11 cursor-pointer items-center gap-3 font-medium text-small', className)}>
      <input type="checkbox" className="size-5 accent-action" {...rest} />
      {label}
    </label>
  );
}
