import { PROOF_STATES } from '@print-shop/contracts/client';
import { type RefObject, useMemo } from 'react';
import type { KeyActions } from '../../../shortcuts/shortcuts.tsx';

/** States by the keys 1, 2 and so on. */
const STATE_KEYS = PROOF_STATES.filter((state) => state !== 'cancelled');

/** Whether a line has the focus: elsewhere the arrow keys scroll. */
const isLine = (): boolean => document.activeElement?.hasAttribute('data-line') ?? false;

/** Moves the focus from line to line, from nowhere to the first. */
function moveBy(list: HTMLElement | null, step: 1 | -1): boolean {
  const links = [...(list?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
  const at = links.findIndex((link) => link.matches(':focus'));
  const to = at < 0 ? links[0] : links[at + step];
  to?.focus();
  return links.length > 0;
}

/** Returns the actions of the queue's keys. Around the lines, whose links have `data-line`, stands `lines`. */
export function useQueueActions(
  lines: RefObject<HTMLElement | null>,
  setFilter: (name: string, value: string) => void,
) {
  return useMemo((): KeyActions => {
    const choose = (state: string) => () => {
      setFilter('state', state);
      return true;
    };
    const down = () => moveBy(lines.current, 1);
    const up = () => moveBy(lines.current, -1);
    return {
      j: down,
      k: up,
      0: choose(''),
      arrowdown: () => isLine() && down(),
      arrowup: () => isLine() && up(),
      ...Object.fromEntries(STATE_KEYS.map((state, at) => [String(at + 1), choose(state)])),
    };
  }, [lines, setFilter]);
}
