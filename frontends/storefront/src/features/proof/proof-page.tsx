import type { ProofPin, ProofVersion, SharedProof } from '@print-shop/contracts';
import { orderNumber } from '@print-shop/contracts/client';
import { formatDateTime } from '@print-shop/i18n';
import { Button } from '@print-shop/ui';
import { useLinkToken, usePageTitle } from '@print-shop/web-kit';
import { Region } from '@print-shop/web-kit/region';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HelpLine } from '../../order-parts/help-line.tsx';
import { LinkIsOver } from '../../order-parts/link-is-over.tsx';
import { proofOf } from './api/use-proof.ts';
import { Answer } from './components/answer.tsx';
import { Comments } from './components/comments.tsx';
import { VersionView } from './components/version-view.tsx';
import { useText } from './messages/index.ts';

/** The page of a proof's link in an email. The customer looks at the proof, comments, and approves it or asks for changes. */
export default function ProofPage() {
  const text = useText();
  const token = useLinkToken();
  return token ? <Shared key={token} token={token} /> : <LinkIsOver text={text} />;
}

function Shared({ token }: { token: string }) {
  const text = useText();
  const query = useQuery(proofOf(token));
  usePageTitle(query.data ? text.page(query.data.name) : text.title);
  return (
    <Region
      query={query}
      loading={text.loading}
      failed={text.failed}
      level={1}
      refused={({ status }) => status === 404 && <LinkIsOver text={text} />}
    >
      {(proof) => <Proof token={token} proof={proof} />}
    </Region>
  );
}

interface ProofProps {
  token: string;
  proof: SharedProof;
}

function Proof({ token, proof }: ProofProps) {
  const text = useText();
  const { name, details, quantity, customerName, orderId, orderKind, state } = proof;
  const number = orderId ? orderNumber(orderId, orderKind) : '';
  const facts = [
    name,
    details,
    text.pieces(quantity.toLocaleString('en-IN')),
    number && text.order(number),
    customerName && text.for(customerName),
  ];
  return (
    <div className="page pt-10 pb-20 lg:pt-14">
      <p className="text-ink-soft [overflow-wrap:anywhere]">{facts.filter(Boolean).join(' · ')}</p>
      <h1 className="headline mt-1 text-title">{text.headlines[state]}</h1>
      <p className="mt-2 max-w-[60ch]">{text.leads[state]}</p>
      <Versions token={token} proof={proof} />
      <HelpLine number={number} />
    </div>
  );
}

/** The version that is looked at, the newest first, beside the answer and the comments. */
function Versions({ token, proof }: ProofProps) {
  const text = useText();
  const { versions, customerName } = proof;
  const isOver = proof.state === 'cancelled';
  const notes = proof.notes.map((note, index) => ({ ...note, number: index + 1 }));
  const [chosen, setChosen] = useState<number>();
  const [pin, setPin] = useState<ProofPin | null>(null);
  const [isPlacing, setIsPlacing] = useState(false);
  const newest = versions.at(-1);
  const shown = versions.find(({ version }) => version === chosen) ?? newest;
  if (!newest || !shown) return null;
  const place = (at: ProofPin) => {
    setPin(at);
    setIsPlacing(false);
  };
  return (
    <div className="mt-8 grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:gap-14">
      <div className="grid min-w-0 content-start gap-5">
        {versions.length > 1 && <Choice versions={versions} shown={shown} onChoose={setChosen} />}
        {shown !== newest && (
          <p className="flex flex-wrap items-center gap-3 rounded bg-paper-deep p-3 text-small">
            {text.older}
            <Button tone="outline" size="small" onClick={() => setChosen(undefined)}>
              {text.toNewest}
            </Button>
          </p>
        )}
        {shown.note && (
          <p className="whitespace-pre-line border-action border-l-4 pl-4 [overflow-wrap:anywhere]">
            <span className="font-semibold">{text.fromUs}</span> {shown.note}
          </p>
        )}
        <VersionView
          key={shown.version}
          version={shown}
          notes={notes}
          pin={pin}
          isPlacing={isPlacing}
          onPlacing={setIsPlacing}
          onPlace={place}
        />
        <Decision version={shown} />
      </div>
      <div className="grid content-start gap-10">
        {newest.state === 'open' && (
          <Answer token={token} version={newest.version} needsCode={proof.needsCode} customerName={customerName} />
        )}
        <Comments
          token={token}
          version={newest.version}
          notes={notes}
          pin={pin}
          isOver={isOver}
          onRemovePin={() => setPin(null)}
        />
      </div>
    </div>
  );
}

interface ChoiceProps {
  versions: readonly ProofVersion[];
  shown: ProofVersion;
  onChoose: (version: number) => void;
}

function Choice({ versions, shown, onChoose }: ChoiceProps) {
  const text = useText();
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-1.5 font-semibold text-small">{text.versions}</legend>
      {versions.map(({ version, state }) => (
        <Button
          key={version}
          tone={version === shown.version ? 'action' : 'outline'}
          size="small"
          aria-pressed={version === shown.version}
          onClick={() => onChoose(version)}
        >
          {text.version(version)}, {text.versionStates[state]}
        </Button>
      ))}
    </fieldset>
  );
}

/** The answer to a version, and which file it is about. */
function Decision({ version: { decision, sha256 } }: { version: ProofVersion }) {
  const text = useText();
  const at = decision ? formatDateTime(decision.at) : '';
  return (
    <div className="grid gap-1 text-small">
      {decision?.answer === 'approved' && (
        <p className="font-semibold">
          {decision.by === 'staff' ? text.byPhone(decision.name, at) : text.approvedBy(decision.name, at)}
        </p>
      )}
      {decision?.answer === 'changes-asked' && (
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">
          <span className="font-semibold">{text.changesOn(at)}</span> {decision.note}
        </p>
      )}
      <p className="text-caption text-ink-soft [overflow-wrap:anywhere]">
        {text.fingerprint}: <code>{sha256}</code>
      </p>
    </div>
  );
}
