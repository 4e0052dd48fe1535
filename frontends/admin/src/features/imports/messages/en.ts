import type { ImportKind, ImportState } from '@print-shop/contracts/client';
import {
  IMPORT_DAYS,
  MAX_IMPORT_ROWS,
  MAX_IMPORT_TABLE_BYTES,
  MAX_IMPORT_ZIP_BYTES,
  megabytes,
} from '@print-shop/contracts/client';

const number = (value: number) => value.toLocaleString('en-IN');
const rows = (count: number) => (count === 1 ? '1 row' : `${number(count)} rows`);
const TABLE = megabytes(MAX_IMPORT_TABLE_BYTES);
const ARCHIVE = megabytes(MAX_IMPORT_ZIP_BYTES);
const LIMITS = `at most ${TABLE} and ${number(MAX_IMPORT_ROWS)} rows`;

interface KindWords {
  name: string;
  about: string;
  notes: readonly string[];
  /** Title of the page of one import. */
  title: string;
  exportAll: string;
  openList: string;
}

const kinds: Record<ImportKind, KindWords> = {
  products: {
    name: 'Products',
    about: 'Your catalogue: types, colours, sizes, prices, HSN codes and pictures.',
    notes: [
      'A price list is a file of products with only the columns that change: name, type, price and quantity prices. The rest of each product stays as it is.',
      'Pictures come from their web addresses. You can also put them in a ZIP file with the table, and write their file names in it.',
    ],
    title: 'Import of products',
    exportAll: 'Export all products',
    openList: 'Open the product list',
  },
  customers: {
    name: 'Customers',
    about: 'The people and companies that buy from you, with their contacts and addresses.',
    notes: [],
    title: 'Import of customers',
    exportAll: 'Export all customers',
    openList: 'Open the list of users',
  },
  balances: {
    name: 'Opening balances',
    about: 'The sums that customers owe you, or you owe them, on the day you move in.',
    notes: [],
    title: 'Import of opening balances',
    exportAll: 'Export all opening balances',
    openList: 'Open the payments',
  },
  orders: {
    name: 'Past orders',
    about: 'The orders from before this shop, so that you and your customers still find them.',
    notes: [],
    title: 'Import of past orders',
    exportAll: 'Export all past orders',
    openList: 'Open the orders',
  },
};

const states: Record<ImportState, string> = {
  checking: 'Checking',
  checked: 'Checked',
  running: 'Importing',
  done: 'Imported',
};

