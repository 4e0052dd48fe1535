import type { LanguageCode, Quotation } from '@print-shop/contracts';
import { Field, Input, toast } from '@print-shop/ui';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../form-dialog.tsx';
import { LanguageField } from '../../language-field.tsx';
import { useSendQuotation } from './api/use-quotation.ts';
import { useText } from './messages/index.ts';

interface SendDialogProps {
  quotation: Quotation;
  onClose: () => void;
}

/** Emails a quotation to its customer, in the customer's language. */
export function SendDialog({ quotation: { _id: id, number, sentTo }, onClose }: SendDialogProps) {
  const text = useText().sending;
  const form = useForm({ defaultValues: { email: sentTo, language: 'en' as LanguageCode } });
  const { register, formState } = form;
  const { errors } = formState;
  const sending = useSendQuotation(id, (sent) => {
    toast(text.done(sent.sentTo));
    onClose();
  });
  return (
    <FormDialog
      title={text.title(number)}
      lead={text.lead}
      form={form}
      sending={sending}
      failed={text.failed}
      submit={text.send}
      busy={text.busy}
      onClose={onClose}
    >
      <Field label={text.email} error={errors.email?.message}>
        <Input type="email" required autoComplete="off" maxLength={254} {...register('email')} />
      </Field>
      <LanguageField label={text.language} {...register('language')} />
    </FormDialog>
  );
}
