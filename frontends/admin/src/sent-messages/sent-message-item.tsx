import type { MessageState, SentMessage } from '@print-shop/contracts';
import { formatDateTime, LANGUAGES } from '@print-shop/i18n';
import { Badge, type BadgeTone } from '@print-shop/ui';
import { useMessageWords } from '../message-words/index.ts';
import { useText } from './messages/index.ts';

const tones: Record<MessageState, BadgeTone> = {
  waiting: 'wait',
  sent: 'good',
  failed: 'bad',
  held: 'bad',
  dropped: 'plain',
};

/** Why the message has not gone out, and what to do; empty for one that has. */
function useProblem({ state, fault, refused }: SentMessage): string[] {
  const text = useText();
  const cause = fault ? [text.faults[fault]] : [];
  switch (state) {
    case 'sent':
      return refused ? [text.refused] : [];
    case 'dropped':
      return [text.dropped];
    case 'held':
      return [text.faults.address, text.held];
    case 'failed':
      return [...cause, text.failedNext];
    case 'waiting':
      return cause;
  }
}

/** One message: its kind, its recipient, its outcome, and its words. */
export function SentMessageItem({ message }: { message: SentMessage }) {
  const text = useText();
  const { kinds, channels } = useMessageWords();
  const { kind, channel, to, language, state, createdAt, settledAt, nextTryAt, reason, subject } = message;
  const problem = useProblem(message);
  const isSent = state === 'sent' && settledAt;
  return (
    <li className="grid gap-0.5 [overflow-wrap:anywhere]">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-semibold">{kinds[kind]}</span>
        <Badge tone={tones[state]}>{text.states[state]}</Badge>
      </p>
      {channel === 'push' && <p>{`${channels.push} · ${LANGUAGES[language]}`}</p>}
      {channel !== 'push' && to && <p>{text.to(channels[channel], to, LANGUAGES[language])}</p>}
      <p className="text-ink-soft">
        {isSent ? text.sentAt(formatDateTime(settledAt)) : text.writtenAt(formatDateTime(createdAt))}
      </p>
      {problem.length > 0 && <p className={state === 'dropped' ? 'text-ink-soft' : 'text-bad'}>{problem.join(' ')}</p>}
      {nextTryAt && <p>{text.nextTry(formatDateTime(nextTryAt))}</p>}
      {reason && state !== 'sent' && state !== 'dropped' && (
        <p className="text-caption text-ink-soft">{text.answer(reason)}</p>
      )}
      {message.text && (
        <details>
          <summary className="min-h-6 cursor-pointer text-ink-soft">{text.read}</summary>
          <div lang={language} className="mt-1 border-rule border-l-2 pl-3">
            <p className="font-semibold">{subject}</p>
            <p className="whitespace-pre-wrap">{message.text}</p>
          </div>
        </details>
      )}
    </li>
  );
}
