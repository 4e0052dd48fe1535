import type { QuoteLine } from '@print-shop/contracts';
import { dayOf, isKnownBuyer, NO_BUYER, orderNumber } from '@print-shop/contracts/client';
import { Button, Field, FormMessage, Input } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { useState } from 'react';
import { Link } from 'react-router';
import { useStaffText } from '../../../messages/index.ts';
import { useSaveQuotation } from '../api/use-save-quotation.ts';
import { useText } from '../messages/index.ts';
import type { OfferForm, Revised } from '../use-offer-form.ts';
import { BuyerPart } from './buyer.tsx';
import { Conditions } from './conditions.tsx';

interface KeepQuotationProps {
  items: readonly QuoteLine[];
  form: OfferForm;
  /** The kept quotation that this one replaces. */
  revised?: Revised | undefined;
  bulkOrderId?: string | undefined;
  onKept: () => void;
}

/**
 * Saves the quotation under a number, with a customer, a last day of validity and its conditions. Composing and printing need
 * none of it.
 */
export function KeepQuotation({ items, form, revised, bulkOrderId, onKept }: KeepQuotationProps) {
  const text = useText().keep;
  const { saving } = useStaffText();
  const { save, readPricesAgain } = useSaveQuotation();
  const [kept, setKept] = useState<{ id: string; number: string; items: readonly QuoteLine[] }>();
  const [failure, setFailure] = useState<string>();
  const { isValid, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    const lines = items.map(({ details, price, quantity, taxRate, hsn }) => ({
      details,
      price,
      quantity,
      taxRate,
      hsn,
    }));
    const { buyer = NO_BUYER, ...offer } = values;
    const buyerPart = isKnownBuyer(buyer) ? { buyer } : {};
    // Only a new quotation names the bulk order that it prices.
    const bulkPart = bulkOrderId && !revised ? { bulkOrderId } : {};
    try {
      const { _id: id, number } = await save({ ...offer, items: lines, ...buyerPart, ...bulkPart }, revised);
      setKept({ id, number, items });
      onKept();
    } catch (error) {
      setFailure(messageOf(error, text.failed));
      await readPricesAgain();
    }
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-3 rounded border border-rule bg-sheet p-5 print:hidden">
      <h2 className="font-bold">{revised ? text.revise(revised.revision + 1, revised.number) : text.title}</h2>
      {bulkOrderId && <p className="text-ink-soft">{text.ofBulkOrder(`#${orderNumber(bulkOrderId, 'bulk-order')}`)}</p>}
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={text.customer}>
          <Input autoComplete="off" maxLength={100} {...form.register('customerName')} />
        </Field>
        <Field label={text.validUntil}>
          <Input type="date" min={dayOf(new Date())} {...form.register('validUntil')} />
        </Field>
      </div>
      <BuyerPart form={form} />
      <Conditions form={form} />
      {failure && <FormMessage tone="bad">{failure}</FormMessage>}
      {kept && kept.items === items && !form.formState.isDirty ? (
        <p role="status" className="font-medium text-good">
          {text.saved(kept.number)}{' '}
          <Link to={`/admin/quotations/${kept.id}`} className="underline">
            {text.open(kept.number)}
          </Link>
        </p>
      ) : (
        <div>
          <Button type="submit" tone="outline" disabled={!isValid} isBusy={isSubmitting} busyLabel={saving}>
            {text.save}
          </Button>
        </div>
      )}
    </form>
  );
}
