import type { StatementRow } from '@print-shop/contracts';
import { type BANK_LAYOUTS, enterStatement, listAccounts, readStatement } from '@print-shop/contracts/client';
import { type CallResult, call } from '@print-shop/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

const MAX_REFERENCE = 100;

/** The bank's file, and how it is read. */
export interface StatementChoice {
  layout: (typeof BANK_LAYOUTS)[number];
  mapping: { date: string; text: string; credit: string; reference: string; direction: string };
  files: FileList | null;
}

/** Finds whose payments a statement has. */
export const useReadStatement = (onDone: (rows: StatementRow[]) => void) =>
  useMutation({
    mutationFn: async ({ layout, mapping, files }: StatementChoice) => {
      const csv = (await files?.[0]?.text()) ?? '';
      return call(readStatement, { body: { csv, layout, ...(layout === 'other' ? { mapping } : {}) } });
    },
    onSuccess: onDone,
  });

export function useEnterStatement(onDone: (answer: CallResult<typeof enterStatement>) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (rows: readonly StatementRow[]) =>
      call(enterStatement, {
        body: {
          rows: rows.map(({ id, order, amount, utr, date, text }) => ({
            order: order ?? '',
            amount,
            utr,
            ...(utr
              ? { way: 'upi' as const }
              : { way: 'bank' as const, row: id, reference: [date, text].join(', ').slice(0, MAX_REFERENCE) }),
          })),
        },
      }),
    onSuccess: (answer) => {
      queries.invalidateQueries({ queryKey: [listAccounts.id] });
      onDone(answer);
    },
  });
}
