import { createQuotation, getQuotation, reviseQuotation } from '@print-shop/contracts/client';
import { type CallInput, call, findQueryFor, setAnswer } from '@print-shop/web-kit';
import { forgetRequestKey, requestKeyFor } from '@print-shop/web-kit/request-key';
import { useQueryClient } from '@tanstack/react-query';
import { pricingQuery } from '../../../api/use-pricing.ts';
import type { Revised } from '../use-offer-form.ts';

type Body = CallInput<typeof createQuotation>['body'];

/** The same quotation is made once, however often it is sent. */
async function create(body: Body) {
  const made = await call(createQuotation, { body }, { idempotencyKey: requestKeyFor('quotation', body) });
  forgetRequestKey('quotation');
  return made;
}

const revise = ({ id, revision }: Revised, body: Body) =>
  call(reviseQuotation, { params: { id }, body: { ...body, expectedRevision: revision } });

/** Returns functions that save a quotation, under a new number or as the next revision of a kept one, and read the prices again. */
export function useSaveQuotation() {
  const queries = useQueryClient();
  const save = async (body: Body, revised: Revised | undefined) => {
    const saved = await (revised ? revise(revised, body) : create(body));
    void setAnswer(queries, findQueryFor(getQuotation, { params: { id: saved._id } }).queryKey, saved);
    return saved;
  };
  const readPricesAgain = () => queries.invalidateQueries({ queryKey: pricingQuery.queryKey });
  return { save, readPricesAgain };
}
