import type { ProofStepKind } from '@print-shop/contracts';
import { Link } from 'react-router';
import { useText } from './messages/index.ts';

interface ProofStepProps {
  event: ProofStepKind;
  proof: { id: string; version: number };
  /** The line, where it is known. */
  name?: string;
}

/** A step of a proof in a timeline, which leads to that proof. */
export function ProofStep({ event, proof, name }: ProofStepProps) {
  const text = useText();
  return (
    <Link to={`/admin/artwork/${proof.id}`} className="underline">
      {[text.steps[event](proof.version), name].filter(Boolean).join(': ')}
    </Link>
  );
}
