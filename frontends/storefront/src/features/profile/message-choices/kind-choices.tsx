import type { Channel, MessagePreferences } from '@print-shop/contracts';
import { Checkbox } from '@print-shop/ui';
import { useMessageKinds } from '../../../message-kinds/index.ts';
import { useText } from './messages/index.ts';
import type { Change } from './with-change.ts';

interface KindChoicesProps {
  data: MessagePreferences;
  onChange(change: Change): void;
}

type Row = MessagePreferences['kinds'][number];

/** One line per kind of message, with a box for each channel that the shop has. */
export function KindChoices({ data: { kinds, channels }, onChange }: KindChoicesProps) {
  const text = useText();
  const names = useMessageKinds();
  const isFixed = ({ required }: Row, channel: Channel) => required && channel === 'email';
  return (
    <ul aria-label={text.title} className="mt-5 border-rule border-t">
      {kinds.map((row) => (
        <li
          key={row.kind}
          className="flex flex-wrap items-center justify-between gap-x-6 border-rule border-b py-2 sm:flex-nowrap"
        >
          <div className="min-w-0 basis-full sm:basis-auto">
            <p className="font-semibold text-small">{names[row.kind]}</p>
            {row.required && channels.includes('email') && (
              <p className="text-caption text-ink-soft">{text.required[row.kind]}</p>
            )}
          </div>
          <div className="grid w-full grid-cols-2 gap-x-6 sm:flex sm:w-auto sm:shrink-0">
            {channels.map((channel) => (
              <Checkbox
                key={channel}
                label={text.channels[channel]}
                aria-label={text.kindBy(names[row.kind], text.channels[channel])}
                checked={isFixed(row, channel) || row.on.includes(channel)}
                disabled={isFixed(row, channel)}
                onChange={({ target }) => onChange({ kinds: [{ kind: row.kind, channel, on: target.checked }] })}
              />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
