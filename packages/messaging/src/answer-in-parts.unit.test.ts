import { type Part, type PartsSection, partsOf } from './answer-in-parts.ts';

async function all(...sections: PartsSection[]): Promise<Part[]> {
  const parts: Part[] = [];
  for await (const part of partsOf(sections)) parts.push(part);
  return parts;
}
const rows = (count: number, text = '') => Array.from({ length: count }, (_, n) => ({ n, text }));

describe('an answer in parts', () => {
  it('has a part for each section, also an empty one, and the last says how many there are', async () => {
    expect(await all({ section: 'cart', rows: [] }, { section: 'orders', rows: rows(1) })).toEqual([
      { part: 1, section: 'cart', rows: [] },
      { part: 2, of: 2, section: 'orders', rows: [{ n: 0, text: '' }] },
    ]);
  });

  it('holds at most 100 rows in a part, and loses none', async () => {
    const parts = await all({ section: 'orders', rows: rows(201) });
    expect(parts.map((part) => part.rows.length)).toEqual([100, 100, 1]);
    expect(parts.map(({ of }) => of)).toEqual([undefined, undefined, 3]);
    expect(parts.flatMap((part) => part.rows)).toEqual(rows(201));
  });

  it('holds at most 200,000 characters in a part, but for a single long row', async () => {
    const parts = await all({
      section: 'orders',
      rows: [...rows(3, 'x'.repeat(90_000)), ...rows(1, 'x'.repeat(300_000))],
    });
    expect(parts.map((part) => part.rows.length)).toEqual([2, 1, 1]);
  });
});
