import { csvOf } from './csv.ts';

interface Row {
  name: string;
  total: number;
}
const row = (name: string, total: number): Row => ({ name, total });
const COLUMNS = [
  { id: 'name', title: 'Name', value: ({ name }: Row) => name },
  { id: 'actions', title: 'Actions', cell: () => 'Edit' },
  { id: 'total', title: 'Total', value: ({ total }: Row) => total, cell: () => '₹1' },
];

describe('the file of a table', () => {
  it('has the values of its columns in UTF-8, and no buttons', () => {
    expect(csvOf(COLUMNS, [row('आशा "A", Rao', 12.5), row('', -3)])).toBe(
      '\uFEFF"Name","Total"\r\n"आशा ""A"", Rao","12.5"\r\n"","-3"\r\n',
    );
  });

  it('has nothing that a spreadsheet calculates', () => {
    expect(csvOf(COLUMNS, [row('=HYPERLINK("x")', 0)])).toContain('"\'=HYPERLINK(""x"")"');
  });
});
