import type { Proof } from '@print-shop/contracts';

import { formatDateTime } from '@print-shop/i18n';
import { Badge, buttonClasses } from '@print-shop/ui';
import { NotFoundPage, usePageTitle, usePermission } from '@print-shop/web-kit';
import { Region } from '@print-shop/web-kit/region';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';
import { PageHead } from '../../page-head.tsx';
import { useText as useProofText } from '../../proofs/messages/index.ts';
import { PROOF_TONES } from '../../proofs/tones.ts';
import { PageKeys } from '../../shortcuts/shortcuts.tsx';
import { proofOf } from './api/use-proof-change.ts';
import { OrderOf } from './artwork-page.tsx';
import { Comments } from './components/comments.tsx';
import { FilePanel } from './components/file-panel.tsx';
import { PhoneApproval } from './components/phone-approval.tsx';
import { useNeighbours } from './components/queue-place.ts';
import { Versions } from './components/versions.tsx';
import { useText } from './messages/index.ts';

/** One line of an order: its file, the proofs of it, and what the customer says. */
export default function ProofPage() {
  const { id = '' } = useParams();
  return <Line key={id} id={id} />;
}

function Line({ id }: { id: string }) {
  const text = useText();
  const query = useQuery(proofOf(id));
  usePageTitle(query.data?.name ?? text.title);
  return (
    <Region query={query} loading={text.loading} failed={text.failed} level={1} empty={<NotFoundPage />}>
      {(proof) => <ProofOfLine proof={proof} />}
    </Region>
  );
}

function ProofOfLine({ proof }: { proof: Proof }) {
  const text = useText();
  const { states } = useProofText();
  const { _id: id } = proof;
  const mayWrite = usePermission('artwork:write');
  const { name, quantity, details, state, since, customer } = proof;
  return (
    <>
      <PageHead title={name} text={text.facts(quantity.toLocaleString('en-IN'), details)}>
        {mayWrite && <PhoneApproval proof={proof} />}
        <Neighbours id={id} />
      </PageHead>
      <NeighbourKeys id={id} />
      <p className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge tone={PROOF_TONES[state]}>{states[state]}</Badge>
        <span className="text-ink-soft">{text.since(formatDateTime(since))}</span>
        <OrderOf {...proof} />
        <span className="[overflow-wrap:anywhere]">
          {customer.name} {customer.email}
        </span>
      </p>
      {state === 'cancelled' && <p className="mb-5 rounded bg-paper-deep p-4 font-semibold">{text.cancelled}</p>}
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)] lg:items-start">
        <div className="grid gap-6">
          <FilePanel proof={proof} mayWrite={mayWrite} />
          <Comments proof={proof} mayWrite={mayWrite} />
        </div>
        <Versions proof={proof} />
      </div>
    </>
  );
}

/** The ways to the lines before and after this one in the list that it was opened from. */
function Neighbours({ id }: { id: string }) {
  const text = useText();
  const { previous, next, state } = useNeighbours(id);
  return [[previous, text.previous, 'k'] as const, [next, text.next, 'j'] as const].map(
    ([to, name, key]) =>
      to && (
        <Link
          key={key}
          to={`/admin/artwork/${to}`}
          state={state}
          aria-keyshortcuts={key}
          className={buttonClasses({ tone: 'quiet', size: 'small' })}
        >
          {name}
        </Link>
      ),
  );
}

/** The same by keys; nothing for a line that was opened by itself. */
function NeighbourKeys({ id }: { id: string }) {
  const { ofProof } = useText().keys;
  const navigate = useNavigate();
  const { previous, next, state } = useNeighbours(id);
  const open = (to: string | undefined) => () => {
    if (to) navigate(`/admin/artwork/${to}`, { state });
    return to !== undefined;
  };
  return previous || next ? <PageKeys actions={{ j: open(next), k: open(previous) }} rows={ofProof} /> : null;
}
