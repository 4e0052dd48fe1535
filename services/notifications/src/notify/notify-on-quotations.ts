import {
  quotationAnswered,
  quotationAsked,
  quotationCodeAsked,
  quotationEndsSoon,
  quotationReplied,
  quotationSent,
} from '@print-shop/contracts';
import { type Broker, isEvent } from '@print-shop/messaging';
import type { Notify } from './notify.ts';

/** Tells customers about their quotations, and staff what they ask and answer, or that they do not. */
export const notifyOnQuotations = (broker: Broker, notify: Notify): Promise<void> =>
  broker.subscribe({
    queue: 'notifications.tell-on-quotations',
    events: [quotationSent, quotationCodeAsked, quotationAnswered, quotationAsked, quotationReplied, quotationEndsSoon],
    async handle(event) {
      const { quotationId: id, number, name, email, language, totalPaise, validUntil } = event.data;
      const at = new Date(event.occurredAt);
      const what = { cause: event.id, seq: at.getTime() };
      const customer = { userId: null, customer: { name, email }, language, about: id };
      const forStaff = { cause: event.id, at };
      if (isEvent(event, quotationCodeAsked)) {
        const data = { quotation: { number }, nonce: event.data.nonce };
        await notify.code({ ...what, kind: 'quotation-code', userId: null, customer: { name, email }, language, data });
      } else if (isEvent(event, quotationAnswered)) {
        const { answer, by, reason } = event.data;
        const data = { id, totalPaise, who: by || name, quotation: { number, answer }, ...(reason ? { reason } : {}) };
        await notify.staff({ ...forStaff, kind: 'quotation-answered', data });
      } else if (isEvent(event, quotationAsked) || isEvent(event, quotationReplied)) {
        const data = { id, who: name, quotation: { number, validUntil }, quotes: [event.data.text] };
        if (event.key === quotationAsked.key) await notify.staff({ ...forStaff, kind: 'quotation-asked', data });
        else await notify.customer({ ...what, ...customer, kind: 'quotation-replied', data });
      } else if (isEvent(event, quotationEndsSoon)) {
        const data = { id, totalPaise, who: name, quotation: { number, validUntil } };
        await notify.staff({ ...forStaff, kind: 'quotation-ends-soon', data });
      } else {
        const data = { id, totalPaise, quotation: { number, validUntil } };
        await notify.customer({ ...what, ...customer, kind: 'quotation-sent', data });
      }
    },
  });
