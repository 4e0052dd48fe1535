import type { ProofState, ProofStepKind } from '@print-shop/contracts';

const states: Record<ProofState, string> = {
  'needs-mending': 'Needs fixing',
  'to-proof': 'To proof',
  waiting: 'Waits for the customer',
  'changes-asked': 'Changes requested',
  approved: 'Approved',
  cancelled: 'Cancelled',
};
const steps: Record<ProofStepKind, (version: number) => string> = {
  'proof-sent': (version) => `Proof ${version} sent`,
  'proof-seen': (version) => `Proof ${version} opened`,
  'proof-reminded': (version) => `Reminder about proof ${version} sent`,
  'proof-commented': (version) => `Comment on proof ${version}`,
  'proof-replied': (version) => `Comment on proof ${version} answered`,
  'proof-changes-asked': (version) => `Changes to proof ${version} requested`,
  'proof-approved': (version) => `Proof ${version} approved`,
  'proof-approved-by-phone': (version) => `Proof ${version} approved by phone`,
};

export const en = {
  title: 'Proofs',
  states,
  steps,
  version: (version: number) => (version === 0 ? 'not sent yet' : `version ${version}`),
  failed: 'The proofs could not be loaded.',
  approvedFile: 'Approved print file',
  downloading: 'Downloading...',
  printFailed: 'The print file could not be loaded.',
  beginning: {
    title: 'New proof',
    lead: 'For a quotation, or what is not ordered yet. The customer gets a link by email, without an account.',
    name: 'What is printed',
    productType: 'Product type',
    quantity: 'Pieces',
    customerName: 'Customer',
    email: 'Email of the customer',
    language: 'Language of the emails',
    submit: 'Start',
    busy: 'Starting...',
    failed: 'The proof could not be started. Please try again.',
  },
  begin: 'Start a proof',
  beginOf: (name: string) => `Start a proof of ${name}`,
};
