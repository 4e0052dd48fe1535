import { Button, Checkbox, toast } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { type ReactNode, useState } from 'react';
import { useText } from './messages/index.ts';

/** The one obvious action of a list, on several rows. */
export interface BulkAction<Row> {
  /** Returns the label of the button for a number of rows. */
  label: (count: number) => string;
  /** Names a row, for its checkbox and its failure. */
  nameOf: (row: Row) => string;
  /** Returns whether a row can be selected. Every row can by default. */
  takes?: (row: Row) => boolean;
  act: (row: Row) => Promise<unknown>;
  /** Returns the question that is asked first, where the action cannot be undone. */
  question?: (count: number) => string;
  /** Returns the message after a number of rows succeeded. */
  done: (count: number) => string;
  /** Is called once all rows were tried. */
  onSettled: () => unknown;
}

export interface Selection<Row> {
  bulk: BulkAction<Row>;
  takes: (row: Row) => boolean;
  isSelected: (row: Row) => boolean;
  toggle: (row: Row) => void;
  bar: ReactNode;
}

/**
 * Returns the selection of a table with a bulk action. The action runs row by row: rows that succeeded are no longer selected, so
 * that only failed rows are tried again. A row that left the page is not selected any more.
 */
export function useSelection<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  bulk: BulkAction<Row> | undefined,
): Selection<Row> | undefined {
  const text = useText();
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [isRunning, setRunning] = useState(false);
  const [failures, setFailures] = useState<readonly string[]>([]);
  if (!bulk) return undefined;
  const takes = (row: Row) => bulk.takes?.(row) ?? true;
  const possible = rows.filter(takes);
  const selected = possible.filter((row) => keys.has(keyOf(row)));
  const select = (chosen: readonly Row[]) => {
    setKeys(new Set(chosen.map(keyOf)));
    setFailures([]);
  };
  const run = async () => {
    if (bulk.question && !window.confirm(bulk.question(selected.length))) return;
    setRunning(true);
    setFailures([]);
    const failed = new Map<string, string>();
    for (const row of selected) {
      try {
        await bulk.act(row);
      } catch (error) {
        failed.set(keyOf(row), text.failedRow(bulk.nameOf(row), messageOf(error, text.rowFailed)));
      }
    }
    setKeys(new Set(failed.keys()));
    setFailures([...failed.values()]);
    if (failed.size < selected.length) toast(bulk.done(selected.length - failed.size), 'good');
    setRunning(false);
    bulk.onSettled();
  };
  const isSelected = (row: Row) => keys.has(keyOf(row));
  return {
    bulk,
    takes,
    isSelected,
    toggle: (row) => select(isSelected(row) ? selected.filter((one) => one !== row) : [...selected, row]),
    bar: (
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Checkbox
            label={text.selectPage}
            checked={possible.length > 0 && selected.length === possible.length}
            disabled={isRunning || possible.length === 0}
            ref={(box) => {
              if (box) box.indeterminate = selected.length > 0 && selected.length < possible.length;
            }}
            onChange={() => select(selected.length === possible.length ? [] : possible)}
          />
          {selected.length > 0 && (
            <Button size="small" isBusy={isRunning} busyLabel={text.running} onClick={run}>
              {bulk.label(selected.length)}
            </Button>
          )}
        </div>
        <div role="status" className="text-small">
          {selected.length > 0 && <p className="text-ink-soft">{text.selected(selected.length)}</p>}
          {failures.length > 0 && (
            <>
              <p className="font-medium text-bad">{text.someFailed(failures.length)}</p>
              <ul className="list-disc pl-5">
                {failures.map((failure) => (
                  <li key={failure} className="[overflow-wrap:anywhere]">
                    {failure}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    ),
  };
}
