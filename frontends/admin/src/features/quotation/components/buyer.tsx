import type { BillingAddress, Buyer } from '@print-shop/contracts';
import { GST_STATES, gstinState, isKnownBuyer, NO_BUYER, needsBillingAddress } from '@print-shop/contracts/client';
import { Field, Input, Select } from '@print-shop/ui';
import { useSentences } from '@print-shop/web-kit/sentences';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useText } from '../messages/index.ts';
import type { OfferForm } from '../use-offer-form.ts';

const BILLING_PARTS = ['address', 'postalCode', 'city'] as const satisfies (keyof BillingAddress)[];

/** The buyer on the invoice and the address of delivery. The customer can complete them when they accept. */
export function BuyerPart({ form }: { form: OfferForm }) {
  const text = useText().buyer;
  const { said } = useSentences();
  const { control, register, formState } = form;
  const buyer = useWatch({ control, name: 'buyer' }) ?? NO_BUYER;
  const { buyer: faults } = formState.errors;
  const [isOpen, setIsOpen] = useState(false);
  const isFilled = isKnownBuyer({ ...NO_BUYER, ...buyer });
  const sayFault = (message: string | undefined) => (message ? said(message) : undefined);
  const errorOf = (part: Exclude<keyof Buyer, 'billingAddress'>) => sayFault(faults?.[part]?.message);
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
        {needsBillingAddress({ ...NO_BUYER, ...buyer }) && (
          <fieldset className="grid gap-3 border-rule border-t pt-3 sm:col-span-2 sm:grid-cols-2">
            <legend className="float-left font-semibold text-small">
              {text.billing(gstinState(buyer.gstin ?? ''))}
            </legend>
            {BILLING_PARTS.map((part) => (
              <Field
                key={part}
                label={text[part]}
                error={sayFault(faults?.billingAddress?.[part]?.message)}
                className={part === 'address' ? 'sm:col-span-2' : ''}
              >
                <Input
                  autoComplete="off"
                  maxLength={part === 'address' ? 300 : 100}
                  {...register(`buyer.billingAddress.${part}`, { shouldUnregister: true })}
                />
              </Field>
            ))}
          </fieldset>
        )}
      </div>
    </details>
  );
}
