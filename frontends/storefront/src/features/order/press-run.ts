import type { Order } from '@print-shop/contracts';
import { formatDateTime } from '@print-shop/i18n';
import type { TimelineStep } from '@print-shop/ui';
import { noteOf } from '@print-shop/web-kit';
import type { OrderText } from './messages/index.ts';
import { arrivalDays } from './next-step.ts';

type Event = Order['timeline'][number]['event'];

const STATIONS = ['placed', 'confirmed', 'paid', 'begun', 'dispatched', 'delivered'] as const;

const isStop = (event: Event, { stops }: OrderText): event is keyof OrderText['stops'] => Object.hasOwn(stops, event);

/**
 * The stages of an order, with the time of each completed one, and the current stage. `promiseDays`: working days until an order leaves
 * the shop.
 */
export function pressRun(order: Order, text: OrderText, promiseDays: number): TimelineStep[] {
  const lastEntry = (event: Event) => order.timeline.findLast((entry) => entry.event === event);
  const stop = order.timeline.findLast(({ event }) => isStop(event, text));
  const isOver = order.status === 'cancelled' || order.status === 'rejected';
  // A quotation names no way to pay.
  const isPaidAtTheDoor = order.paymentMethod === 'cash_on_delivery' || order.quotation !== undefined;
  const steps = STATIONS.flatMap((event): TimelineStep[] => {
    const { title, ahead } = text.stations[event];
    const entry = lastEntry(event);
    if (entry) return [{ title, detail: formatDateTime(entry.at), state: 'done' }];
    // Staff need not say that they begin or hand over.
    if (event === 'dispatched') return [];
    if (event === 'begun' && order.isDelivered) return [{ title, detail: '', state: 'done' }];
    const details: Partial<Record<Event, string>> = {
      ...(isPaidAtTheDoor ? { paid: text.payOnDelivery } : {}),
      delivered: text.usually(...arrivalDays(promiseDays)),
    };
    const detail = details[event] ?? ahead;
    return isOver ? [] : [{ title, detail, state: 'ahead' }];
  });
  if (stop && isStop(stop.event, text) && (isOver || order.paymentStatus === 'failed')) {
    const detail = [formatDateTime(stop.at), noteOf(stop)].filter(Boolean).join(' · ');
    const behind = steps.filter(({ state }) => state === 'done');
    return [
      ...behind,
      { title: text.stops[stop.event], detail, state: 'stopped' },
      ...steps.filter(({ state }) => state !== 'done'),
    ];
  }
  const next = steps.find(({ state }) => state === 'ahead');
  if (next) next.state = 'current';
  return steps;
}
