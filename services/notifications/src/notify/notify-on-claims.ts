import {
  bulkOrderClaimDecided,
  bulkOrderClaimed,
  kindFields,
  orderClaimDecided,
  orderClaimed,
  snapshotOf,
} from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { Notify } from './notify.ts';

/** Acknowledges claims, and notifies staff of them and the customer of the decision. */
export const notifyOnClaims = (broker: Broker, notify: Notify): Promise<void> =>
  broker.subscribe({
    queue: 'notifications.tell-on-claims',
    events: [orderClaimed, bulkOrderClaimed, orderClaimDecided, bulkOrderClaimDecided],
    async handle(event) {
      const { orderId: id, orderKind, userId, language, customer } = snapshotOf(event.data);
      const { kind, pieces } = event.data;
      const at = new Date(event.occurredAt);
      const what = { cause: event.id, userId, customer, language, about: id, seq: at.getTime() };
      const about = { id, ...kindFields(orderKind), ...(userId === null ? { isGuests: true } : {}) };
      if ('state' in event.data) {
        const { remedy, reason, refundPaise } = event.data;
        const claim = { kind, pieces, ...(remedy ? { remedy } : {}) };
        const data = { ...about, claim, reason, ...(refundPaise === undefined ? {} : { refundDuePaise: refundPaise }) };
        await notify.customer({ ...what, kind: 'claim-decided', data });
        return;
      }
      const data = { ...about, claim: { kind, pieces } };
      await notify.customer({ ...what, kind: 'claim-received', data });
      await notify.staff({
        cause: event.id,
        kind: 'customer-claimed',
        at,
        data: { ...data, who: customer?.name },
      });
    },
  });
