import { z } from 'zod';
import type { Permission } from '../permissions.ts';
import { defineRoute } from '../route.ts';
import { sentence } from '../sentence.ts';
import { fileContent, isoDate } from '../shared.ts';
import {
  IMPORT_KINDS,
  IMPORT_STATES,
  type ImportKind,
  MAX_IMPORT_TABLE_BYTES,
  MAX_IMPORT_ZIP_BYTES,
} from './import-kinds.ts';

const count = z.int().min(0);

/** The column of the file that each field comes from; fields without a column are left out. */
const mappingSchema = z
  .record(z.string().max(60), z.string().max(200))
  .meta({ description: 'The column of the file by the field that it fills, like `{"name":"Item"}`' });
export type ImportMapping = z.output<typeof mappingSchema>;

const importSchema = z
  .object({
    _id: z.string(),
    kind: z.enum(IMPORT_KINDS),
    state: z.enum(IMPORT_STATES),
    fileName: z.string(),
    createdAt: isoDate,
    createdBy: z.string().meta({ description: 'Name of the member of staff' }),
    columns: z.array(z.string()).meta({ description: 'The columns of the file, from left to right' }),
    mapping: mappingSchema,
    fields: z
      .array(
        z.object({
          field: z.string(),
          title: z.string(),
          about: z.string(),
          isRequired: z.boolean().meta({ description: 'Whether the file needs a column for it' }),
        }),
      )
      .meta({ description: 'What the columns can fill, in the language of the request' }),
    rows: count.meta({ description: 'Rows of the file, without the titles' }),
    handled: count.meta({ description: 'Rows that are checked, or imported, so far' }),
    good: count.meta({ description: 'Rows without a fault among these' }),
    created: count.meta({ description: 'Good rows that make something new; before the import, that would' }),
    changed: count.meta({ description: 'Good rows that change something' }),
    unchanged: count.meta({ description: 'Good rows that are in the shop already, as they are' }),
    faultCount: count,
    faults: z
      .array(
        z.object({
          row: count.meta({ description: 'Number of the row as a spreadsheet shows it; 0 for the whole file' }),
          column: z.string().meta({ description: 'Title of the column; empty where the whole row is meant' }),
          message: z.string(),
        }),
      )
      .meta({ description: 'The first ones, by row' }),
  })
  .meta({ id: 'Import' });
export type Import = z.output<typeof importSchema>;
export type ImportFault = Import['faults'][number];

const NO_MAPPING = sentence('The columns are not readable. Choose them again.');

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const mappingField = z
  .string()
  .refine(isJson, { error: NO_MAPPING, abort: true })
  .transform((text): unknown => JSON.parse(text))
  .pipe(mappingSchema)
  .optional()
  .meta({
    override: { type: 'string' },
    description: 'The mapping as JSON. Without it, that of the last file with these columns, or the titles, decide',
  });

const byImportId = z.object({ id: z.string().regex(/^[0-9a-f]{24}$/) });

interface Kind<K extends ImportKind> {
  kind: K;
  /** The service's word for a reader: "products". */
  words: string;
  permission: Permission;
  hasPictures?: boolean;
}

const tag = 'imports';

/** The routes of one kind of import. An id begins with the kind, so that its address leads to the service that has it. */
export function importRoutes<const K extends ImportKind>({ kind, words, permission, hasPictures = false }: Kind<K>) {
  const one = `/api/imports/${kind}-:id` as const;
  return {
    start: <const Id extends string>(id: Id) =>
      defineRoute({
        id,
        method: 'post',
        path: `/api/imports/${kind}`,
        access: 'staff',
        permission,
        summary: `Check a file of ${words}: CSV or XLSX${hasPictures ? ', or a ZIP archive of one with pictures' : ''}. Nothing is imported yet`,
        tag,
        upload: { field: 'file', maxBytes: hasPictures ? MAX_IMPORT_ZIP_BYTES : MAX_IMPORT_TABLE_BYTES },
        body: z.object({ mapping: mappingField }),
        responses: { 202: importSchema },
      }),
    list: <const Id extends string>(id: Id) =>
      defineRoute({
        id,
        method: 'get',
        path: `/api/imports/${kind}`,
        access: 'staff',
        permission,
        summary: `The last 20 imports of ${words}, newest first, without their faults`,
        tag,
        responses: { 200: z.array(importSchema) },
      }),
    get: <const Id extends string>(id: Id) =>
      defineRoute({
        id,
        method: 'get',
        path: one,
        access: 'staff',
        permission,
        summary: `An import of ${words}, with its progress and its first faults`,
        tag,
        params: byImportId,
        responses: { 200: importSchema },
      }),
    map: <const Id extends string>(id: Id) =>
      defineRoute({
        id,
        method: 'put',
        path: `${one}/mapping`,
        access: 'staff',
        permission,
        summary:
          'Choose the columns again; the rows are checked again. The choice is remembered for files with these columns',
        tag,
        params: byImportId,
        body: z.object({ mapping: mappingSchema }),
        responses: { 202: importSchema },
      }),
    apply: <const Id extends string>(id: Id) =>
      defineRoute({
        id,
        method: 'post',
        path: `${one}/apply`,
        access: 'staff',
        permission,
        summary: 'Import all good rows in the background. A second call changes nothing',
        tag,
        params: byImportId,
        responses: { 202: importSchema },
      }),
    faultFile: <const Id extends string>(id: Id) =>
      defineRoute({
        id,
        method: 'get',
        path: `${one}/faults.csv`,
        access: 'staff',
        permission,
        summary: 'The rows with faults, as they were sent, with a column that says what to mend',
        tag,
        params: byImportId,
        download: { contentType: 'text/csv; charset=utf-8', filename: `${kind}-to-mend.csv` },
        responses: { 200: fileContent },
      }),
    template: <const Id extends string>(id: Id) =>
      defineRoute({
        id,
        method: 'get',
        path: `/api/imports/templates/${kind}.csv`,
        access: 'staff',
        permission,
        summary: `An empty table of ${words} with all columns and an example`,
        tag,
        download: { contentType: 'text/csv; charset=utf-8', filename: `${kind}-template.csv` },
        responses: { 200: fileContent },
      }),
    exported: <const Id extends string>(id: Id) =>
      defineRoute({
        id,
        method: 'get',
        path: `/api/imports/exports/${kind}.csv`,
        access: 'staff',
        permission: 'exports',
        summary: `All ${words} in the columns of an import`,
        tag,
        download: { contentType: 'text/csv; charset=utf-8', filename: `${kind}.csv` },
        responses: { 200: fileContent },
      }),
  };
}
