import { Badge, type BadgeTone } from '@print-shop/ui';
import { clsx } from 'clsx';
import { LEVELS, type NumberedCheck } from './checks.ts';
import { useText } from './messages/index.ts';

const tones: Record<(typeof LEVELS)[number], BadgeTone> = { must: 'bad', should: 'wait', note: 'info' };

interface CheckListProps {
  checks: readonly NumberedCheck[];
  /** Number of pages of the file. The list names a page only where there are several. */
  pages: number;
  active: number | null;
  onActive: (number: number | null) => void;
  /** Shows the page of a check. */
  onChosen: (check: NumberedCheck) => void;
}

export const checkId = (number: number): string => `check-${number}`;

/** The findings, the worst first. Each check is a button that shows its place. */
export function CheckList({ checks, pages, active, onActive, onChosen }: CheckListProps) {
  const text = useText();
  return LEVELS.map((level) => {
    const ofLevel = checks.filter(({ check }) => check.level === level);
    if (ofLevel.length === 0) return null;
    return (
      <section key={level} aria-label={text.levels[level]} className="mb-6">
        <h3 className="mb-2">
          <Badge tone={tones[level]}>{text.levels[level]}</Badge>
        </h3>
        <ul className="grid gap-2">
          {ofLevel.map((one) => (
            <li key={one.number}>
              <button
                type="button"
                id={checkId(one.number)}
                onMouseEnter={() => onActive(one.number)}
                onMouseLeave={() => onActive(null)}
                onFocus={() => onActive(one.number)}
                onBlur={() => onActive(null)}
                onClick={() => onChosen(one)}
                className={clsx(
                  'flex w-full gap-3 rounded border p-3 text-left text-small transition-colors',
                  active === one.number ? 'border-action bg-action-soft' : 'border-rule bg-sheet',
                )}
              >
                <span aria-hidden="true" className="tabular font-bold text-ink-soft">
                  {one.number}
                </span>
                <span>
                  {pages > 1 && one.check.page !== null && (
                    <strong className="block text-caption text-ink-soft">{text.onPage(one.check.page)}</strong>
                  )}
                  {one.check.message}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
