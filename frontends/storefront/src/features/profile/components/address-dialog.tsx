import { zodResolver } from '@hookform/resolvers/zod';
import type { SavedAddress } from '@print-shop/contracts';
import { isIndia, officialState } from '@print-shop/contracts/client';
import { addressBody } from '@print-shop/contracts/schemas';
import { Button, Checkbox, Dialog, Field, FormMessage, Input, toast } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { sendForm } from '@print-shop/web-kit/form';
import { useLeaveGuard } from '@print-shop/web-kit/leave-guard';
import { useSentences } from '@print-shop/web-kit/sentences';
import { useForm, useWatch } from 'react-hook-form';
import { useKeepAddress } from '../../../addresses/api/use-addresses.ts';
import { useFillByPin } from '../../../addresses/api/use-fill-by-pin.ts';
import { PinNote } from '../../../addresses/pin-note.tsx';
import { StateSelect } from '../../../addresses/state-select.tsx';
import { useText } from '../messages/index.ts';

const EMPTY = {
  name: '',
  phone: '',
  street: '',
  pincode: '',
  city: '',
  state: '',
  country: 'India',
  gstin: '',
  business: '',
  isDefault: false,
};

/** An address as the form has it: states of India by their names. */
const asTyped = (address: SavedAddress) =>
  isIndia(address.country) ? { ...address, state: officialState(address.state) } : address;

/** A new address, or an old one to be changed. */
export function AddressDialog({ address, onClose }: { address: SavedAddress | undefined; onClose: () => void }) {
  const text = useText();
  const { addresses: words } = text;
  const keep = useKeepAddress();
  const form = useForm({ resolver: zodResolver(addressBody), defaultValues: address ? asTyped(address) : EMPTY });
  const { control, register, getValues, setValue, formState } = form;
  const { errors, isDirty, isSubmitted } = formState;
  const mayDrop = useLeaveGuard(isDirty);
  const close = () => mayDrop() && onClose();
  const { said } = useSentences();
  const [country, gstin] = useWatch({ control, name: ['country', 'gstin'] });
  // The schema and the shop have sentences of their own for a value that is there and wrong.
  const beside = (name: keyof typeof words.faults) => {
    const fault = errors[name];
    return fault?.type === 'custom' || fault?.type === 'rejected'
      ? said(fault.message ?? '')
      : fault && words.faults[name];
  };
  const pin = useFillByPin({
    read: () => {
      const { city, state = '', country } = getValues();
      return { city, state, country };
    },
    write: ({ city, state }) => {
      setValue('city', city, { shouldValidate: isSubmitted });
      setValue('state', officialState(state), { shouldValidate: isSubmitted });
    },
  });
  const submit = sendForm(form, {
    mutate: (body: Parameters<typeof keep.mutate>[0]['address'], { onError }) =>
      keep.mutate(
        { id: address?._id, address: body },
        {
          onSuccess: () => {
            toast(words.kept);
            onClose();
          },
          onError,
        },
      ),
  });
  return (
    <Dialog isOpen onClose={close} size="large" title={address ? words.editTitle : words.addTitle}>
      <form onSubmit={submit} noValidate className="grid gap-5 sm:grid-cols-2">
        <Field label={words.name} isOptional hint={words.nameHint} error={beside('name')}>
          <Input autoComplete="name" {...register('name')} />
        </Field>
        <Field label={text.phone} isOptional hint={words.phoneHint} error={beside('phone')}>
          <Input type="tel" autoComplete="tel" {...register('phone')} />
        </Field>
        <Field label={text.street} error={beside('street')} className="sm:col-span-2">
          <Input autoComplete="street-address" required {...register('street')} />
        </Field>
        <Field label={text.postalCode} error={beside('pincode')}>
          <Input
            autoComplete="postal-code"
            inputMode="numeric"
            required
            {...register('pincode', { onChange: ({ target }) => pin.onPin(target.value) })}
          />
        </Field>
        <Field label={text.city} error={beside('city')}>
          <Input autoComplete="address-level2" required {...register('city')} />
        </Field>
        <PinNote>{pin.said}</PinNote>
        <Field label={text.state} isOptional error={beside('state')}>
          {isIndia(country) ? (
            <StateSelect autoComplete="address-level1" {...register('state')} />
          ) : (
            <Input autoComplete="address-level1" {...register('state')} />
          )}
        </Field>
        <Field label={text.country} error={beside('country')}>
          <Input autoComplete="country-name" required {...register('country')} />
        </Field>
        <Field label={words.gstin} isOptional hint={words.gstinHint} error={beside('gstin')} className="sm:col-span-2">
          <Input className="uppercase" spellCheck={false} autoComplete="off" maxLength={15} {...register('gstin')} />
        </Field>
        {gstin !== '' && (
          <Field label={words.business} error={beside('business')} className="sm:col-span-2">
            <Input required autoComplete="organization" maxLength={100} {...register('business')} />
          </Field>
        )}
        {!address?.isDefault && (
          <Checkbox label={words.asDefault} className="sm:col-span-2" {...register('isDefault')} />
        )}
        {keep.isError && (
          <div className="sm:col-span-2">
            <FormMessage>{messageOf(keep.error, words.failed)}</FormMessage>
          </div>
        )}
        <div className="flex gap-2 sm:col-span-2">
          <Button type="submit" isBusy={keep.isPending} busyLabel={words.keeping}>
            {words.keep}
          </Button>
          <Button tone="outline" onClick={close}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
