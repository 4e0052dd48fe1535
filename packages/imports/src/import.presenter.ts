import type { Import, ImportKind } from '@print-shop/contracts';
import type { Language } from '@print-shop/service-kit';
import type { StoredImport } from './import.store.ts';
import type { ImportSource, RowFault } from './source.ts';

/** The id of an import begins with its kind, so that its address leads to the service that has it. */
const importId = (kind: ImportKind, id: string): string => `${kind}-${id}`;

/** The title of a field's column in the file; that of the field where no column has it. */
function columnOf(source: ImportSource, { mapping }: StoredImport, field: string, language: Language): string {
  return mapping[field] ?? source.fields.find((one) => one.field === field)?.title[language] ?? '';
}

export function toImportResponse(
  source: ImportSource,
  found: StoredImport,
  faults: readonly RowFault[],
  language: Language,
): Import {
  const { id, by, createdAt, hasPictures: _p, round: _r, next: _n, pending: _o, ...fields } = found;
  return {
    _id: importId(source.kind, id),
    kind: source.kind,
    ...fields,
    createdAt: createdAt.toISOString(),
    createdBy: by.name,
    fields: source.fields.map(({ field, title, about, isRequired = false }) => ({
      field,
      title: title[language],
      about: about[language],
      isRequired,
    })),
    faults: faults.map(({ row, field = '', message }) => ({
      row,
      column: columnOf(source, found, field, language),
      message: message[language],
    })),
  };
}
