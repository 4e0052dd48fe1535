import type { Buyer } from '@print-shop/contracts';
import { GST_STATES } from '@print-shop/contracts/client';
import { Field, Input, Select } from '@print-shop/ui';
import { useState } from 'react';
import { useSentences } from '../../../use-sentences.ts';
import { useText } from '../messages/index.ts';
import type { OfferForm } from '../use-offer-form.ts';

/** Whom the invoice is for and where it goes; the customer can complete it when they accept. */
export function BuyerPart({ form }: { form: OfferForm }) {
  const text = useText().buyer;
  const { said } = useSentences();
  const { register, formState, getValues } = form;
  const { buyer: faults } = formState.errors;
  const [isOpen, setIsOpen] = useState(false);
  const isFilled = Object.values(getValues('buyer') ?? {}).some((part) => part !== '');
  const errorOf = (part: keyof Buyer) => {
    const message = faults?.[part]?.message;
    return message ? said(message) : undefined;
  };
  return (
    <details
      open={isOpen || isFilled}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="rounded border border-rule px-4 py-1"
    >
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-small">{text.title}</summary>
      <p className="mb-3 text-ink-soft text-small">{text.lead}</p>
      <div className="grid grid-cols-1 gap-3 pb-4 sm:grid-cols-2">
        <Field label={text.name} error={errorOf('name')}>
          <Input autoComplete="off" maxLength={100} {...register('buyer.name')} />
        </Field>
        <Field label={text.gstin} error={errorOf('gstin')}>
          <Input
            autoComplete="off"
            maxLength={15}
            spellCheck={false}
            className="uppercase"
            {...register('buyer.gstin')}
          />
        </Field>
        <Field label={text.address} error={errorOf('address')} className="sm:col-span-2">
          <Input autoComplete="off" maxLength={300} {...register('buyer.address')} />
        </Field>
        <Field label={text.postalCode} error={errorOf('postalCode')}>
          <Input autoComplete="off" inputMode="numeric" maxLength={7} {...register('buyer.postalCode')} />
        </Field>
        <Field label={text.city} error={errorOf('city')}>
          <Input autoComplete="off" maxLength={100} {...register('buyer.city')} />
        </Field>
        <Field label={text.state} error={errorOf('state')} className="sm:col-span-2">
          <Select {...register('buyer.state')}>
            <option value="">{text.noState}</option>
            {GST_STATES.map(({ code, name }) => (
              <option key={code} value={name} lang="en">
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </details>
  );
}
