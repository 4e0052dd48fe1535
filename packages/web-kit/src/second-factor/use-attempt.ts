import { useState } from 'react';
import { isOver, useFailure } from './use-failure.ts';

/**
 * A step that the server may refuse: it is under way, or `fault` says what is wrong. `attempt` never rejects, and tells whether it
 * succeeded; where the ticket is over, it leaves that to `onOver`.
 */
export function useAttempt(onOver: (why: string) => void) {
  const failure = useFailure();
  const [fault, setFault] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const attempt = async (step: () => Promise<void>): Promise<boolean> => {
    setFault(undefined);
    setIsBusy(true);
    try {
      await step();
      return true;
    } catch (error) {
      if (isOver(error)) onOver(failure(error));
      else setFault(failure(error));
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { fault, setFault, isBusy, attempt };
}
