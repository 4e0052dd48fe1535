import type { Order } from '@print-shop/contracts';
import { formatDateTime } from '@print-shop/i18n';
import type { TimelineStep } from '@print-shop/ui';

type Event = Order['timeline'][number]['event'];

const STATIONS: readonly [event: Event, title: string, ahead: string][] = [
  ['placed', 'Order placed', ''],
  ['confirmed', 'Confirmed', 'We are checking the stock'],
  ['paid', 'Payment', 'On delivery, or by the link we send'],
  ['delivered', 'Delivered', 'Usually 3 to 5 working days'],
];
const STOPS: Partial<Record<Event, string>> = {
  cancelled: 'Cancelled',
  rejected: 'Could not be filled',
  'payment-failed': 'Payment failed',
};

/** The stations an order passes, with the time of each that lies behind it, and where it stands now. */
export function pressRun(order: Order): TimelineStep[] {
  const atOf = (event: Event) => order.timeline.findLast((entry) => entry.event === event);
  const stop = order.timeline.findLast(({ event }) => STOPS[event]);
  const isOver = order.status === 'cancelled' || order.status === 'rejected';
  const steps = STATIONS.flatMap(([event, title, ahead]): TimelineStep[] => {
    const entry = atOf(event);
    if (entry) return [{ title, detail: formatDateTime(entry.at), state: 'done' }];
    return isOver ? [] : [{ title, detail: ahead, state: 'ahead' }];
  });
  if (stop && (isOver || order.paymentStatus === 'failed')) {
    const detail = [formatDateTime(stop.at), stop.note].filter(Boolean).join(' · ');
    const behind = steps.filter(({ state }) => state === 'done');
    return [
      ...behind,
      { title: STOPS[stop.event] ?? stop.event, detail, state: 'stopped' },
      ...steps.filter(({ state }) => state !== 'done'),
    ];
  }
  const next = steps.find(({ state }) => state === 'ahead');
  if (next) next.state = 'current';
  return steps;
}
