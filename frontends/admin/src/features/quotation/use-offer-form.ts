import { zodResolver } from '@hookform/resolvers/zod';
import type { Buyer, QuoteConditions } from '@print-shop/contracts';
import { dayOf, NO_BUYER, PLAIN_CONDITIONS } from '@print-shop/contracts/client';
import { quotationBody } from '@print-shop/contracts/schemas';
import { useForm, useWatch } from 'react-hook-form';

const VALID_DAYS = 15;
const DAY_MS = 24 * 3600 * 1000;
const offer = quotationBody.omit({ items: true });

export interface Revised {
  id: string;
  number: string;
  revision: number;
}

const emptyOffer = () => ({
  customerName: '',
  buyer: NO_BUYER,
  validUntil: dayOf(new Date(Date.now() + VALID_DAYS * DAY_MS)),
  ...PLAIN_CONDITIONS,
});

/** Customer, validity and conditions of the quotation that is being composed. */
export const useOfferForm = () =>
  useForm({ resolver: zodResolver(offer), defaultValues: emptyOffer(), mode: 'onChange' });
export type OfferForm = ReturnType<typeof useOfferForm>;

/** Fills the form from a kept quotation; its validity begins today. */
export const fillOffer = (
  form: OfferForm,
  conditions: Partial<QuoteConditions> & { customerName?: string; buyer?: Buyer },
): void => form.reset({ ...emptyOffer(), ...conditions });

/** The conditions as they are typed now. An impossible value counts as empty. */
export function useConditions({ control }: OfferForm): QuoteConditions {
  const { data } = offer.omit({ customerName: true, validUntil: true, buyer: true }).safeParse(useWatch({ control }));
  return data ?? PLAIN_CONDITIONS;
}