export const en = {
  kinds,
  states,
  title: 'Imports',
  lead: 'Bring your lists from another program. Nothing changes in the shop before you have seen what was found in your file.',
  kindsOf: 'Lists to import',
  template: 'Download the template',
  templateHint: `The template has every column and an example. An export has the same columns. Split an export of more than ${number(MAX_IMPORT_ROWS)} rows before you import it.`,
  templateFailed: 'The template could not be downloaded. Please try again.',
  downloading: 'Downloading...',
  exporting: 'Exporting...',
  exportFailed: 'The export failed. Please try again.',
  drop: 'Choose a file, or drop it here',
  dropHint: (kind: ImportKind) =>
    kind === 'products' ? `CSV or XLSX, ${LIMITS}. ZIP with pictures, at most ${ARCHIVE}.` : `CSV or XLSX, ${LIMITS}.`,
  fileFaults: {
    'other-kind': (name: string) => `${name} cannot be read. Save your list as CSV or XLSX and choose it again.`,
    empty: (name: string) => `${name} is empty. Choose the file with your list.`,
    'large-table': (name: string) => `${name} is larger than ${TABLE}. Split it into several files.`,
    'large-archive': (name: string) =>
      `${name} is larger than ${ARCHIVE}. Split it into several files, or use smaller pictures.`,
  },
  sending: (name: string) => `Sending ${name}`,
  sent: (percent: number) => `${percent}% sent. Keep this page open until the whole file is sent.`,
  cancel: 'Cancel',
  sendFailed: 'The file could not be sent. Please try again.',
  last: 'Last imports',
  lastHint: `An import is shown here for ${IMPORT_DAYS} days. The rows that it brought stay.`,
  columns: { file: 'File', state: 'Status', rows: 'Rows', faulty: 'With faults', at: 'Started', by: 'By' },
  listLoading: 'Loading the last imports...',
  listFailed: 'The last imports could not be loaded.',
  none: 'Nothing was imported here yet. Choose a file above to check it.',

  loading: 'Loading the import...',
  failed: 'The import could not be loaded.',
  facts: (at: string, by: string) => `Started ${at} by ${by}`,
  headings: {
    checking: 'The rows are being checked',
    checked: 'The rows are checked',
    running: 'The rows are being imported',
    done: 'The import is done',
  },
  goesOn: {
    checking: 'Nothing is imported yet. You can close this page: the check goes on without it.',
    running: 'You can close this page: the import goes on without it.',
  },
  progress: 'Progress',
  reading: 'The file is being read',
  progressOf: (handled: number, all: number) => `${number(handled)} of ${rows(all)}`,
  counts: {
    rows: 'Rows',
    good: 'Good',
    created: 'New',
    changed: 'Changed',
    unchanged: 'Unchanged',
    faulty: 'With faults',
  },
  number,
  will: {
    created: (count: number) => `${rows(count)} will be new in the shop.`,
    changed: (count: number) => `${rows(count)} will change what the shop has.`,
    unchanged: (count: number) =>
      count === 1
        ? '1 row is in the shop already and stays as it is.'
        : `${rows(count)} are in the shop already and stay as they are.`,
    faulty: (count: number) =>
      count === 1 ? '1 row has faults and is left out.' : `${rows(count)} have faults and are left out.`,
  },
  did: {
    created: (count: number) => (count === 1 ? '1 row is new in the shop.' : `${rows(count)} are new in the shop.`),
    changed: (count: number) => `${rows(count)} changed what the shop had.`,
    unchanged: (count: number) =>
      count === 1 ? '1 row was in the shop already.' : `${rows(count)} were in the shop already.`,
    faulty: (count: number) =>
      count === 1 ? '1 row had faults and was left out.' : `${rows(count)} had faults and were left out.`,
  },
  noneGood: 'No row can be imported. Choose the columns again, or correct your file and import it again.',
  nothingNew: 'The shop has everything in these rows already, so there is nothing to import.',
  apply: (good: number) => (good === 1 ? 'Import 1 good row' : `Import ${number(good)} good rows`),
  applying: 'Starting...',
  applyFailed: 'The import could not be started. Please try again.',
  again: 'Import another file',
  mapping: {
    title: 'Columns',
    lead: 'Choose the column of your file for each field. We remember your choice for files with the same columns.',
    field: 'Field',
    column: 'Column of your file',
    required: '(required)',
    notInFile: 'Not in the file',
    needed: 'Choose the column of your file.',
    unused: (count: number) =>
      count === 1 ? '1 column of your file is not used' : `${number(count)} columns of your file are not used`,
    check: 'Check again',
    checking: 'Checking...',
    failed: 'The columns could not be saved. Please try again.',
  },
  faults: {
    title: 'Faults',
    row: 'Row',
    column: 'Column',
    message: 'Fault',
    wholeFile: 'Whole file',
    wholeRow: 'Whole row',
    onlyFirst: (listed: number, all: number) =>
      `The first ${number(listed)} of ${number(all)} faults are listed. The file of rows to correct has all of them.`,
    mend: 'Correct the downloaded rows in your spreadsheet program, then import that file. You can also import your whole file again: rows that the shop has already change nothing.',
    download: 'Download rows to correct',
    downloadFailed: 'The rows could not be downloaded. Please try again.',
    importMended: 'Import the corrected file',
  },
};
