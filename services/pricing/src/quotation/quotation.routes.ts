import {
  createQuotation,
  dayOf,
  getQuotation,
  listQuotations,
  MOST_REVISIONS,
  replyOnQuotation,
  reviseQuotation,
  sendQuotation,
  withdrawQuotation,
} from '@print-shop/contracts';
import { allow, type ContractRouter, notFound } from '@print-shop/service-kit';
import { conflict } from '@print-shop/service-kit/errors';
import type { PriceStore } from '../price/price.store.ts';
import { toPricing } from '../price/price.ts';
import { toResponse, toSummary } from './quotation.presenter.ts';
import type { QuotationStore } from './quotation.store.ts';
import {
  alreadyAnswered,
  checkPrices,
  checkValidity,
  type Quotation,
  refuseSettled,
  revisedMeanwhile,
  tooManyNotes,
} from './quotation.ts';

/** Registers /api/quotations: orders composed in the order builder, stored with a number. */
export function quotationRoutes(router: ContractRouter, quotations: QuotationStore, prices: PriceStore): void {
  const mustFind = async (id: string): Promise<Quotation> => {
    const found = await quotations.find(id);
    if (!found) throw notThere();
    return found;
  };
  router
    .on(createQuotation, allow.staff('quotations'), async ({ body, user, key }) => {
      // Before the checks: a repeated request gets its quotation also when prices have changed since.
      const made = await quotations.findMade(user, key);
      if (made) return { status: 201, body: toResponse(made) };
      const now = new Date();
      checkValidity(body.validUntil, dayOf(now));
      checkPrices(body.items, toPricing(await prices.list()));
      return { status: 201, body: toResponse(await quotations.create(body, user, { now, key })) };
    })
    .on(sendQuotation, allow.staff('quotations'), async ({ params: { id }, body, user }) => {
      const found = await mustFind(id);
      const now = new Date();
      refuseSettled(found, dayOf(now));
      const sent = await quotations.send(found, { ...body, email: body.email.toLowerCase() }, user, now);
      if (!sent) throw revisedMeanwhile();
      return { status: 200, body: toResponse(sent) };
    })
    .on(reviseQuotation, allow.staff('quotations'), async ({ params: { id }, body, user }) => {
      const { expectedRevision, ...offer } = body;
      const found = await mustFind(id);
      const now = new Date();
      if (found.state === 'accepted') throw alreadyAnswered();
      if (found.revision !== expectedRevision) throw revisedMeanwhile();
      if (found.revision === MOST_REVISIONS) throw tooManyRevisions();
      checkValidity(offer.validUntil, dayOf(now));
      checkPrices(offer.items, toPricing(await prices.list()));
      const revised = await quotations.revise(found, offer, user, now);
      if (!revised) throw revisedMeanwhile();
      return { status: 200, body: toResponse(revised) };
    })
    .on(withdrawQuotation, allow.staff('quotations'), async ({ params: { id }, user }) => {
      const found = await mustFind(id);
      const now = new Date();
      refuseSettled(found, dayOf(now));
      const ended = await quotations.withdraw(found, user, now);
      if (!ended) throw revisedMeanwhile();
      return { status: 200, body: toResponse(ended) };
    })
    .on(replyOnQuotation, allow.staff('quotations'), async ({ params: { id }, body: { text }, user }) => {
      const found = await mustFind(id);
      if (!found.sentTo) throw neverSent();
      const noted = await quotations.addNote(found, { by: 'staff', name: user.name ?? '', text, at: new Date() });
      if (!noted) throw tooManyNotes();
      return { status: 201, body: toResponse(noted) };
    })
    .on(listQuotations, allow.staff('quotations'), async ({ query }) => {
      const { quotations: found, total } = await quotations.list(query, dayOf(new Date()));
      return { status: 200, body: found.map(toSummary), headers: { 'X-Total-Count': String(total) } };
    })
    .on(getQuotation, allow.staff('quotations'), async ({ params: { id } }) => {
      return { status: 200, body: toResponse(await mustFind(id)) };
    });
}

const notThere = () =>
  notFound({ en: 'There is no such quotation.', hi: 'ऐसा कोई कोटेशन नहीं है।' }, 'quotation-not-found');
const tooManyRevisions = () =>
  conflict(
    {
      en: 'This quotation was revised too often. Please make a new one.',
      hi: 'यह कोटेशन बहुत बार बदला जा चुका है। नया बना लीजिए।',
    },
    'too-many-revisions',
  );
const neverSent = () =>
  conflict(
    { en: 'This quotation was not sent to anybody yet.', hi: 'यह कोटेशन अभी किसी को नहीं भेजा गया है।' },
    'quotation-not-sent',
  );
