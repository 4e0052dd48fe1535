export { CodeForm } from './code-form.tsx';
export { showPasskey } from './passkeys.ts';
export { RecoveryCodes } from './recovery-codes.tsx';
export { SetUpSecondFactor } from './set-up.tsx';

export { useAttempt } from './use-attempt.ts';
