import type { AuditedKind } from '@print-shop/contracts';
import { fieldName, kindName } from '../words.ts';

export const en = {
  title: 'History',
  loading: 'Loading history...',
  failed: 'The history could not be loaded.',
  none: 'Nobody has changed this yet.',
  /** Customers are recorded without their names. */
  by: (name: string) => (name === 'customer' ? 'The customer' : name),
  did: (action: string) => ` ${action}`,
  it: ' this',
  what: (kind: AuditedKind) => ` ${kindName(kind)}`,
  label: (_kind: AuditedKind, label: string) => label,
  field: (path: string): string => fieldName(path),
  value: (_field: string, value: string) => value,
  fields: (count: number) => `${count} fields`,
};
