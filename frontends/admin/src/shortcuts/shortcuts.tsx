import { Checkbox, Dialog } from '@print-shop/ui';
import { inBrowser } from '@print-shop/web-kit';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { useText } from './messages/index.ts';

const STORED = 'staff-keys';
const OFF = 'off';

/** Keys as people read them, and what they do. */
export type KeyRow = readonly [keys: string, does: string];

interface Shortcuts {
  /** Whether single keys do something. A person can turn them off (WCAG 2.1.4). */
  isOn: boolean;
  /** Opens the list of all keys. */
  show: () => void;
  /** Adds the keys of the open page to the list until the returned function is called. */
  describe: (rows: readonly KeyRow[]) => () => void;
}

const Context = createContext<Shortcuts | null>(null);

/** The keys of the staff area. Outside of it, none are on. */
const useShortcuts = (): Shortcuts => useContext(Context) ?? NONE;
const NONE: Shortcuts = { isOn: true, show: () => undefined, describe: () => () => undefined };

/** Ctrl, Alt and ⌘ make other shortcuts, and keys in a dialog belong to its fields. */
const isElsewhere = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || document.querySelector('[role="dialog"]') !== null;

/** Actions by their keys: a key as it is printed, in lower case, or a sequence like `g>o`. */
export type KeyActions = Readonly<Record<string, () => unknown>>;

/** Runs actions by keys that are pressed outside of fields and dialogs. An action that answers false leaves the key to the browser. */
export function useKeys(actions: KeyActions): void {
  const { isOn } = useShortcuts();
  useHotkeys(
    Object.keys(actions),
    (event, { hotkey }) => {
      if (!isElsewhere(event) && actions[hotkey]?.() !== false) event.preventDefault();
    },
    // Some keyboards need Shift for a question mark, and others do not.
    { useKey: true, ignoreModifiers: true, enabled: isOn },
  );
}

interface ShortcutsProviderProps {
  /** The keys that work on every page. */
  rows: readonly KeyRow[];
  children: ReactNode;
}

/** Gives the staff area its keys, and lists them by `?`. */
export function ShortcutsProvider({ rows, children }: ShortcutsProviderProps) {
  const text = useText();
  const [isOn, setIsOn] = useState(() => inBrowser.getItem(STORED) !== OFF);
  const [isOpen, setIsOpen] = useState(false);
  const [ofPage, setOfPage] = useState<readonly KeyRow[]>([]);
  const show = useCallback(() => setIsOpen(true), []);
  const describe = useCallback((described: readonly KeyRow[]) => {
    setOfPage(described);
    return () => setOfPage((now) => (now === described ? [] : now));
  }, []);
  const shortcuts = useMemo(() => ({ isOn, show, describe }), [isOn, show, describe]);
  const turn = (on: boolean) => {
    setIsOn(on);
    if (on) inBrowser.removeItem(STORED);
    else inBrowser.setItem(STORED, OFF);
  };
  return (
    <Context value={shortcuts}>
      {children}
      <HelpKey />
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={text.title}>
        <KeyList title={text.everywhere} rows={rows} />
        {ofPage.length > 0 && <KeyList title={text.onThisPage} rows={ofPage} />}
        <Checkbox label={text.use} checked={isOn} onChange={({ target }) => turn(target.checked)} />
        <p className="mt-1 text-caption text-ink-soft">{text.useHint}</p>
      </Dialog>
    </Context>
  );
}

function HelpKey() {
  const { show } = useShortcuts();
  useKeys({ '?': show });
  return null;
}

function KeyList({ title, rows }: { title: string; rows: readonly KeyRow[] }) {
  return (
    <section className="mb-5">
      <h3 className="mb-2 font-bold">{title}</h3>
      <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-2">
        {rows.map(([keys, does]) => (
          <div key={keys} className="contents">
            <dt>
              <Keys>{keys}</Keys>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** One or more keys as they are printed on a keyboard. */
export const Keys = ({ children }: { children: ReactNode }) => (
  <kbd className="rounded border border-rule bg-paper px-1 font-mono">{children}</kbd>
);

interface PageKeysProps {
  actions: KeyActions;
  rows: readonly KeyRow[];
}

/** The keys of the open page: they work, a line names them, and the list of all keys has them. */
export function PageKeys({ actions, rows }: PageKeysProps) {
  const { isOn, describe } = useShortcuts();
  useKeys(actions);
  useEffect(() => describe(rows), [describe, rows]);
  if (!isOn) return null;
  return (
    <p className="mb-3 hidden text-caption text-ink-soft sm:block print:hidden">
      {rows.map(([keys, does], at) => (
        <span key={keys}>
          {at > 0 && ' · '}
          <Keys>{keys}</Keys> {does}
        </span>
      ))}
    </p>
  );
}
