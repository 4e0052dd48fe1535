import { Skeleton } from '@print-shop/ui';
import { lazy, Suspense } from 'react';
import type { BarChartProps } from './bar-chart.tsx';

export type { ChartBar } from './bar-chart.tsx';

// The library of charts is large, and few pages have one.
const Loaded = lazy(() => import('./bar-chart.tsx'));

/** A bar chart. Every page that has one shows the same values in a table, too. */
export const BarChart = (props: BarChartProps) => (
  <Suspense fallback={<Skeleton className="h-72 w-full" />}>
    <Loaded {...props} />
  </Suspense>
);
