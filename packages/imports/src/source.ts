import type { ImportKind, Text, Writer } from '@print-shop/contracts';
import type { Pictures } from './pictures.ts';

/** Something that a column can fill. */
export interface ImportField<Name extends string = string> {
  field: Name;
  title: Text;
  /** Says what to write into the cell, for a person. */
  about: Text;
  isRequired?: boolean;
  /** Other titles by which a column is known. */
  aliases?: readonly string[];
  /** The cell of the example row in the template. */
  example: string;
}

/** The cells of a row by field. A field without a column is missing; an empty cell is ''. */
export type Cells<Name extends string = string> = Readonly<Partial<Record<Name, string>>>;

/** A row by its number in the spreadsheet. */
export interface ImportRow<Name extends string = string> {
  row: number;
  cells: Cells<Name>;
}

/** A fault of a cell, or of a whole row where there is no field. */
export interface RowFault<Name extends string = string> {
  row: number;
  field?: Name | undefined;
  message: Text;
}

/** The effect of importing a unit. `apply` makes it. It may run again after a process has died, and then changes nothing. */
export type Plan<Name extends string = string> =
  | { faults: readonly RowFault<Name>[] }
  | { outcome: 'created' | 'changed'; apply(): Promise<void> }
  | { outcome: 'unchanged' };

/**
 * The import, the member of staff, and the pictures that came along. It is the same object while a process checks or imports the rows, so
 * a source can remember by it what it has seen.
 */
export interface ImportContext {
  importId: string;
  by: Writer;
  pictures: Pictures;
}

/** A list of the shop that can be imported and exported by the same columns. */
export interface ImportSource<Name extends string = string> {
  kind: ImportKind;
  fields: readonly ImportField<Name>[];
  /** Returns the key of a thing among all others of the list; empty where the row does not say. */
  keyOf(cells: Cells<Name>): string;
  /** A further field that no two things share, like the phone of an account, and its key; empty where the row has none. */
  unique?: { field: Name; keyOf(cells: Cells<Name>): string };
  /** Whether rows with the same key are one thing, like the items of an order. Otherwise the second is a fault. */
  isGrouped?: boolean;
  /** Sees each row before the first is planned, also in a process that goes on after another one: rows may rely on later rows. */
  see?(row: ImportRow<Name>, context: ImportContext): void;
  /**
   * Says for each unit, which is the rows of one thing, what its import would do. Units are planned and applied batch by batch, so a
   * batch sees what those before it have made.
   */
  plan(units: readonly (readonly ImportRow<Name>[])[], context: ImportContext): Promise<Plan<Name>[]>;
  /** Units that are applied at the same time; 1 unless told. */
  parallel?: number;
  /** Reads the whole list, by the same fields. */
  exported(): AsyncIterable<Partial<Record<Name, string>>>;
}
