import type { LanguageCode, Quotation } from '@print-shop/contracts';
import { getQuotation, listQuotations, sendQuotation } from '@print-shop/contracts/client';
import { Button, Dialog, Field, FormMessage, Input, Select, toast } from '@print-shop/ui';
import { call, findQueryFor, messageOf } from '@print-shop/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from './messages/index.ts';

interface SendDialogProps {
  quotation: Quotation;
  onClose: () => void;
}

/** Mails a quotation to its customer, in the customer's language. */
export function SendDialog({ quotation: { _id: id, number, sentTo }, onClose }: SendDialogProps) {
  const text = useText().sending;
  const queries = useQueryClient();
  const [email, setEmail] = useState(sentTo);
  const [language, setLanguage] = useState<LanguageCode>('en');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(sendQuotation, { params: { id }, body: { email, language } }),
    onSuccess: (sent) => {
      queries.setQueryData(findQueryFor(getQuotation, { params: { id } }).queryKey, sent);
      toast(text.done(sent.sentTo));
      onClose();
      return queries.invalidateQueries({ queryKey: [listQuotations.id] });
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={text.title(number)} description={text.lead}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        <Field label={text.email}>
          <Input
            type="email"
            required
            autoComplete="off"
            maxLength={254}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </Field>
        <Field label={text.language}>
          <Select value={language} onChange={({ target }) => setLanguage(target.value as LanguageCode)}>
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
          {text.send}
        </Button>
      </form>
    </Dialog>
  );
}
