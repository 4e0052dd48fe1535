import { listTaxRules, removeTaxRule, setTaxRule } from '@print-shop/contracts/client';
import { type CallInput, call, queryFor } from '@print-shop/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { bodyOf, type RuleDraft } from '../rule-draft.ts';

export const useTaxRules = () => useQuery(queryFor(listTaxRules, {}));

interface Outcomes<Sent> {
  /** Called before the rules are read again. */
  onDone: (sent: Sent) => void;
  onError: (error: Error) => void;
}

function useChange<Sent>(mutationFn: (sent: Sent) => Promise<unknown>, { onDone, onError }: Outcomes<Sent>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (_, sent) => {
      onDone(sent);
      return queries.invalidateQueries({ queryKey: [listTaxRules.id] });
    },
    onError,
  });
}

export const useSaveTaxRule = (outcomes: Outcomes<RuleDraft>) =>
  useChange((draft) => call(setTaxRule, { body: bodyOf(draft) as CallInput<typeof setTaxRule>['body'] }), outcomes);

export const useRemoveTaxRule = (outcomes: Outcomes<string>) =>
  useChange((id) => call(removeTaxRule, { params: { id } }), outcomes);
