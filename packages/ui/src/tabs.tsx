import { clsx } from 'clsx';
import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';

export const Tabs = Radix.Root;
export const TabPanel = Radix.Content;

export function TabList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  return <Radix.List className={clsx('flex gap-1 overflow-x-auto border-rule border-b', className)} {...rest} />;
}

export function TabTrigger({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={clsx(
        '-mb-px min-h-11 whitespace-nowrap border-transparent border-b-3 px-4 font-semibold text-ink-soft text-small transition-colors hover:text-ink disabled:cursor-not-allowed disabled:opacity-60 data-[state=active]:border-action data-[state=active]:text-ink',
        className,
      )}
      {...rest}
    />
  );
}
