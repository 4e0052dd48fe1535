import type { ProofState } from '@print-shop/contracts';
import type { BadgeTone } from '@print-shop/ui';

export const PROOF_TONES: Record<ProofState, BadgeTone> = {
  'needs-mending': 'bad',
  'to-proof': 'wait',
  waiting: 'info',
  'changes-asked': 'wait',
  approved: 'good',
  cancelled: 'plain',
};
