import type { BillingAddress, Buyer } from '@print-shop/contracts';
import { gstinState, needsBillingAddress, officialState } from '@print-shop/contracts/client';
import { Field, Input } from '@print-shop/ui';
import { useSentences } from '@print-shop/web-kit/sentences';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { useFillByPin } from '../addresses/api/use-fill-by-pin.ts';
import { PinNote } from '../addresses/pin-note.tsx';
import { StateSelect } from '../addresses/state-select.tsx';
import { useText } from './messages/index.ts';

type BuyerErrors = FieldErrors<{ buyer: Buyer }>['buyer'];

interface BuyerFieldsProps {
  buyer: Buyer;
  onChange: (change: (before: Buyer) => Buyer) => void;
  /** The faults that the form or the shop finds. */
  errors: BuyerErrors;
  /** Whether it is folded out from the start. */
  isOpen?: boolean;
}

/** The buyer on the invoice and the address of delivery, folded up until somebody needs them. All of it may stay empty. */
export function BuyerFields({ buyer, onChange, errors, isOpen = false }: BuyerFieldsProps) {
  const text = useText();
  const [isUnfolded, setIsUnfolded] = useState(isOpen);
  const { said } = useSentences();
  const faultOf = (part: Exclude<keyof Buyer, 'billingAddress'>) =>
    errors?.[part]?.message && said(errors[part].message);
  // A place that is looked up comes when more may have been typed.
  const latest = useRef(buyer);
  useEffect(() => {
    latest.current = buyer;
  });
  const change = (part: Partial<Buyer>) =>
    onChange((before) => {
      const { billingAddress, ...after } = { ...before, ...part };
      return billingAddress && needsBillingAddress(after) ? { ...after, billingAddress } : after;
    });
  const pin = useFillByPin({
    read: () => ({ city: latest.current.city, state: latest.current.state, country: 'India' }),
    write: ({ city, state }) => change({ city, state: officialState(state) }),
  });
  const field = (part: Exclude<keyof Buyer, 'billingAddress'>, more: ComponentProps<'input'> = {}) => (
    <Input
      maxLength={part === 'address' ? 300 : 100}
      {...more}
      value={buyer[part]}
      onChange={({ target }) => change({ [part]: target.value })}
    />
  );
  return (
    <details
      open={isUnfolded || errors !== undefined}
      onToggle={({ currentTarget }) => setIsUnfolded(currentTarget.open)}
      className="rounded border border-rule px-4 py-1"
    >
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-small">{text.title}</summary>
      <p className="mb-4 text-ink-soft text-small">{text.lead}</p>
      <div className="grid gap-4 pb-4 sm:grid-cols-2">
        <Field label={text.name} error={faultOf('name')} isOptional className="sm:col-span-2">
          {field('name', { autoComplete: 'organization' })}
        </Field>
        <Field label={text.gstin} hint={text.gstinHint} error={faultOf('gstin')} isOptional className="sm:col-span-2">
          {field('gstin', { autoComplete: 'off', maxLength: 15, spellCheck: false, className: 'uppercase' })}
        </Field>
        <Field label={text.address} error={faultOf('address')} isOptional className="sm:col-span-2">
          {field('address', { autoComplete: 'street-address' })}
        </Field>
        <Field label={text.postalCode} error={faultOf('postalCode')} isOptional>
          <Input
            autoComplete="postal-code"
            inputMode="numeric"
            maxLength={7}
            value={buyer.postalCode}
            onChange={({ target }) => {
              change({ postalCode: target.value });
              pin.onPin(target.value);
            }}
          />
        </Field>
        <Field label={text.city} error={faultOf('city')} isOptional>
          {field('city', { autoComplete: 'address-level2' })}
        </Field>
        <PinNote>{pin.said}</PinNote>
        <Field label={text.state} error={faultOf('state')} isOptional className="sm:col-span-2">
          <StateSelect value={buyer.state} onChange={({ target }) => change({ state: target.value })} />
        </Field>
        {needsBillingAddress(buyer) && (
          <BillingFields
            gstin={buyer.gstin}
            address={buyer.billingAddress}
            onChange={(billingAddress) => change({ billingAddress })}
            errors={errors?.billingAddress}
          />
        )}
      </div>
    </details>
  );
}

const NO_ADDRESS: BillingAddress = { address: '', city: '', postalCode: '' };

interface BillingFieldsProps {
  gstin: string;
  address: BillingAddress | undefined;
  onChange: (address: BillingAddress) => void;
  errors: FieldErrors<{ billingAddress: BillingAddress }>['billingAddress'];
}

/** The registered address of a business in another state. */
function BillingFields({ gstin, address = NO_ADDRESS, onChange, errors }: BillingFieldsProps) {
  const text = useText();
  const { said } = useSentences();
  const field = (part: keyof BillingAddress, more: ComponentProps<'input'> = {}) => (
    <Field
      label={text[part]}
      error={errors?.[part]?.message && said(errors[part].message)}
      className={part === 'address' ? 'sm:col-span-2' : ''}
    >
      <Input
        required
        maxLength={part === 'address' ? 300 : 100}
        {...more}
        value={address[part]}
        onChange={({ target }) => onChange({ ...address, [part]: target.value })}
      />
    </Field>
  );
  return (
    <fieldset className="grid gap-4 border-rule border-t pt-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="sr-only">{text.billing(gstinState(gstin))}</legend>
      <div className="sm:col-span-2">
        <p aria-hidden="true" className="font-semibold text-small">
          {text.billing(gstinState(gstin))}
        </p>
        <p className="text-ink-soft text-small">{text.billingHint}</p>
      </div>
      {field('address', { autoComplete: 'billing street-address' })}
      {field('postalCode', { autoComplete: 'billing postal-code', inputMode: 'numeric', maxLength: 7 })}
      {field('city', { autoComplete: 'billing address-level2' })}
    </fieldset>
  );
}
