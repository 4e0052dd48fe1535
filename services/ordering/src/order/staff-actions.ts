import type { Writer } from '@print-shop/contracts';
import { changeOrder, noSuchLine } from '@print-shop/orders';
import { conflict } from '@print-shop/service-kit';
import { cancelLines, cancelWhole, unchanged } from './cancellation.ts';
import {
  begunEvent,
  cancelledEvent,
  deliveredEvent,
  dispatchedEvent,
  linesCancelledEvent,
  paidEvent,
  paymentFailedEvent,
  recordedEvent,
} from './order.events.ts';
import type { OrderStore, Transition } from './order.store.ts';
import { type Order, refusal, type StaffAction, type TimelineEntry } from './order.ts';

export interface By {
  writer: Writer;
  at: Date;
}

/**
 * The actions of staff on an order. They may be repeated: an order that is already in the state is returned unchanged.
 * Throws not-found, and conflict with the reason when the order's state does not allow the action.
 */
export function createStaffActions(orders: OrderStore) {
  const act = (
    id: string,
    action: StaffAction | ((order: Order) => StaffAction),
    isDone: (order: Order) => boolean,
    transition: (order: Order) => Transition,
  ): Promise<Order> =>
    changeOrder({ kind: 'order', find: orders.find }, id, (order) => {
      if (isDone(order)) return order;
      const reason = refusal(order, typeof action === 'string' ? action : action(order));
      if (reason) throw conflict(reason, 'order-state');
      return orders.move(id, transition(order));
    });

  return {
    setPayment: (id: string, paymentStatus: 'paid' | 'failed', note: string, by: By) =>
      act(
        id,
        'pay',
        (order) => order.paymentStatus === paymentStatus,
        (order) => {
          const event = paymentStatus === 'paid' ? 'paid' : 'payment-failed';
          const from = { status: order.status, paymentStatus: order.paymentStatus };
          const events = [paymentStatus === 'paid' ? paidEvent(order) : paymentFailedEvent(order)];
          // An unpaid order is not refunded.
          const refund = order.refundDuePaise ? { refundDuePaise: 0 } : {};
          return recorded(order, by, { event, note, from, set: { paymentStatus, ...refund }, events });
        },
      ),

    release: (id: string, note: string, by: By) =>
      act(
        id,
        'release',
        (order) => !order.needsReview,
        (order) => {
          const from = { status: order.status, needsReview: true };
          return recorded(order, by, { event: 'released', note, from, set: { needsReview: false }, events: [] });
        },
      ),

    /** From then on the customer cannot cancel it. */
    begin: (id: string, note: string, by: By) =>
      act(
        id,
        'begin',
        (order) => order.begunAt !== undefined && order.status === 'confirmed',
        (order) => {
          const from = { status: 'confirmed', isDelivered: false, begunAt: null } as const;
          return recorded(order, by, {
            event: 'begun',
            note,
            from,
            set: { begunAt: by.at },
            events: [begunEvent(order)],
          });
        },
      ),

    /** The work is done then, also where nobody has recorded that it began. */
    dispatch: (id: string, note: string, by: By) =>
      act(
        id,
        'dispatch',
        (order) => order.dispatchedAt !== undefined && order.status === 'confirmed',
        (order) => {
          const from = { status: 'confirmed', isDelivered: false, dispatchedAt: null } as const;
          const set = { dispatchedAt: by.at, begunAt: order.begunAt ?? by.at };
          return recorded(order, by, { event: 'dispatched', note, from, set, events: [dispatchedEvent(order)] });
        },
      ),

    deliver: (id: string, note: string, by: By) =>
      act(
        id,
        'deliver',
        (order) => order.isDelivered,
        (order) => {
          const from = { status: 'confirmed', isDelivered: false } as const;
          const events = [deliveredEvent(order)];
          return recorded(order, by, { event: 'delivered', note, from, set: { isDelivered: true }, events });
        },
      ),

    /**
     * Cancels an order, or lines of it; the last line is the whole order. The lines that stay keep their price. On the event the catalog
     * returns the stock, once.
     */
    cancel: (
      id: string,
      { lines, reason: note }: { lines?: readonly string[] | undefined; reason: string },
      by: By,
    ) => {
      const isWhole = (order: Order) => activeLines(order).every((line) => !lines || lines.includes(line.id));
      const whole = (order: Order): Transition => {
        const { set, entries, refundPaise } = cancelWhole(order, { at: by.at, by: nameOf(by), note });
        const events = [
          cancelledEvent(order, { reason: note, by: 'staff', refundPaise }),
          recordedEvent(by.writer, order, 'cancelled', { status: 'cancelled' }, note),
        ];
        return { from: unchanged(order), set, entries, events };
      };
      const part = (order: Order): Transition => {
        const going = activeLines(order).filter((line) => lines?.includes(line.id));
        const staying = activeLines(order).filter((line) => !going.includes(line));
        const cancelling = { at: by.at, by: nameOf(by), note };
        const { refundPaise, ...change } = cancelLines(order, new Set(going.map((line) => line.id)), cancelling);
        const told = { ...order, ...change.set, lines: going };
        const names = going.map(({ name }) => name).join(', ');
        const events = [
          linesCancelledEvent(told, staying, { reason: note, by: 'staff', refundPaise }),
          recordedEvent(by.writer, order, 'lines cancelled', { cancelledLines: names }, note),
        ];
        return { from: { ...unchanged(order), dispatchedAt: null }, ...change, events };
      };
      return act(
        id,
        (order) => (isWhole(order) ? 'cancel' : 'cancel-lines'),
        (order) => {
          const unknown = lines?.find((line) => order.lines.every((one) => one.id !== line));
          if (unknown) throw noSuchLine();
          return order.status === 'cancelled' || (!!lines && activeLines(order).every(({ id }) => !lines.includes(id)));
        },
        (order) => (isWhole(order) ? whole(order) : part(order)),
      );
    },
  };
}

const activeLines = ({ lines }: Order) => lines.filter(({ cancelledAt }) => !cancelledAt);

const nameOf = ({ writer }: By): string => writer.name ?? 'staff';

type Step = Required<Pick<Transition, 'from' | 'set' | 'events'>> & Pick<TimelineEntry, 'event' | 'note'>;

/** The transition of a staff action, with its timeline entry and change record. */
function recorded(order: Order, by: By, { event, note, from, set, events }: Step): Transition {
  const entries = [{ event, at: by.at, by: nameOf(by), note }];
  return { from, set, entries, events: [...events, recordedEvent(by.writer, order, event, set, note)] };
}
