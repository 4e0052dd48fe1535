import type { ReactNode } from 'react';

interface TicketStepProps {
  number: number;
  title: string;
  chosen?: string | undefined;
  children: ReactNode;
}

/** One numbered line of the job ticket. */
export function TicketStep({ number, title, chosen, children }: TicketStepProps) {
  return (
    <fieldset className="border-rule border-t py-5">
      <legend className="float-left mb-3 flex w-full items-baseline gap-3">
        <span aria-hidden="true" className="headline tabular w-6 text-action text-lead">
          {number}
        </span>
        <span className="font-bold">{title}</span>
        {chosen && <span className="text-ink-soft text-small">{chosen}</span>}
      </legend>
      <div className="clear-both sm:pl-9">{children}</div>
    </fieldset>
  );
}
