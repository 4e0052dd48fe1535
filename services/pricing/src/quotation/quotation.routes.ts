import { createQuotation, dayOf, getQuotation, listQuotations, sendQuotation } from '@print-shop/contracts';
import { allow, type ContractRouter, notFound } from '@print-shop/service-kit';
import type { PriceStore } from '../price/price.store.ts';
import { toPricing } from '../price/price.ts';
import { toResponse } from './quotation.presenter.ts';
import type { QuotationStore } from './quotation.store.ts';
import { alreadyAnswered, checkPrices, checkValidity, refuseSettled } from './quotation.ts';

/** Registers /api/quotations: orders composed in the order builder, stored with a number. */
export function quotationRoutes(router: ContractRouter, quotations: QuotationStore, prices: PriceStore): void {
  router
    .on(createQuotation, allow.staff('quotations'), async ({ body, user }) => {
      const now = new Date();
      checkValidity(body.validUntil, dayOf(now));
      checkPrices(body.items, toPricing(await prices.list()));
      return { status: 201, body: toResponse(await quotations.create(body, user, now)) };
    })
    .on(sendQuotation, allow.staff('quotations'), async ({ params: { id }, body, user }) => {
      const found = await quotations.find(id);
      if (!found) throw notThere();
      const now = new Date();
      refuseSettled(found, dayOf(now));
      const sent = await quotations.send(id, { ...body, email: body.email.toLowerCase() }, user, now);
      if (!sent) throw alreadyAnswered();
      return { status: 200, body: toResponse(sent) };
    })
    .on(listQuotations, allow.staff('quotations'), async ({ query }) => {
      const { quotations: found, total } = await quotations.list(query);
      return { status: 200, body: found.map(toResponse), headers: { 'X-Total-Count': String(total) } };
    })
    .on(getQuotation, allow.staff('quotations'), async ({ params: { id } }) => {
      const found = await quotations.find(id);
      if (!found) throw notThere();
      return { status: 200, body: toResponse(found) };
    });
}

const notThere = () =>
  notFound({ en: 'There is no such quotation.', hi: 'ऐसा कोई कोटेशन नहीं है।' }, 'quotation-not-found');
