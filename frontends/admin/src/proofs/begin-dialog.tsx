import type { LanguageCode, QuotationLine } from '@print-shop/contracts';
import { Field, Input, Select } from '@print-shop/ui';
import { LoadFailed } from '@print-shop/web-kit/region';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useProductTypes } from '../api/use-product-types.ts';
import { FormDialog } from '../form-dialog.tsx';
import { LanguageField } from '../language-field.tsx';
import { useStaffText } from '../messages/index.ts';
import { useOpenProof } from './api/use-quotation-proofs.ts';
import { useText } from './messages/index.ts';

const NEW = { name: '', productType: '', quantity: '1', customerName: '', email: '', language: 'en' as LanguageCode };

interface BeginDialogProps {
  /** The data that are known already. */
  known?: Partial<typeof NEW>;
  quotation?: QuotationLine;
  productId?: string | undefined;
  onClose: () => void;
}

/** Begins a proof before there is an order, and leads to it. */
export function BeginDialog({ known, quotation, productId, onClose }: BeginDialogProps) {
  const text = useText().beginning;
  const navigate = useNavigate();
  const { typesFailed } = useStaffText();
  const types = useProductTypes();
  const form = useForm({ defaultValues: { ...NEW, ...known } });
  const { control, register, formState } = form;
  const { errors } = formState;
  // Its options may come after it is shown.
  const productType = useWatch({ control, name: 'productType' });
  const sending = useOpenProof<typeof NEW>(
    { ...(quotation ? { quotation } : {}), ...(productId ? { productId } : {}) },
    (id) => navigate(`/admin/artwork/${id}`),
  );
  return (
    <FormDialog
      title={text.title}
      lead={text.lead}
      form={form}
      sending={sending}
      failed={text.failed}
      submit={text.submit}
      busy={text.busy}
      onClose={onClose}
    >
      <Field label={text.name} error={errors.name?.message}>
        <Input maxLength={200} {...register('name')} />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label={text.productType} isOptional error={errors.productType?.message}>
          <Select {...register('productType')} value={productType}>
            <option value="" />
            {types.data?.map(({ _id, type }) => (
              <option key={_id}>{type}</option>
            ))}
          </Select>
        </Field>
        <Field label={text.quantity} error={errors.quantity?.message}>
          <Input type="number" min={1} {...register('quantity')} />
        </Field>
      </div>
      <LoadFailed query={types}>{typesFailed}</LoadFailed>
      <Field label={text.customerName} error={errors.customerName?.message}>
        <Input maxLength={100} autoComplete="off" {...register('customerName')} />
      </Field>
      <Field label={text.email} error={errors.email?.message}>
        <Input type="email" maxLength={254} autoComplete="off" {...register('email')} />
      </Field>
      <LanguageField label={text.language} {...register('language')} />
    </FormDialog>
  );
}
