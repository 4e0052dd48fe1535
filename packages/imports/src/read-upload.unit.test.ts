import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { zipSync } from 'fflate';
import { withTable, withTemporaryFile } from './read-upload.ts';
import type { TableRow } from './table.ts';

const table = Buffer.from('Name,Price\nMug,10');
const picture = randomBytes(64);
const read = (bytes: Uint8Array, takesPictures = true) =>
  withTemporaryFile(async (path) => {
    await writeFile(path, bytes);
    return withTable(path, bytes.length, takesPictures, async ({ columns, hasPictures, each }) => {
      const rows: TableRow[] = [];
      for await (const row of each()) rows.push(row);
      return { columns, hasPictures, rows };
    });
  });
const refusal = (bytes: Uint8Array, takesPictures = true) =>
  read(bytes, takesPictures).then(
    () => 'none',
    (error: { code: string }) => error.code,
  );

describe('an uploaded file', () => {
  it('is a table', async () => {
    expect(await read(table)).toEqual({
      columns: ['Name', 'Price'],
      hasPictures: false,
      rows: [{ row: 2, cells: ['Mug', '10'] }],
    });
  });

  it('is an archive of a table and pictures, in folders, with what a Mac adds', async () => {
    const files = {
      'list/products.csv': table,
      'list/photos/Mug.JPG': picture,
      '__MACOSX/list/._products.csv': picture,
      '.DS_Store': picture,
    };
    expect(await read(zipSync(files))).toMatchObject({ columns: ['Name', 'Price'], hasPictures: true });
  });

  it.each([
    ['an archive without a table', zipSync({ 'mug.jpg': picture }), 'import-no-file'],
    ['an archive of two tables', zipSync({ 'a.csv': table, 'b.csv': table }), 'import-two-files'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1, 2]), 'import-no-table'],
    ['half an archive', zipSync({ 'a.csv': table }).subarray(0, 60), 'import-no-table'],
    [
      'an archive whose table is too large',
      zipSync({ 'a.csv': Buffer.alloc(21 * 1024 * 1024, 'x,y\n') }),
      'import-too-large',
    ],
  ])('is refused: %s', async (_, bytes, code) => {
    expect(await refusal(bytes)).toBe(code);
  });

  it('is refused as an archive where pictures are not taken', async () => {
    expect(await refusal(zipSync({ 'a.csv': table }), false)).toBe('import-no-table');
  });

  it('is refused where a small workbook unpacks to more than the worker may hold', async () => {
    const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
    const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const cell = `<c r="A1" t="inlineStr"><is><t>${'a'.repeat(32_000)}</t></is></c>`;
    const bomb = zipSync({
      'xl/workbook.xml': Buffer.from(
        `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': Buffer.from(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
      'xl/worksheets/sheet1.xml': Buffer.from(
        `<worksheet xmlns="${main}"><sheetData>${`<row r="1">${cell}</row>`.repeat(4_500)}</sheetData></worksheet>`,
      ),
    });
    expect(bomb.length).toBeLessThan(4 * 1024 * 1024);
    expect(await refusal(bomb)).toBe('import-too-large');
  });
});
