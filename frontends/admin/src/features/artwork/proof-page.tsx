import { followAllOrders, getProof } from '@print-shop/contracts/client';
import { formatDateTime } from '@print-shop/i18n';
import { Badge, buttonClasses, ErrorState, Spinner } from '@print-shop/ui';
import { NotFoundPage, usePageTitle, usePermission } from '@print-shop/web-kit';
import { useLive } from '@print-shop/web-kit/live';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { PageHead } from '../../page-head.tsx';
import { useText as useProofText } from '../../proofs/messages/index.ts';
import { PROOF_TONES } from '../../proofs/tones.ts';
import { OrderOf } from './artwork-page.tsx';
import { Comments } from './components/comments.tsx';
import { FilePanel } from './components/file-panel.tsx';
import { PhoneApproval } from './components/phone-approval.tsx';
import { proofOf } from './components/use-proof-change.ts';
import { Versions } from './components/versions.tsx';
import { useText } from './messages/index.ts';

/** What is read again when something happens to an order. */
const LIVE = [getProof];

/** One line of an order: its file, the proofs of it, and what the customer says. */
export default function ProofPage() {
  useLive(followAllOrders, LIVE);
  const text = useText();
  const { states } = useProofText();
  const { id = '' } = useParams();
  const mayWrite = usePermission('artwork:write');
  const { data, isPending, isError, refetch } = useQuery(proofOf(id));
  usePageTitle(data?.name ?? text.title);
  if (isPending) return <Spinner label={text.loading} />;
  if (isError) return <ErrorState level={1} title={text.failed} onRetry={() => refetch()} />;
  if (!data) return <NotFoundPage />;
  const { name, quantity, details, state, since, customer } = data;
  return (
    <>
      <PageHead title={name} text={text.facts(quantity.toLocaleString('en-IN'), details)}>
        {mayWrite && <PhoneApproval proof={data} />}
        <Link to="/admin/artwork" className={buttonClasses({ tone: 'quiet', size: 'small' })}>
          {text.all}
        </Link>
      </PageHead>
      <p className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge tone={PROOF_TONES[state]}>{states[state]}</Badge>
        <span className="text-ink-soft">{text.since(formatDateTime(since))}</span>
        <OrderOf {...data} />
        <span className="[overflow-wrap:anywhere]">
          {customer.name} {customer.email}
        </span>
      </p>
      {state === 'cancelled' && <p className="mb-5 rounded bg-paper-deep p-4 font-semibold">{text.cancelled}</p>}
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)] lg:items-start">
        <div className="grid gap-6">
          <FilePanel proof={data} mayWrite={mayWrite} />
          <Comments proof={data} mayWrite={mayWrite} />
        </div>
        <Versions proof={data} />
      </div>
    </>
  );
}
