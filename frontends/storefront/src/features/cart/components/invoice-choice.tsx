import type { SavedAddress } from '@print-shop/contracts';
import { addressLine } from '@print-shop/contracts/client';
import { Field, Input, Select } from '@print-shop/ui';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { type CheckoutInput, invoiceAt } from '../checkout.ts';
import { useText } from '../messages/index.ts';

interface InvoiceChoiceProps {
  /** Those with a GSTIN. */
  addresses: readonly SavedAddress[];
  form: UseFormReturn<CheckoutInput, unknown, CheckoutInput>;
}

/** The choice of the buyer on the invoice: the customer, or a business at one of the customer's addresses. */
export function InvoiceChoice({ addresses, form }: InvoiceChoiceProps) {
  const text = useText().invoice;
  const { control, register, setValue, formState } = form;
  const { errors, isSubmitted } = formState;
  const to = useWatch({ control, name: 'invoice.to' });
  const fillName = (id: string) => {
    const { business } = invoiceAt(addresses.find(({ _id }) => _id === id));
    setValue('invoice.business', business, { shouldValidate: isSubmitted });
  };
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="headline mb-4 text-lead">{text.title}</legend>
      <Field label={text.label}>
        <Select {...register('invoice.to', { onChange: ({ target }) => fillName(target.value) })}>
          <option value="">{text.none}</option>
          {addresses.map((address) => (
            <option key={address._id} value={address._id}>
              {[address.business, address.gstin, addressLine(address)].filter(Boolean).join(', ')}
            </option>
          ))}
        </Select>
      </Field>
      {to !== '' && (
        <Field label={text.business} error={errors.invoice?.business && text.businessMissing}>
          <Input required autoComplete="organization" maxLength={100} {...register('invoice.business')} />
        </Field>
      )}
    </fieldset>
  );
}
