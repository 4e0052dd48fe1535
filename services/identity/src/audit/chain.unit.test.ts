import type { ChangeRecord } from '@print-shop/contracts';
import { faultOf, type Linked, linkAfter } from './chain.ts';

const record = (label: string): ChangeRecord => ({
  kind: 'product',
  id: '0'.repeat(24),
  label,
  action: 'updated',
  by: { id: '1'.repeat(24), name: 'Meera' },
  from: { address: '203.0.113.7', userAgent: 'Firefox' },
  at: '2026-11-22T10:00:00.000Z',
  changes: [{ field: 'price', before: '349', after: '399' }],
});

function chainOf(...labels: string[]): Linked[] {
  const chain: Linked[] = [];
  for (const label of labels) chain.push({ ...linkAfter(chain.at(-1), record(label)), record: record(label) });
  return chain;
}

/** The first fault that a reader finds. */
const firstFault = (chain: readonly Linked[]) =>
  chain.map((entry, index) => faultOf(entry, chain[index - 1])).find((fault) => fault !== undefined);

describe('the chain of the audit trail', () => {
  const [one, two, three] = chainOf('one', 'two', 'three') as [Linked, Linked, Linked];

  it('is whole as it was written', () => expect(firstFault([one, two, three])).toBeUndefined());

  it.each<[string, (record: ChangeRecord) => ChangeRecord]>([
    ['who', (was) => ({ ...was, by: { ...was.by, name: 'Ravi' } })],
    ['when', (was) => ({ ...was, at: '2026-11-22T10:00:00.001Z' })],
    ['from where', (was) => ({ ...was, from: { address: '203.0.113.8', userAgent: 'Firefox' } })],
    ['what', (was) => ({ ...was, changes: [{ field: 'price', before: '349', after: '1' }] })],
    ['on which object', (was) => ({ ...was, id: '2'.repeat(24) })],
  ])('shows that somebody changed %s', (_, change) => {
    expect(firstFault([one, { ...two, record: change(two.record) }, three])).toBe('entry 2 was changed');
  });

  it('shows that an entry was changed together with its hash', () => {
    const changed = { ...record('two'), label: 'else' };
    const forged = { ...linkAfter(one, changed), record: changed };
    expect(firstFault([one, forged, three])).toBe('entry 3 does not follow the one before it');
  });

  it.each([
    ['in the middle', [one, three], 'entry 2 is missing'],
    ['at the beginning', [two, three], 'entry 1 is missing'],
  ])('shows that an entry was removed %s', (_, chain, fault) => expect(firstFault(chain)).toBe(fault));
});
