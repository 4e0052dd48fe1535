import type { LanguageCode, QuotationLine } from '@print-shop/contracts';
import { listQuotationProofs, openProof } from '@print-shop/contracts/client';
import { Button, Dialog, Field, FormMessage, Input, Select } from '@print-shop/ui';
import { call, messageOf } from '@print-shop/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useProductTypes } from '../api/use-product-types.ts';
import { useText } from './messages/index.ts';

const NEW = { name: '', productType: '', quantity: '1', customerName: '', email: '', language: 'en' as LanguageCode };

interface BeginDialogProps {
  /** What is known already. */
  known?: Partial<typeof NEW>;
  /** The line of a quotation that it is for. */
  quotation?: QuotationLine;
  onClose: () => void;
}

/** Begins a proof before there is an order, and leads to it. */
export function BeginDialog({ known, quotation, onClose }: BeginDialogProps) {
  const text = useText().beginning;
  const navigate = useNavigate();
  const { data: types = [] } = useProductTypes();
  const queries = useQueryClient();
  const [draft, setDraft] = useState({ ...NEW, ...known });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(openProof, { body: { ...draft, ...(quotation ? { quotation } : {}) } }),
    onSuccess: ({ _id }) => {
      navigate(`/admin/artwork/${_id}`);
      return queries.invalidateQueries({ queryKey: [listQuotationProofs.id] });
    },
  });
  const field = (name: Exclude<keyof typeof draft, 'language'>) => ({
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <Dialog isOpen onClose={onClose} title={text.title} description={text.lead}>
      <form noValidate className="grid gap-4" onSubmit={submit}>
        <Field label={text.name}>
          <Input maxLength={200} {...field('name')} />
        </Field>
        <div className="grid grid-cols-2 gap-3">
          <Field label={text.productType} isOptional>
            <Select {...field('productType')}>
              <option value="" />
              {types.map(({ _id, type }) => (
                <option key={_id}>{type}</option>
              ))}
            </Select>
          </Field>
          <Field label={text.quantity}>
            <Input type="number" min={1} {...field('quantity')} />
          </Field>
        </div>
        <Field label={text.customerName}>
          <Input maxLength={100} autoComplete="off" {...field('customerName')} />
        </Field>
        <Field label={text.email}>
          <Input type="email" maxLength={254} autoComplete="off" {...field('email')} />
        </Field>
        <Field label={text.language}>
          <Select
            value={draft.language}
            onChange={({ target }) => setDraft({ ...draft, language: target.value as LanguageCode })}
          >
            <option value="en" lang="en">
              English
            </option>
            <option value="hi" lang="hi">
              हिन्दी
            </option>
          </Select>
        </Field>
        <FormMessage>{error ? messageOf(error, text.failed) : undefined}</FormMessage>
        <Button type="submit" isBusy={isPending} busyLabel={text.busy}>
          {text.submit}
        </Button>
      </form>
    </Dialog>
  );
}
