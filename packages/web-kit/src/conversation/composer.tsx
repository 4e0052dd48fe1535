import { MAX_CONVERSATION_CHARACTERS } from '@print-shop/contracts/client';
import { Button, Field, FormMessage, Textarea } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { sendForm } from '@print-shop/web-kit/form';
import { useLeaveGuard } from '@print-shop/web-kit/leave-guard';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type Draft, useSend } from './api/use-conversation.ts';
import { AttachFiles } from './attach-files.tsx';
import { useText } from './messages/index.ts';

const aDraft = (): Draft => ({ messageId: newId(), text: '', designs: [] });

/** A random id (RFC 9562, section 5.4); `crypto.randomUUID` is missing where the page did not come by HTTPS. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Where a message is written; a failure to send it keeps what was typed. */
export function Composer({ id, label }: { id: string; label: string }) {
  const text = useText();
  const [isUploading, setIsUploading] = useState(false);
  const send = useSend(id);
  const form = useForm({ defaultValues: aDraft() });
  const { control, register, reset, getValues, setValue, formState } = form;
  const { errors, isDirty } = formState;
  useLeaveGuard(isDirty && !send.isPending);
  const [typed, designs] = useWatch({ control, name: ['text', 'designs'] });
  const excess = typed.trim().length - MAX_CONVERSATION_CHARACTERS;
  const isEmpty = errors.text?.type === 'isSomething';
  const failure = send.error ? messageOf(send.error, text.sendFailed) : undefined;

  const submit = sendForm(form, {
    mutate: (draft: Draft, { onError }) =>
      send.mutate(draft, {
        onSuccess: () => {
          // Text that was typed meanwhile stays for the next message.
          const now = getValues('text');
          reset(aDraft());
          if (now !== draft.text) setValue('text', now, { shouldDirty: true });
        },
        onError,
      }),
  });

  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <Field label={label} error={excess > 0 ? text.tooLong(excess) : errors.text?.message}>
        <Textarea
          {...register('text', {
            validate: {
              isSomething: (words, { designs: files }) => words.trim() !== '' || files.length > 0,
              fits: (words) => words.trim().length <= MAX_CONVERSATION_CHARACTERS,
            },
          })}
        />
      </Field>
      <AttachFiles
        designs={designs}
        onChange={(files) => setValue('designs', [...files], { shouldDirty: true })}
        onBusy={setIsUploading}
      />
      <FormMessage>{isEmpty ? text.nothing : failure}</FormMessage>
      <Button
        type="submit"
        className="justify-self-start"
        isBusy={send.isPending}
        busyLabel={text.sending}
        disabled={isUploading}
      >
        {text.send}
      </Button>
    </form>
  );
}
