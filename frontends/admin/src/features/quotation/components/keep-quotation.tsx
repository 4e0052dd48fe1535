import { zodResolver } from '@hookform/resolvers/zod';
import type { QuoteLine } from '@print-shop/contracts';
import { createQuotation, dayOf } from '@print-shop/contracts/client';
import { quotationBody } from '@print-shop/contracts/schemas';
import { Button, Field, FormMessage, Input } from '@print-shop/ui';
import { call, messageOf } from '@print-shop/web-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { pricingQuery } from '../../../api/use-pricing.ts';
import { useStaffText } from '../../../messages/index.ts';
import { useText } from '../messages/index.ts';

const VALID_DAYS = 15;
const DAY_MS = 24 * 3600 * 1000;

const offer = quotationBody.pick({ customerName: true, validUntil: true });

/** Saves the quotation under a number, with a customer and a last day of validity. Composing and printing need none of it. */
export function KeepQuotation({ items }: { items: readonly QuoteLine[] }) {
  const text = useText().keep;
  const { saving } = useStaffText();
  const queries = useQueryClient();
  const [kept, setKept] = useState<{ id: string; number: string; items: readonly QuoteLine[] }>();
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(offer),
    defaultValues: { customerName: '', validUntil: dayOf(new Date(Date.now() + VALID_DAYS * DAY_MS)) },
    mode: 'onChange',
  });
  const { isValid, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      const lines = items.map(({ details, price, quantity }) => ({ details, price, quantity }));
      const { _id: id, number } = await call(createQuotation, { body: { ...values, items: lines } });
      setKept({ id, number, items });
    } catch (error) {
      setFailure(messageOf(error, text.failed));
      await queries.invalidateQueries({ queryKey: pricingQuery.queryKey });
    }
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-3 rounded border border-rule bg-sheet p-5 print:hidden">
      <h2 className="font-bold">{text.title}</h2>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={text.customer}>
          <Input autoComplete="off" maxLength={100} {...register('customerName')} />
        </Field>
        <Field label={text.validUntil}>
          <Input type="date" min={dayOf(new Date())} {...register('validUntil')} />
        </Field>
      </div>
      {failure && <FormMessage tone="bad">{failure}</FormMessage>}
      {kept && kept.items === items ? (
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
