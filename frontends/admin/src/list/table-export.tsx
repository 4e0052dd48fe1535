import type { ClientRoute } from '@print-shop/contracts';
import { recordExport } from '@print-shop/contracts/client';
import { usePermission } from '@print-shop/web-kit';
import { readListFile } from './api/read-list-file.ts';
import { noteExport } from './api/record-export.ts';
import type { Column } from './columns.ts';
import { csvOf } from './csv.ts';
import { ExportButton, type ListFile } from './export-button.tsx';

/** The source of a list's file. By default it has the rows of the table. */
export interface Exported<Row> {
  /** Reads every row that matches, and how many there are. */
  readAll?: (() => Promise<{ rows: readonly Row[]; total: number }>) | undefined;
  /** How many rows match, as far as is known. */
  total?: number | undefined;
  /** The rows are customers' data: the shop records the export before it is made. */
  isPersonal?: boolean | undefined;
  /** The route that writes and records the file instead, and its query without hidden columns. */
  route?: ClientRoute | undefined;
  query?: Record<string, string> | undefined;
}

interface TableExportProps<Row> extends Exported<Row> {
  name: string;
  rows: readonly Row[];
  /** The columns that are shown. */
  columns: readonly Column<Row>[];
  hidden: readonly string[];
}

/** Exports what a table shows: all rows that match, with the columns that are shown. Nothing for a role that may not export. */
export function TableExport<Row>(props: TableExportProps<Row>) {
  const { name, rows, columns, hidden, readAll, total = 0, isPersonal = false, route, query } = props;
  const mayExport = usePermission(route?.permission ?? recordExport.permission);
  if ((route || isPersonal) && !mayExport) return null;
  const load = async (): Promise<ListFile> => {
    if (route) return { file: await readListFile(route, query, hidden) };
    if (isPersonal) await noteExport(name);
    const all = readAll ? await readAll() : { rows, total: rows.length };
    const file = new Blob([csvOf(columns, all.rows)], { type: 'text/csv;charset=utf-8' });
    return { file, left: all.total - all.rows.length };
  };
  return <ExportButton filename={`${name}.csv`} load={load} rows={route ? 0 : total} />;
}
