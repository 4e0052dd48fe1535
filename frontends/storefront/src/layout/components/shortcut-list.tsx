import { useText } from '../messages/index.ts';
import { SHORTCUTS } from '../shortcuts.ts';

/** All keys of the stage. */
export function ShortcutList({ isOpen, onToggle }: { isOpen: boolean; onToggle: (isOpen: boolean) => void }) {
  const text = useText();
  return (
    <details open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)} className="text-small">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{text.keys} (?)</summary>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {SHORTCUTS.map(([name, keys]) => (
          <div key={name} className="contents">
            <dt>
              <kbd className="rounded-sm border border-rule bg-paper-deep px-1.5 text-caption">{keys}</kbd>
            </dt>
            <dd>{text.shortcuts[name]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
