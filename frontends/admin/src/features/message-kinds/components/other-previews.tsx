import type { LanguageCode, MessageKind, OtherPreview } from '@print-shop/contracts';
import { Badge, Button, toast } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { useSendTest } from '../api/use-message-kinds.ts';
import { useText } from '../messages/index.ts';

interface OtherPreviewsProps {
  kind: MessageKind;
  language: LanguageCode;
  others: readonly OtherPreview[];
}

/**
 * The texts that phones and browsers show of a message, each with a test message to oneself. Nothing for a kind that goes by email
 * alone.
 */
export function OtherPreviews({ others, ...of }: OtherPreviewsProps) {
  const text = useText();
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="other-ways">
      <h3 id="other-ways" className="font-bold">
        {text.others.title}
      </h3>
      <ul className="mt-2 grid grid-cols-1 gap-3 xl:grid-cols-3">
        {others.map((other) => (
          <Other key={other.channel} {...of} other={other} />
        ))}
      </ul>
    </section>
  );
}

function Other({ kind, language, other }: Omit<OtherPreviewsProps, 'others'> & { other: OtherPreview }) {
  const text = useText();
  const { channel, title, text: words, template, variables, canSend } = other;
  const testing = useSendTest({ kind, language }, channel);
  const name = text.others.channels[channel];
  return (
    <li className="grid content-start gap-2 rounded border border-rule bg-paper-deep p-3 [overflow-wrap:anywhere]">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {name} {!canSend && <Badge tone="wait">{text.others.off}</Badge>}
      </p>
      <div lang={language}>
        {title && <p className="font-semibold">{title}</p>}
        <p>{words}</p>
      </div>
      {channel !== 'push' && (
        <dl className="text-small">
          <dt className="text-ink-soft">{text.others.template}</dt>
          <dd>{template || text.others.noTemplate}</dd>
          <dt className="mt-1 text-ink-soft">{text.others.variables}</dt>
          <dd lang={language}>{variables.join(' · ')}</dd>
        </dl>
      )}
      {canSend && (
        <Button
          tone="outline"
          size="small"
          className="justify-self-start"
          aria-label={text.others.testOf(name)}
          isBusy={testing.isPending}
          busyLabel={text.test.sending}
          onClick={() =>
            testing.mutate(undefined, {
              onSuccess: () => toast(text.others.sent(name)),
              onError: (error) => toast(messageOf(error, text.test.failed), 'bad'),
            })
          }
        >
          {text.test.send}
        </Button>
      )}
    </li>
  );
}
