import { clsx } from 'clsx';
import { CircleAlert, CircleCheck } from 'lucide-react';

interface FormMessageProps {
  tone?: 'bad' | 'good';
  /** A second line that says what to do next. */
  detail?: string | undefined;
  children: string | undefined;
}

/** A message about a form as a whole; screen readers announce it when it appears. */
export function FormMessage({ tone = 'bad', detail, children }: FormMessageProps) {
  if (!children) return null;
  const Icon = tone === 'bad' ? CircleAlert : CircleCheck;
  return (
    <p
      role={tone === 'bad' ? 'alert' : 'status'}
      className={clsx(
        'flex gap-2.5 rounded border-l-4 px-4 py-3 font-medium text-small',
        tone === 'bad' ? 'border-bad bg-bad-soft text-bad' : 'border-good bg-good-soft text-good',
      )}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <span>
        {children}
        {detail && <span className="block font-normal">{detail}</span>}
      </span>
    </p>
  );
}
