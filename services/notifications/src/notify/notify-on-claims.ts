import {
  bulkOrderClaimDecided,
  bulkOrderClaimed,
  type ClaimKind,
  type ClaimRemedy,
  type EventData,
  orderClaimDecided,
  orderClaimed,
} from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { Notify } from './notify.ts';

type Claimed = EventData<typeof orderClaimed> | EventData<typeof bulkOrderClaimed>;
type Decided = EventData<typeof orderClaimDecided> | EventData<typeof bulkOrderClaimDecided>;

/** Acknowledges complaints, tells staff of them, and the customer what was decided. */
export const notifyOnClaims = (broker: Broker, notify: Notify): Promise<void> =>
  broker.subscribe({
    queue: 'notifications.tell-on-claims',
    events: [orderClaimed, bulkOrderClaimed, orderClaimDecided, bulkOrderClaimDecided],
    async handle(event) {
      const at = new Date(event.occurredAt);
      const about = aboutOf(event.data);
      const { userId, language, id, who } = about;
      const what = { cause: event.id, userId, customer: about.customer, language, about: id, seq: at.getTime() };
      if ('state' in event.data) {
        await notify.customer({ ...what, kind: 'claim-decided', data: { ...about.data, ...decisionOf(event.data) } });
        return;
      }
      await notify.customer({ ...what, kind: 'claim-received', data: about.data });
      await notify.staff({ cause: event.id, kind: 'customer-claimed', at, data: { ...about.data, who } });
    },
  });

function aboutOf(data: Claimed | Decided) {
  const { userId, language, kind, pieces } = data;
  const remedy = 'remedy' in data ? data.remedy : undefined;
  const claim: { kind: ClaimKind; pieces: number; remedy?: ClaimRemedy } = {
    kind,
    pieces,
    ...(remedy ? { remedy } : {}),
  };
  const guests = userId === null ? { isGuests: true } : {};
  if ('bulkOrderId' in data) {
    const { bulkOrderId: id, name = '', email = '', phone = '' } = data;
    const customer = { name, email, phone };
    return { userId, language, id, customer, who: name, data: { ...guests, id, isBulk: true, claim } };
  }
  const { orderId: id, customer } = data;
  return { userId, language, id, customer, who: customer?.name, data: { ...guests, id, isBulk: false, claim } };
}

const decisionOf = ({ reason, refundPaise }: Decided) => ({
  reason,
  ...(refundPaise === undefined ? {} : { refundDuePaise: refundPaise }),
});
