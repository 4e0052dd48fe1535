import { MAX_CONVERSATION_CHARACTERS } from '@print-shop/contracts/client';
import { Button, Field, FormMessage, Textarea } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { useState } from 'react';
import { AttachFiles } from './attach-files.tsx';
import { useText } from './messages/index.ts';
import { type Draft, useSend } from './use-conversation.ts';

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
  const [draft, setDraft] = useState(aDraft);
  const [isUploading, setIsUploading] = useState(false);
  const [fault, setFault] = useState<string>();
  const send = useSend(id);
  const typed = draft.text.trim();
  const isTooLong = typed.length > MAX_CONVERSATION_CHARACTERS;

  const submit = () => {
    if (send.isPending || isUploading || isTooLong) return;
    if (!typed && draft.designs.length === 0) return setFault(text.nothing);
    setFault(undefined);
    send.mutate(draft, {
      // Text that was typed meanwhile stays for the next message.
      onSuccess: () =>
        setDraft((now) => (now.text === draft.text ? aDraft() : { ...now, messageId: newId(), designs: [] })),
      onError: (error) => setFault(messageOf(error, text.sendFailed)),
    });
  };

  return (
    <div className="grid gap-4">
      <Field label={label} error={isTooLong ? text.tooLong(typed.length - MAX_CONVERSATION_CHARACTERS) : undefined}>
        <Textarea value={draft.text} onChange={({ target }) => setDraft((now) => ({ ...now, text: target.value }))} />
      </Field>
      <AttachFiles
        designs={draft.designs}
        onChange={(designs) => setDraft((now) => ({ ...now, designs }))}
        onBusy={setIsUploading}
      />
      <FormMessage>{fault}</FormMessage>
      <Button
        className="justify-self-start"
        isBusy={send.isPending}
        onClick={submit}
        busyLabel={text.sending}
        disabled={isUploading}
      >
        {text.send}
      </Button>
    </div>
  );
}
