import { ApiError } from '@print-shop/web-kit';
import { type ReactNode, useState } from 'react';
import { SignInAgainDialog } from './sign-in-again-dialog.tsx';

const has = (error: unknown, ...codes: string[]): boolean => error instanceof ApiError && codes.includes(error.code);

interface Question {
  repeat: (currentPassword: string) => Promise<void>;
  giveUp: () => void;
}

/**
 * Sends a request. If the server wants the current password, asks for it in `dialog` and sends the request again. Closing
 * the dialog rejects with the server's refusal, so that a form keeps its contents, as after any other failure.
 */
export function useSignInAgain<Body extends object, Result>(
  send: (body: Body & { currentPassword?: string }) => Promise<Result>,
): { send: (body: Body) => Promise<Result>; dialog: ReactNode } {
  const [question, setQuestion] = useState<Question>();

  const ask = (body: Body, refusal: unknown): Promise<Result> =>
    new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        setQuestion(undefined);
        settle();
      };
      setQuestion({
        giveUp: () => end(() => reject(refusal)),
        async repeat(currentPassword) {
          try {
            const result = await send({ ...body, currentPassword });
            end(() => resolve(result));
          } catch (error) {
            // The dialog shows only errors about the password.
            if (has(error, 'wrong-password', 'too-many-logins', 'sign-in-again')) throw error;
            end(() => reject(error));
          }
        },
      });
    });

  return {
    send: (body) =>
      send(body).catch((error: unknown) => {
        if (!has(error, 'sign-in-again')) throw error;
        return ask(body, error);
      }),
    dialog: question && <SignInAgainDialog onPassword={question.repeat} onClose={question.giveUp} />,
  };
}
