import { clsx } from 'clsx';

export interface TimelineStep {
  title: string;
  detail?: string;
  state: 'done' | 'current' | 'ahead' | 'stopped';
}

const dots = {
  done: 'border-ink bg-ink text-paper',
  current: 'border-action bg-action text-action-ink',
  ahead: 'border-rule-strong bg-sheet text-ink-soft',
  stopped: 'border-bad bg-bad-soft text-bad',
};

/** The steps of an order, filled in up to the current one. */
export function Timeline({ steps, label }: { steps: TimelineStep[]; label: string }) {
  return (
    <ol aria-label={label} className="grid gap-0 md:auto-cols-fr md:grid-flow-col">
      {steps.map((step, index) => (
        <li
          key={step.title}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className="relative flex gap-4 pb-6 last:pb-0 md:flex-col md:gap-3 md:pr-4 md:pb-0"
        >
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className={clsx(
                'absolute top-8 bottom-0 left-[15px] w-0.5 md:top-[15px] md:right-0 md:bottom-auto md:left-8 md:h-0.5 md:w-auto',
                step.state === 'done' ? 'bg-ink' : 'bg-rule',
              )}
            />
          )}
          <span
            aria-hidden="true"
            className={clsx(
              'tabular relative flex size-8 shrink-0 items-center justify-center rounded-full border-2 font-bold text-caption',
              dots[step.state],
            )}
          >
            {index + 1}
          </span>
          <span>
            <span className={clsx('block font-semibold', step.state === 'ahead' && 'text-ink-soft')}>{step.title}</span>
            {step.detail && <span className="block text-ink-soft text-small">{step.detail}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
