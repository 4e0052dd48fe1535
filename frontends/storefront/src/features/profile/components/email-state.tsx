import type { User } from '@print-shop/contracts';
import { Button, toast } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { Check } from 'lucide-react';
import { useAskEmailConfirmation } from '../api/use-ask-email-confirmation.ts';
import { useText } from '../messages/index.ts';

export function EmailState({ email, emailConfirmed }: Pick<User, 'email' | 'emailConfirmed'>) {
  const text = useText().confirmation;
  const { mutate, isPending, isSuccess } = useAskEmailConfirmation((error) =>
    toast(messageOf(error, text.failed), 'bad'),
  );
  if (emailConfirmed)
    return (
      <p className="flex items-center gap-2 text-ink-soft text-small">
        <Check aria-hidden size={16} className="shrink-0" /> {text.confirmed(email)}
      </p>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small" role="status">
      <p className="min-w-0 flex-1 basis-56 text-ink-soft [overflow-wrap:anywhere]">
        {isSuccess ? text.sent(email) : text.open}
      </p>
      {!isSuccess && (
        <Button size="small" tone="outline" onClick={() => mutate()} isBusy={isPending} busyLabel={text.sending}>
          {text.send}
        </Button>
      )}
    </div>
  );
}
