import type { ProofSummary, Quotation } from '@print-shop/contracts';
import { openProof, quoteName } from '@print-shop/contracts/client';
import { Badge, Button } from '@print-shop/ui';
import { usePermission } from '@print-shop/web-kit';
import { LoadFailed } from '@print-shop/web-kit/region';
import { useState } from 'react';
import { Link } from 'react-router';
import { useQuotationProofs } from './api/use-quotation-proofs.ts';
import { BeginDialog } from './begin-dialog.tsx';
import { useText } from './messages/index.ts';
import { OrderProofs } from './order-proofs.tsx';
import { PROOF_TONES } from './tones.ts';

/**
 * Each line of a saved quotation with its proof, or the button that begins one. A quotation of a bulk order shows the proofs
 * of that.
 */
export function QuotationProofs({ quotation }: { quotation: Quotation }) {
  const mayRead = usePermission('artwork:read');
  if (!mayRead) return null;
  return quotation.bulkOrderId ? (
    <OrderProofs order={quotation.bulkOrderId} />
  ) : (
    <LinesWithProofs quotation={quotation} />
  );
}

function LinesWithProofs({ quotation }: { quotation: Quotation }) {
  const text = useText();
  const mayWrite = usePermission(openProof.permission);
  const { _id: id, items, customerName, sentTo: email, language = 'en' } = quotation;
  const query = useQuotationProofs(id);
  const { data: proofs } = query;
  const [begun, setBegun] = useState<number>();
  const lines = items.map(({ details, quantity }, line) => ({
    name: quoteName(details),
    quantity,
    line,
    productId: details.type === 'product' ? details.productId : undefined,
  }));
  // Lines of the same name have their proofs in the same order.
  const left = [...(proofs ?? [])];
  const rows = lines.map((line) => ({ ...line, proof: take(left, line) }));
  const beginning = begun === undefined ? undefined : lines[begun];
  return (
    <section aria-labelledby="proofs" className="rounded border border-rule bg-sheet p-5 print:hidden">
      <h2 id="proofs" className="mb-2 font-bold">
        {text.title}
      </h2>
      <LoadFailed query={query}>{text.failed}</LoadFailed>
      {proofs && (
        <ul className="divide-y divide-rule">
          {rows.map(({ line, name, proof }) => (
            <li key={line} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
              <span className="mr-auto [overflow-wrap:anywhere]">
                {proof ? (
                  <Link
                    to={`/admin/artwork/${proof._id}`}
                    className="inline-flex min-h-6 items-center text-action underline"
                  >
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </span>
              {proof && <Badge tone={PROOF_TONES[proof.state]}>{text.states[proof.state]}</Badge>}
              {proof && <span className="text-ink-soft text-small">{text.version(proof.version)}</span>}
              {!proof && mayWrite && (
                <Button tone="outline" size="small" aria-label={text.beginOf(name)} onClick={() => setBegun(line)}>
                  {text.begin}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {beginning && (
        <BeginDialog
          known={{ name: beginning.name, quantity: String(beginning.quantity), customerName, email, language }}
          productId={beginning.productId}
          quotation={{ id, line: beginning.line, name: beginning.name }}
          onClose={() => setBegun(undefined)}
        />
      )}
    </section>
  );
}

/** The proof of a line, taken out of those that are left: the one begun for that place, or one of its name. */
function take(left: ProofSummary[], { line, name }: { line: number; name: string }): ProofSummary | undefined {
  const ofName = left.filter(({ quotation }) => quotation?.name === name);
  const found = ofName.find(({ quotation }) => quotation?.line === line) ?? ofName[0];
  if (found) left.splice(left.indexOf(found), 1);
  return found;
}
