/** Code whose tests are measured: the files of `path`, and the kinds of tests in `tests` that are asked in turn. */
export interface Target {
  path: string;
  tests: string;
  kinds: readonly ('unit' | 'int')[];
}

export const TARGETS: readonly Target[] = [
  { path: 'packages/contracts/src/price', tests: 'packages/contracts/src/price/', kinds: ['unit'] },
  { path: 'packages/messaging/src', tests: 'packages/messaging/src/', kinds: ['unit', 'int'] },
  { path: 'services/billing/src/invoice', tests: 'services/billing/src/invoice/', kinds: ['unit', 'int'] },
  { path: 'services/billing/src/returns', tests: 'services/billing/src/returns/', kinds: ['unit', 'int'] },
  { path: 'services/catalog/src/stock', tests: 'services/catalog/src/stock/', kinds: ['unit', 'int'] },
  { path: 'services/ordering/src/order/order.ts', tests: 'services/ordering/src/order/', kinds: ['unit'] },
];

/** A change after which the code does the same, so that no test can see it. */
export interface Equivalent {
  path: string;
  /** The line, its changed code, and the code in its place. */
  lineText: string;
  code: string;
  text: string;
  reason: string;
}

export const EQUIVALENTS: readonly Equivalent[] = [
  {
    path: 'services/billing/src/returns/returns.routes.ts',
    lineText: 'if (!corrects) totals.set(document.id, document.totals.totalPaise);',
    code: '!corrects',
    text: 'corrects',
    reason: 'The map saves queries. An invoice that it lacks is read from the database.',
  },
];
