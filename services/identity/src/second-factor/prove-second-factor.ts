import type { passkeyAnswer, secondFactorLogin } from '@print-shop/contracts';
import { DomainError, unauthenticated } from '@print-shop/service-kit/errors';
import type { z } from 'zod';
import { nameOf } from '../security/security-log.ts';
import { attemptOn, type Place } from '../session/attempt.ts';
import type { LoginLimits } from '../session/attempt-limits.ts';
import type { Proof } from '../session/token-signer.ts';
import type { Account } from '../user/user.store.ts';
import { readUsedPasskey, type Site, usePasskeyOptions } from './passkeys.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import type { SecondFactorStore } from './second-factor.store.ts';
import type { SecretBox } from './secret-box.ts';
import { finishSignIn, type SignedIn, type SignInSteps } from './sign-in-steps.ts';
import { holderOf, type TicketDeps } from './ticket-holder.ts';
import { ticketIsOver } from './tickets.ts';
import { isTotpCode, matchingStep } from './totp.ts';

export interface ProveDeps extends SignInSteps, TicketDeps {
  limits: LoginLimits;
  factors: SecondFactorStore;
  box: SecretBox;
}

/** A factor that matches, with a function that uses it up; that succeeds once. */
interface Shown {
  proofs: Proof[];
  detail: string;
  use: () => Promise<boolean>;
}

const wrongCode = () =>
  unauthenticated(
    { en: 'This code is wrong. Please try again.', hi: 'यह कोड सही नहीं है। फिर कोशिश कीजिए।' },
    'wrong-code',
  );
const usedCode = () =>
  unauthenticated(
    {
      en: 'This code was used before. Please wait for the next one.',
      hi: 'यह कोड इस्तेमाल हो चुका है। अगले कोड का इंतज़ार कीजिए।',
    },
    'used-code',
  );
const wrongPasskey = () =>
  unauthenticated(
    { en: 'This passkey did not work. Please try again.', hi: 'यह पासकी नहीं चली। फिर कोशिश कीजिए।' },
    'wrong-passkey',
  );

function showTotp({ factors, box }: ProveDeps, { user, secondFactor: { totp } }: Account, code: string): Shown {
  const secret = totp && box.open(totp.secret, user.id);
  const step = secret && matchingStep(secret, code, new Date());
  if (!step) throw wrongCode();
  if (step <= totp.lastStep) throw usedCode();
  const sealed = box.isOld(totp.secret) ? box.seal(secret, user.id) : undefined;
  return { proofs: ['otp', 'mfa'], detail: 'with a code', use: () => factors.useStep(user.id, step, sealed) };
}

function showRecoveryCode({ factors, log }: ProveDeps, { user, secondFactor }: Account, code: string, place: Place) {
  const hash = hashRecoveryCode(user.id, code);
  if (!secondFactor.recoveryCodes.includes(hash)) throw wrongCode();
  const left = `${secondFactor.recoveryCodes.length - 1} left`;
  const use = async () => {
    const isUsed = await factors.useRecoveryCode(user.id, hash);
    if (isUsed) await log.record({ kind: 'recovery-code-used', account: nameOf(user), from: place.from, detail: left });
    return isUsed;
  };
  return { proofs: ['recovery-code', 'mfa'], detail: 'with a recovery code', use } satisfies Shown;
}

async function showPasskey(
  { factors, tickets, site }: ProveDeps & { site: Site },
  { user, secondFactor }: Account,
  ticket: string,
  answer: z.output<typeof passkeyAnswer>,
): Promise<Shown> {
  const challenge = await tickets.take(ticket, 'challenge');
  const passkey = secondFactor.passkeys.find(({ id }) => id === answer.id);
  const used = challenge && passkey ? await readUsedPasskey(site, challenge, answer, passkey) : undefined;
  if (!used || !passkey) throw wrongPasskey();
  return {
    proofs: [used.isBoundToDevice ? 'hwk' : 'swk', 'mfa'],
    detail: `with the passkey ${passkey.name}`,
    use: () => factors.usePasskey(user.id, passkey, used.counter),
  };
}

/** The options to use a passkey of the ticket's holder. Each call voids the previous challenge. */
export async function startPasskey(deps: ProveDeps, ticket: string, place: Place) {
  const { account } = await holderOf(deps, ticket, place, ['sign-in']);
  if (!deps.site || account.secondFactor.passkeys.length === 0) throw ticketIsOver();
  const options = await usePasskeyOptions(deps.site, account.secondFactor.passkeys);
  await deps.tickets.put(ticket, 'challenge', options.challenge);
  return options;
}

/**
 * Finishes a sign-in. Wrong codes count like wrong passwords, and five of them end the ticket. Throws unauthenticated for a
 * wrong or used code, not-found when the ticket has ended, too-many-requests after too many failures.
 */
export async function proveSecondFactor(
  deps: ProveDeps,
  { ticket, code, passkey }: z.output<typeof secondFactorLogin.body & object>,
  place: Place,
): Promise<SignedIn> {
  const { tickets, limits, log, site } = deps;
  const { account, about } = await holderOf(deps, ticket, place, ['sign-in']);
  const record = (kind: 'sign-in-failed' | 'sign-in-blocked') =>
    log.record({ kind, account: nameOf(account.user), from: place.from, detail: 'second factor' });
  await tickets.count(ticket);
  const attempt = attemptOn(about.login, account, place);
  const refuse = async (error: unknown, kind: Parameters<typeof record>[0]) => {
    if (error instanceof DomainError) await record(kind);
    throw error;
  };
  const count = async () => {
    await limits.count(attempt);
    if (!attempt.knownDevice) await tickets.countStranger(account.user.id);
  };
  await count().catch((error: unknown) => refuse(error, 'sign-in-blocked'));

  const show = async (): Promise<Shown> => {
    if (passkey && site) return showPasskey({ ...deps, site }, account, ticket, passkey);
    if (code && isTotpCode(code)) return showTotp(deps, account, code);
    return showRecoveryCode(deps, account, code ?? '', place);
  };
  const shown = await show().catch((error: unknown) => refuse(error, 'sign-in-failed'));
  if (!(await tickets.close(ticket))) throw ticketIsOver();
  if (!(await shown.use())) return refuse(usedCode(), 'sign-in-failed');
  await limits.forgive(attempt);
  if (!attempt.knownDevice) await tickets.forgiveStranger(account.user.id);
  return finishSignIn(deps, account, { ...place, proofs: [...about.proofs, ...shown.proofs], detail: shown.detail });
}
