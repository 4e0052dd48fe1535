export const IMPORT_KINDS = ['products', 'customers', 'balances', 'orders'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/**
 * The states of an import. While it is `checking` or `running`, its rows are worked through in the background. A `checked` one waits
 * until a person starts it.
 */
export const IMPORT_STATES = ['checking', 'checked', 'running', 'done'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

export const MAX_IMPORT_ROWS = 50_000;
/** The largest table, in bytes, also inside a ZIP archive. */
export const MAX_IMPORT_TABLE_BYTES = 20 * 1024 * 1024;
export const MAX_IMPORT_ZIP_BYTES = 64 * 1024 * 1024;
/** The most faults in one answer. The file to mend has all. */
export const MAX_LISTED_FAULTS = 500;
/** Days after which an import and its rows are deleted. */
export const IMPORT_DAYS = 7;
