import { changeRecord, changesBetween } from './changes.ts';

describe('changesBetween', () => {
  it('names what differs, and nothing else', () => {
    expect(changesBetween({ name: 'Tee', price: 349.5, stock: 3 }, { name: 'Tee', price: 399, stock: 3 })).toEqual([
      { field: 'price', before: '349.5', after: '399' },
    ]);
  });

  it.each([
    ['yes and no', { isNew: false }, { isNew: true }, { field: 'isNew', before: 'no', after: 'yes' }],
    ['lists', { sizes: ['S'] }, { sizes: ['S', 'M'] }, { field: 'sizes', before: 'S', after: 'S, M' }],
    [
      'a field inside',
      { address: { city: 'Pune' } },
      { address: { city: 'Agra' } },
      {
        field: 'address.city',
        before: 'Pune',
        after: 'Agra',
      },
    ],
    ['a field that begins', {}, { gsm: 80 }, { field: 'gsm', before: '', after: '80' }],
    ['a field that ends', { note: 'x' }, { note: null }, { field: 'note', before: 'x', after: '' }],
    ['a list of objects', { lines: [{ a: 1 }] }, { lines: [] }, { field: 'lines', before: '{"a":1}', after: '' }],
    ['a date', { until: new Date(0) }, {}, { field: 'until', before: '1970-01-01T00:00:00.000Z', after: '' }],
  ])('says %s in words', (_what, before, after, change) => {
    expect(changesBetween(before, after)).toEqual([change]);
  });

  it('tells all of an object that began, and of one that ended', () => {
    expect(changesBetween(undefined, { name: 'Tee', note: '' })).toEqual([{ field: 'name', before: '', after: 'Tee' }]);
    expect(changesBetween({ name: 'Tee' }, undefined)).toEqual([{ field: 'name', before: 'Tee', after: '' }]);
  });

  it('leaves out what only keeps the books', () => {
    expect(changesBetween({ _id: 1, version: 1, updatedAt: new Date(0) }, { _id: 2, version: 2 })).toEqual([]);
  });

  it('says of a secret only that it changed', () => {
    expect(changesBetween({ passwordHash: 'abc' }, { passwordHash: 'def' })).toEqual([
      { field: 'passwordHash', before: '••••', after: '••••' },
    ]);
  });

  it('keeps of a long text the part where the difference begins', () => {
    const [change] = changesBetween(
      { description: `${'a'.repeat(3000)} cotton` },
      { description: `${'a'.repeat(3000)} linen` },
    );
    expect(change?.before).toMatch(/^…a+ cotton$/);
    expect(change?.after).toMatch(/^…a+ linen$/);
    expect(change?.after.length).toBeLessThan(170);
  });
});

describe('changeRecord', () => {
  it('names the writer as well as the token allows', () => {
    const what = { kind: 'product', id: 'p', label: 'Tee', action: 'created' } as const;
    expect(changeRecord({ id: 'u', name: 'Meera', email: 'm@x.in' }, what).by).toEqual({ id: 'u', name: 'Meera' });
    expect(changeRecord({ id: 'u', email: 'm@x.in' }, what).by).toEqual({ id: 'u', name: 'm@x.in' });
    expect(changeRecord({ id: 'u' }, what, new Date(0))).toMatchObject({
      by: { id: 'u', name: 'u' },
      at: '1970-01-01T00:00:00.000Z',
      changes: [],
    });
  });
});
