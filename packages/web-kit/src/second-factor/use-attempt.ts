import { useState } from 'react';
import { isOver, useFailure } from './use-failure.ts';

/**
 * A step that the server may refuse, with its progress and its `fault`. `attempt` never rejects and returns whether it
 * succeeded. When the ticket has ended, it calls `onOver`.
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
