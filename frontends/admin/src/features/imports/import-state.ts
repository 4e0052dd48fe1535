import type { Import, ImportMapping } from '@print-shop/contracts';
import type { ImportState } from '@print-shop/contracts/client';
import type { BadgeTone } from '@print-shop/ui';

export const TONES: Record<ImportState, BadgeTone> = {
  checking: 'info',
  checked: 'wait',
  running: 'info',
  done: 'good',
};

export const faultyRows = ({ handled, good }: Pick<Import, 'handled' | 'good'>): number => handled - good;

/** True while rows are worked through in the background. */
export const isAtWork = ({ state }: Pick<Import, 'state'>): boolean => state === 'checking' || state === 'running';

/** The column of the file for each field, in the order of the fields; empty where the file has none. */
export interface ColumnChoice {
  columns: string[];
}

/** Returns the chosen column by the field that it fills. */
export const mappingOf = (fields: Import['fields'], columns: ColumnChoice['columns']): ImportMapping =>
  Object.fromEntries(
    fields.flatMap(({ field }, index) => {
      const column = columns[index];
      return column ? [[field, column]] : [];
    }),
  );
