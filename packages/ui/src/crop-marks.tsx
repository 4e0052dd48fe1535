import { clsx } from 'clsx';

const corners = [
  'top-0 left-0',
  'top-0 right-0 rotate-90',
  'right-0 bottom-0 rotate-180',
  'bottom-0 left-0 -rotate-90',
];

/** The cutting marks of a press sheet on the four corners of the positioned element around it. */
export function CropMarks({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={clsx('pointer-events-none absolute -inset-2.5 text-rule-strong', className)}>
      {corners.map((corner) => (
        <svg key={corner} aria-hidden="true" viewBox="0 0 20 20" className={clsx('absolute size-5', corner)}>
          <path d="M10.5 0v7.5M0 10.5h7.5" stroke="currentColor" strokeWidth="1" fill="none" />
        </svg>
      ))}
    </span>
  );
}
