export { fileKey } from './archive.ts';
export { createImports } from './create-imports.ts';
export { datedId } from './dated-id.ts';
export { dayOfCell } from './day-of-cell.ts';
export { forgetPerson, type Person } from './forget-person.ts';
export { type ImportModels, importModels } from './import.store.ts';
export { createCellReader } from './read-cells.ts';
export { withTemporaryFile } from './read-upload.ts';
export type { Cells, ImportContext, ImportField, ImportRow, ImportSource, Plan, RowFault } from './source.ts';
