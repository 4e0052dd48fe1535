import { listOrderProofs } from '@print-shop/contracts/client';
import { Badge, type BadgeTone, buttonClasses } from '@print-shop/ui';
import { queryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useText } from './messages/index.ts';

const TONES: Record<string, BadgeTone> = { waiting: 'wait', 'changes-asked': 'info', approved: 'good' };

/** Where the proof of each line with a design is, and the way to it. Nothing for an order without. */
export function Proofs({ order }: { order: string }) {
  const { proofs: text } = useText();
  const { data = [] } = useQuery(queryFor(listOrderProofs, { params: { order } }));
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="proofs" className="rounded border border-rule bg-sheet p-5">
      <h2 id="proofs" className="font-bold">
        {text.title}
      </h2>
      <ul className="mt-3 grid gap-4">
        {data.map(({ _id, name, state, link }) => (
          <li key={_id} className="grid justify-items-start gap-2">
            <p className="flex flex-wrap items-center gap-2 [overflow-wrap:anywhere]">
              {name} <Badge tone={TONES[state] ?? 'plain'}>{text.states[state]}</Badge>
            </p>
            {link && (
              <Link
                to={link}
                className={buttonClasses({ tone: state === 'waiting' ? 'action' : 'outline', size: 'small' })}
              >
                {state === 'waiting' ? text.check : text.look}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
