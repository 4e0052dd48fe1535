import { Button, Checkbox, Dialog } from '@print-shop/ui';
import { inBrowser } from '@print-shop/web-kit';
import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../messages/index.ts';

const KEPT = 'artwork-keys';
const OFF = 'off';
/** Where a person types or chooses, keys belong to the field. */
const FIELDS = 'input, textarea, select, [contenteditable="true"], [role="dialog"]';

const areOn = (): boolean => inBrowser.getItem(KEPT) !== OFF;

function keepOn(isOn: boolean): void {
  if (isOn) inBrowser.removeItem(KEPT);
  else inBrowser.setItem(KEPT, OFF);
}

/** The action of a key. Answers `false` where it does nothing now. */
export type KeyActions = Readonly<Record<string, () => boolean>>;

/** Runs the action of a key that is pressed outside of fields and dialogs. */
function useKeys(actions: KeyActions, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      const isOurs = !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey);
      if (!isOurs || (target instanceof Element && target.closest(FIELDS))) return;
      if (document.querySelector('[role="dialog"]')) return;
      if (actions[key]?.()) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [actions, isOn]);
}

interface QueueKeysProps {
  actions: KeyActions;
  /** Keys and what they do, for people. */
  rows: readonly (readonly [keys: string, does: string])[];
}

/** The keys of a screen: a line that names them, and a list that opens by `?` or the button, where they are turned off. */
export function QueueKeys({ actions, rows }: QueueKeysProps) {
  const text = useText().keys;
  const [isOn, setIsOn] = useState(areOn);
  const [isOpen, setIsOpen] = useState(false);
  const show = () => {
    setIsOpen(true);
    return true;
  };
  useKeys({ ...actions, '?': show }, isOn);
  return (
    <p className="mb-3 hidden flex-wrap items-center gap-2 text-caption text-ink-soft sm:flex print:hidden">
      {isOn && (
        <span>
          {rows.map(([keys, does], at) => (
            <span key={keys}>
              {at > 0 && ' · '}
              <Keys>{keys}</Keys> {does}
            </span>
          ))}
        </span>
      )}
      <Button tone="quiet" size="small" aria-keyshortcuts={isOn ? '?' : undefined} onClick={show}>
        {text.open}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={text.title}>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
          {rows.map(([keys, does]) => (
            <div key={keys} className="contents">
              <dt>
                <Keys>{keys}</Keys>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-5">
          <Checkbox
            label={text.use}
            checked={isOn}
            onChange={({ target }) => {
              setIsOn(target.checked);
              keepOn(target.checked);
            }}
          />
        </div>
      </Dialog>
    </p>
  );
}

const Keys = ({ children }: { children: ReactNode }) => (
  <kbd className="rounded border border-rule bg-paper px-1 font-mono">{children}</kbd>
);
