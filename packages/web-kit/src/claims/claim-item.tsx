import type { Claim } from '@print-shop/contracts';
import { formatDate, formatRupees } from '@print-shop/i18n';
import { Badge, type BadgeTone, StoredDesign } from '@print-shop/ui';
import type { ReactNode } from 'react';
import type { NamedLine } from './api/use-claims.ts';
import { useText } from './messages/index.ts';

const tones: Record<Claim['state'], BadgeTone> = {
  open: 'info',
  withdrawn: 'plain',
  accepted: 'good',
  declined: 'bad',
};

interface ClaimItemProps {
  claim: Claim;
  lines: readonly NamedLine[];
  children?: ReactNode;
}

/** One claim: what is wrong, of what, with pictures, and the answer. */
export function ClaimItem({ claim, lines, children }: ClaimItemProps) {
  const text = useText();
  const { kind, state, pictures, reason, remedy, refund } = claim;
  const nameOf = (line: string) => lines.find((one) => one.line === line)?.name ?? '';
  return (
    <li className="grid gap-2 border-rule border-t py-4 [overflow-wrap:anywhere]">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{text.kinds[kind]}</span>
        <Badge tone={tones[state]}>{text.states[state]}</Badge>
        <span className="text-ink-soft text-small">{text.saidOn(formatDate(claim.at))}</span>
      </p>
      <p className="tabular text-ink-soft text-small">
        {claim.lines.map(({ line, pieces }) => `${pieces} × ${nameOf(line)}`).join(', ')}
      </p>
      <p className="whitespace-pre-wrap">{claim.text}</p>
      {pictures.length > 0 && (
        <ul aria-label={text.pictures} className="flex flex-wrap gap-3">
          {pictures.map((url, index) => (
            <li key={url.split('?', 1)[0]}>
              <StoredDesign url={url}>{text.picture(index + 1)}</StoredDesign>
            </li>
          ))}
        </ul>
      )}
      {reason && (
        <div className="rounded bg-paper-deep px-4 py-3">
          <p className="font-semibold text-small">{text.answer}</p>
          {remedy === 'reprint' && <p>{text.reprint}</p>}
          {refund !== undefined && <p>{text.refund(formatRupees(refund))}</p>}
          <p>{reason}</p>
        </div>
      )}
      {children}
    </li>
  );
}
