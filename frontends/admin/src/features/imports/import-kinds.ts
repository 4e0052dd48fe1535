import type { Role } from '@print-shop/contracts';
import {
  IMPORT_KINDS,
  type ImportKind,
  MAX_IMPORT_TABLE_BYTES,
  MAX_IMPORT_ZIP_BYTES,
  may,
} from '@print-shop/contracts/client';
import { ROUTES } from './api/routes.ts';

export const kindsFor = (role: Role | undefined): ImportKind[] =>
  IMPORT_KINDS.filter((kind) => {
    const { permission } = ROUTES[kind].start;
    return permission === undefined || may(role, permission);
  });

export interface ImportKey {
  kind: ImportKind;
  id: string;
}

/** Returns the import that an address like `products-65f…` names; `undefined` for none. */
export function keyOf(address: string): ImportKey | undefined {
  const [, id] = /-([0-9a-f]{24})$/.exec(address) ?? [];
  const kind = IMPORT_KINDS.find((one) => address === `${one}-${id}`);
  return kind && id ? { kind, id } : undefined;
}

const TABLES = ['.csv', '.xlsx'];
const ARCHIVE = '.zip';
const endingsOf = (kind: ImportKind) => (kind === 'products' ? [...TABLES, ARCHIVE] : TABLES);

/** Value for the `accept` attribute of a file field. */
export const acceptFor = (kind: ImportKind): string => endingsOf(kind).join(',');

export type FileFault = 'other-kind' | 'empty' | 'large-table' | 'large-archive';

/** Returns why a file cannot be sent, by its name and size; `undefined` if it can. */
export function fileFault({ name, size }: Pick<File, 'name' | 'size'>, kind: ImportKind): FileFault | undefined {
  const ending = endingsOf(kind).find((one) => name.toLowerCase().endsWith(one));
  if (!ending) return 'other-kind';
  if (size === 0) return 'empty';
  if (ending === ARCHIVE) return size > MAX_IMPORT_ZIP_BYTES ? 'large-archive' : undefined;
  return size > MAX_IMPORT_TABLE_BYTES ? 'large-table' : undefined;
}
