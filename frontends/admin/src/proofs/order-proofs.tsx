import { Badge } from '@print-shop/ui';
import { LoadFailed } from '@print-shop/web-kit/region';
import { Link } from 'react-router';
import { useOrderProofs } from './api/use-order-proofs.ts';
import { useText } from './messages/index.ts';
import { PROOF_TONES } from './tones.ts';

/** Where the proof of each line of an order is. Nothing for an order without, and for roles that may not read artwork. */
export function OrderProofs({ order }: { order: string }) {
  const text = useText();
  const { proofs, query } = useOrderProofs(order);
  if (proofs.length === 0 && !query.isLoadingError) return null;
  return (
    <section aria-labelledby="proofs" className="rounded border border-rule bg-sheet p-4">
      <h2 id="proofs" className="mb-2 font-bold">
        {text.title}
      </h2>
      <LoadFailed query={query}>{text.failed}</LoadFailed>
      <ul className="grid gap-3">
        {proofs.map(({ _id, name, state, version }) => (
          <li key={_id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link
              to={`/admin/artwork/${_id}`}
              className="inline-flex min-h-6 items-center text-action underline [overflow-wrap:anywhere]"
            >
              {name}
            </Link>
            <Badge tone={PROOF_TONES[state]}>{text.states[state]}</Badge>
            <span className="text-ink-soft text-small">{text.version(version)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
