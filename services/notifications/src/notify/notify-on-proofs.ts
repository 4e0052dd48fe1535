import {
  changesRequested,
  type EventData,
  kindFields,
  mendingNeeded,
  orderKindOf,
  proofApproved,
  proofCodeAsked,
  proofCommented,
  proofReminded,
  proofReplied,
  proofSent,
} from '@print-shop/contracts';
import { type Broker, isEvent } from '@print-shop/messaging';
import type { Notify } from './notify.ts';

/** Tells customers about their proofs, and staff what they comment and answer. */
export const notifyOnProofs = (broker: Broker, notify: Notify): Promise<void> =>
  broker.subscribe({
    queue: 'notifications.tell-on-proofs',
    events: [
      mendingNeeded,
      proofSent,
      proofReminded,
      proofReplied,
      proofCommented,
      changesRequested,
      proofApproved,
      proofCodeAsked,
    ],
    async handle(event) {
      const { customer, language, userId, about, data } = aboutOf(event.data);
      const at = new Date(event.occurredAt);
      const toCustomer = { cause: event.id, seq: at.getTime(), customer, language, userId, about };
      const toStaff = { cause: event.id, at };
      if (isEvent(event, mendingNeeded)) {
        const { faults } = event.data;
        const isGuests = userId === null;
        await notify.customer({ ...toCustomer, kind: 'artwork-must-be-mended', data: { ...data, faults, isGuests } });
      } else if (isEvent(event, proofCodeAsked)) {
        const { about: _, ...asked } = toCustomer;
        await notify.code({ ...asked, kind: 'proof-code', data: { ...data, nonce: event.data.nonce } });
      } else if (isEvent(event, proofSent)) {
        const quotes = event.data.note ? [event.data.note] : [];
        await notify.customer({ ...toCustomer, kind: 'proof-ready', data: { ...data, quotes } });
      } else if (event.key === proofReminded.key) {
        await notify.customer({ ...toCustomer, kind: 'proof-reminder', data });
      } else if (isEvent(event, proofApproved)) {
        const { approvedBy: who } = event.data;
        await notify.customer({ ...toCustomer, kind: 'proof-approved', data });
        const proof = { ...data.proof, answer: 'approved' as const };
        await notify.staff({ ...toStaff, kind: 'proof-answered', data: { ...data, who, proof } });
      } else if (isEvent(event, proofReplied) || isEvent(event, proofCommented) || isEvent(event, changesRequested)) {
        const said = { ...data, who: customer.name, quotes: [event.data.text] };
        const proof = { ...data.proof, answer: 'changes-asked' as const };
        if (event.key === proofReplied.key) await notify.customer({ ...toCustomer, kind: 'proof-replied', data: said });
        else if (event.key === proofCommented.key)
          await notify.staff({ ...toStaff, kind: 'proof-commented', data: said });
        else await notify.staff({ ...toStaff, kind: 'proof-answered', data: { ...said, proof } });
      }
    },
  });

/** The recipients of a proof's message, and its text. Its messages stand beside its order. */
function aboutOf(data: EventData<typeof proofReminded>) {
  const { proofId, orderId, name, version, customer } = data;
  const { userId, language, ...who } = customer;
  const proof = { id: proofId, name, version };
  return {
    customer: who,
    language,
    userId,
    about: orderId ?? proofId,
    data: { id: orderId ?? proofId, ...kindFields(orderKindOf(data)), proof },
  };
}
