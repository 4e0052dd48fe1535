import type { MessageKind, MessageKindResponse } from '@print-shop/contracts';
import { Badge } from '@print-shop/ui';
import { Link } from 'react-router';
import { useMessageWords } from '../../../message-words/index.ts';
import { useText } from '../messages/index.ts';

interface KindListProps {
  kinds: readonly MessageKindResponse[];
  current: MessageKind;
  addressOf(kind: MessageKind): string;
}

/** All kinds, those to customers first; the current one is marked. */
export function KindList({ kinds, current, addressOf }: KindListProps) {
  const text = useText();
  const words = useMessageWords();
  return (
    <nav aria-label={text.title} className="grid gap-4 rounded border border-rule bg-sheet p-3">
      {(['customers', 'staff'] as const).map((group) => (
        <div key={group}>
          <h2 className="px-2 font-bold">{text.groups[group]}</h2>
          <ul className="mt-1 grid grid-cols-2 lg:grid-cols-1">
            {kinds
              .filter(({ staff }) => staff === (group === 'staff'))
              .map(({ kind, required, sentences }) => (
                <li key={kind}>
                  <Link
                    to={addressOf(kind)}
                    state={{ keepsScroll: true }}
                    aria-current={kind === current ? 'page' : undefined}
                    className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-0.5 rounded px-2 py-1.5 hover:bg-paper-deep aria-[current=page]:bg-paper-deep aria-[current=page]:font-semibold"
                  >
                    {words.kinds[kind]}
                    {required && <Badge>{text.required}</Badge>}
                    {Object.values(sentences).some(Boolean) && <Badge tone="info">{text.own}</Badge>}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
