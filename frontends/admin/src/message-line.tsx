import { FormMessage } from '@print-shop/ui';
import type { Message } from './use-message.ts';

export function MessageLine({ message }: { message: Message | undefined }) {
  return message ? (
    <div className="mb-4 print:hidden">
      <FormMessage tone={message.tone} detail={message.detail}>
        {message.text}
      </FormMessage>
    </div>
  ) : null;
}
