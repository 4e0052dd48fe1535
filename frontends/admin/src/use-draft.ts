import { useState } from 'react';
import { useStaffText } from './messages/index.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

/** The draft in the form beside a table. A person who has typed something is asked before another row or page takes its place. */
export function useDraft<Draft extends { id: string }>(empty: Draft) {
  const { discard } = useStaffText();
  const [{ draft, isDirty }, set] = useState({ draft: empty, isDirty: false });
  useLeaveGuard(isDirty, discard);
  return {
    draft,
    change: (part: Partial<Draft>) => set((now) => ({ draft: { ...now.draft, ...part }, isDirty: true })),
    /** Puts a row into the form, and returns whether it is there. A person who has typed something is asked first. */
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
