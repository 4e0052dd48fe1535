import { useState } from 'react';
import { useStaffText } from './messages/index.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

/** What is typed into the form beside a table. Nothing typed goes unasked: not for another row, and not by leaving the page. */
export function useDraft<Draft extends { id: string }>(empty: Draft) {
  const { discard } = useStaffText();
  const [{ draft, isDirty }, set] = useState({ draft: empty, isDirty: false });
  useLeaveGuard(isDirty, discard);
  return {
    draft,
    change: (part: Partial<Draft>) => set((now) => ({ draft: { ...now.draft, ...part }, isDirty: true })),
    /** Puts a row into the form, and says whether it is there: whoever has typed something is asked first. */
    open(row: Draft): boolean {
      const goes = !isDirty || window.confirm(discard);
      if (goes) set({ draft: row, isDirty: false });
      return goes;
    },
    /** Puts a row into the form in the place of what was typed, unasked. */
    replace: (row: Draft) => set({ draft: row, isDirty: false }),
    /** Empties the form, of what was saved or is to be dropped. */
    clear: () => set({ draft: empty, isDirty: false }),
  };
}
