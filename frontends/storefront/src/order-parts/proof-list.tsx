import type { OrderProof } from '@print-shop/contracts';
import { Badge, type BadgeTone, buttonClasses } from '@print-shop/ui';
import { Link } from 'react-router';
import { useText } from './messages/index.ts';

const TONES: Record<string, BadgeTone> = { waiting: 'wait', 'changes-asked': 'info', approved: 'good' };

/** Where the proof of each line is, and the way to it. Nothing without proofs. */
export function ProofList({ proofs, className = '' }: { proofs: readonly OrderProof[]; className?: string }) {
  const { proofs: text } = useText();
  if (proofs.length === 0) return null;
  return (
    <section aria-labelledby="proofs" className={`rounded border border-rule bg-sheet p-6 ${className}`}>
      <h2 id="proofs" className="font-bold">
        {text.title}
      </h2>
      <ul className="mt-3 grid gap-4">
        {proofs.map(({ _id, name, state, link }) => (
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
