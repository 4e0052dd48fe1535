import type { SavedAddress } from '@print-shop/contracts';
import { addressLine } from '@print-shop/contracts/client';
import { Field, Input, Select } from '@print-shop/ui';
import { useText } from '../messages/index.ts';

interface InvoiceChoiceProps {
  /** Those with a GSTIN. */
  addresses: readonly SavedAddress[];
  chosen: SavedAddress | undefined;
  business: string;
  isMissing: boolean;
  onChoose: (address: SavedAddress | undefined) => void;
  onBusiness: (name: string) => void;
}

/** The choice of the buyer on the invoice: the customer, or a business at one of the customer's addresses. */
export function InvoiceChoice({ addresses, chosen, business, isMissing, onChoose, onBusiness }: InvoiceChoiceProps) {
  const text = useText().invoice;
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="headline mb-4 text-lead">{text.title}</legend>
      <Field label={text.label}>
        <Select
          value={chosen?._id ?? ''}
          onChange={({ target }) => onChoose(addresses.find(({ _id }) => _id === target.value))}
        >
          <option value="">{text.none}</option>
          {addresses.map((address) => (
            <option key={address._id} value={address._id}>
              {[address.business, address.gstin, addressLine(address)].filter(Boolean).join(', ')}
            </option>
          ))}
        </Select>
      </Field>
      {chosen && (
        <Field label={text.business} error={isMissing ? text.businessMissing : undefined}>
          <Input
            required
            autoComplete="organization"
            maxLength={100}
            value={business}
            onChange={({ target }) => onBusiness(target.value)}
          />
        </Field>
      )}
    </fieldset>
  );
}
