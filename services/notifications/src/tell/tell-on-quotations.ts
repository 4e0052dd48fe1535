import { quotationAnswered, quotationCodeAsked, quotationSent } from '@print-shop/contracts';
import { type Broker, isEvent } from '@print-shop/messaging';
import type { Tell } from './tell.ts';

/** Tells customers about their quotations, and staff what they answer. */
export const tellOnQuotations = (broker: Broker, tell: Tell): Promise<void> =>
  broker.subscribe({
    queue: 'notifications.tell-on-quotations',
    events: [quotationSent, quotationCodeAsked, quotationAnswered],
    async handle(event) {
      const { quotationId: id, number, name, email, language, totalPaise, validUntil } = event.data;
      const at = new Date(event.occurredAt);
      const what = { cause: event.id, seq: at.getTime() };
      if (isEvent(event, quotationCodeAsked)) {
        const { nonce } = event.data;
        await tell.code({ ...what, to: email, name, language, quotation: { number }, nonce });
      } else if (isEvent(event, quotationAnswered)) {
        const { answer, by, reason } = event.data;
        const data = { id, totalPaise, who: by || name, quotation: { number, answer }, ...(reason ? { reason } : {}) };
        await tell.staff({ cause: event.id, kind: 'quotation-answered', at, data });
      } else {
        const customer = { userId: null, customer: { name, email }, language, about: id };
        const data = { id, totalPaise, quotation: { number, validUntil } };
        await tell.customer({ ...what, ...customer, kind: 'quotation-sent', data });
      }
    },
  });
