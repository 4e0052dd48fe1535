import { MAX_IMPORT_ROWS } from '@print-shop/contracts';
import writeXlsx from 'write-excel-file/node';
import { readTableFile } from './read-table-file.ts';
import type { TableRow } from './table.ts';

/** The table of a file with its rows, or its fault. */
async function tableOf(bytes: Buffer) {
  const rows: TableRow[] = [];
  const read = await readTableFile(bytes, (row) => rows.push(row));
  return 'kind' in read ? read : { columns: read.columns, rows };
}
const read = (text: string) => tableOf(Buffer.from(text));

describe('a CSV file', () => {
  it('has titles in its first filled row, and keeps the numbers of its rows', async () => {
    expect(await read('\n\nName , Price\nMug,10\n\n" Tee ",20\n,\n')).toEqual({
      columns: ['Name', 'Price'],
      rows: [
        { row: 4, cells: ['Mug', '10'] },
        { row: 6, cells: ['Tee', '20'] },
      ],
    });
  });

  it('is read below the headings of a report, whatever its delimiter', async () => {
    const report = ['Chhaap Prints', 'Stock Summary', '1-Apr-26 to 31-Mar-27', '', 'Item;Rate', 'Mug, large;10'];
    expect(await read(report.join('\n'))).toEqual({
      columns: ['Item', 'Rate'],
      rows: [{ row: 6, cells: ['Mug, large', '10'] }],
    });
  });

  it('may have one column', async () => {
    const names = Array.from({ length: 30 }, (_, n) => `Mug ${n}`);
    for (const some of [names.slice(0, 3), names])
      expect(await read(['Name', ...some].join('\n'))).toEqual({
        columns: ['Name'],
        rows: some.map((name, n) => ({ row: n + 2, cells: [name] })),
      });
  });

  it.each([',', ';', '\t', '|'])('is read with the delimiter %j', async (delimiter) => {
    const text = [`Name${delimiter}Price`, `"Mug, large"${delimiter}10`].join('\r\n');
    expect(await read(text)).toMatchObject({ columns: ['Name', 'Price'], rows: [{ cells: ['Mug, large', '10'] }] });
  });

  it('is read with the delimiter that Excel names', async () => {
    expect(await read('sep=;\nName;Price, net\nMug;10')).toMatchObject({ columns: ['Name', 'Price, net'] });
  });

  it('names columns without a title, and tells equal titles apart', async () => {
    expect(await read('Name,,Name,Name (2)\nMug,1,2,3')).toMatchObject({
      columns: ['Name', 'B', 'Name (2)', 'Name (2) (2)'],
    });
  });

  it('takes an inch mark for what it is', async () => {
    expect(await read('Name,Price\nBanner 12" x 18",90')).toMatchObject({
      rows: [{ cells: ['Banner 12" x 18"', '90'] }],
    });
  });

  it('is refused at a row that is too long', async () => {
    expect(await read(`Name\nMug\n${'x'.repeat(10_001)}`)).toEqual({ kind: 'long-row', row: 3 });
  });

  it('gives back what an export has disarmed', async () => {
    expect(await read(`Name\n"'=1+1"\n'+91 98\n'quoted'`)).toMatchObject({
      rows: [{ cells: ['=1+1'] }, { cells: ['+91 98'] }, { cells: ["'quoted'"] }],
    });
  });

  it.each([
    ['', 'no-rows'],
    ['Name,Price\n', 'no-rows'],
    ['\u0000\u0001\u0002\u0003', 'no-table'],
    [`Name\n${'x\n'.repeat(MAX_IMPORT_ROWS + 1)}`, 'too-many-rows'],
    [`${'x,'.repeat(201)}y\n1`, 'too-many-columns'],
  ])('is refused where it has no table that can be imported', async (text, kind) => {
    expect(await read(text)).toEqual({ kind });
  });

  it('is refused at the row whose quotation mark has no end', async () => {
    expect(await read('Name\nMug\n"Tee\nCap')).toMatchObject({ kind: 'open-quote' });
  });
});

describe('a workbook', () => {
  const book = async (rows: (string | number | Date | boolean | null)[][]) => {
    const cells = rows.map((row) =>
      row.map((value) =>
        value === null ? null : { value, ...(value instanceof Date ? { format: 'dd/mm/yyyy' } : {}) },
      ),
    );
    return (await writeXlsx(cells as never)).toBuffer();
  };

  it('is read by its first sheet, with dates as days', async () => {
    const rows = [
      ['Name', 'Price', 'Since', 'New'],
      ['Mug', 10.5, new Date('2026-11-23'), true],
      [null, null, null, null],
      ['Tee', 20, null, false],
    ];
    expect(await tableOf(await book(rows))).toEqual({
      columns: ['Name', 'Price', 'Since', 'New'],
      rows: [
        { row: 2, cells: ['Mug', '10.5', '2026-11-23', 'true'] },
        { row: 4, cells: ['Tee', '20', '', 'false'] },
      ],
    });
  });

  it('is refused where the archive is none', async () => {
    expect(await tableOf(Buffer.from('PK\u0003\u0004 broken'))).toEqual({ kind: 'no-table' });
  });

  it('is refused in the old format', async () => {
    expect(await tableOf(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]))).toEqual({ kind: 'old-excel' });
  });
});
