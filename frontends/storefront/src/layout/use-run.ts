import { useMemo, useRef } from 'react';

let runs = 0;

interface Run {
  /** The name of the run that goes on; empty before the first. */
  name: () => string;
  begin: () => void;
}

/** Names changes that are one step to undo together, as those of one visit to a field. */
export function useRun(): Run {
  const current = useRef('');
  return useMemo(
    () => ({
      name: () => current.current,
      begin: () => {
        runs += 1;
        current.current = `run-${runs}`;
      },
    }),
    [],
  );
}
