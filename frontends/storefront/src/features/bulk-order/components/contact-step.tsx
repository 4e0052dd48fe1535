import { Field, Input } from '@print-shop/ui';
import { useSentences } from '@print-shop/web-kit/sentences';
import { useWatch } from 'react-hook-form';
import { BuyerFields } from '../../../buyer/buyer-fields.tsx';
import { useText } from '../messages/index.ts';
import type { BulkOrderDraft } from '../use-bulk-order.ts';
import { Step } from './step.tsx';

/** The person that the shop calls about the order. All fields may stay empty. */
export function ContactStep({ draft: { form, changeBuyer } }: { draft: BulkOrderDraft }) {
  const text = useText().contact;
  const { said } = useSentences();
  const { control, register, formState } = form;
  const { errors } = formState;
  const buyer = useWatch({ control, name: 'buyer' });
  const faultOf = (field: 'name' | 'phone' | 'email') => errors[field]?.message && said(errors[field].message);
  return (
    <Step number={4} title={text.title} text={text.text}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={text.name} isOptional error={faultOf('name')}>
          <Input autoComplete="name" maxLength={100} {...register('name')} />
        </Field>
        <Field label={text.phone} isOptional error={faultOf('phone')}>
          <Input type="tel" autoComplete="tel" maxLength={20} {...register('phone')} />
        </Field>
        <Field label={text.email} hint={text.emailHint} isOptional error={faultOf('email')} className="sm:col-span-2">
          <Input type="email" autoComplete="email" maxLength={254} {...register('email')} />
        </Field>
        <div className="sm:col-span-2">
          <BuyerFields buyer={buyer} onChange={changeBuyer} errors={errors.buyer} />
        </div>
      </div>
    </Step>
  );
}
