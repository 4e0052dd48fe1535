import type { newPasskeyAnswer } from '@print-shop/contracts';
import { conflict, invalidInput, notFound } from '@print-shop/service-kit/errors';
import type { z } from 'zod';
import { nameOf } from '../security/security-log.ts';
import { attemptOn, type Place } from '../session/attempt.ts';
import type { Proof } from '../session/token-signer.ts';
import { methodsOf } from '../user/second-factor.field.ts';
import type { Account } from '../user/user.store.ts';
import { newPasskeyOptions, readNewPasskey } from './passkeys.ts';
import type { ProveDeps } from './prove-second-factor.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { finishSignIn, type SignedIn } from './sign-in-steps.ts';
import { holderOf } from './ticket-holder.ts';
import { type Ticket, ticketIsOver } from './tickets.ts';
import { matchingStep, newTotpSecret, totpUri } from './totp.ts';

export interface SetUpDeps extends ProveDeps {
  /** The name that an authenticator app shows beside the code. */
  shopName: string;
}

/** The result of setting up a factor: recovery codes with the first factor, and the session if it was part of a sign-in. */
export interface SetUp extends Partial<SignedIn> {
  recoveryCodes?: string[];
}

const PURPOSES = ['first-factor', 'one-more'] as const;

const wrongCode = () =>
  invalidInput(
    {
      en: 'This code is wrong. Please check the clock of your phone and try the next one.',
      hi: 'यह कोड सही नहीं है। अपने फ़ोन की घड़ी जाँचिए और अगला कोड लिखिए।',
    },
    'wrong-code',
  );
const wrongPasskey = () =>
  invalidInput(
    { en: 'The passkey could not be added. Please try again.', hi: 'पासकी जुड़ नहीं पाई। फिर कोशिश कीजिए।' },
    'wrong-passkey',
  );
const passkeysOff = () =>
  notFound(
    { en: 'This shop takes no passkeys: they need https.', hi: 'इस दुकान में पासकी नहीं चलती: उसके लिए https चाहिए।' },
    'passkeys-off',
  );

/** A secret for an authenticator app. The account has it only after the first code. */
export async function startTotp(deps: SetUpDeps, ticket: string, place: Place) {
  const { account } = await holderOf(deps, ticket, place, PURPOSES);
  const secret = newTotpSecret();
  await deps.tickets.put(ticket, 'secret', deps.box.seal(secret, account.user.id));
  return { secret, uri: totpUri(secret, deps.shopName, account.user.email) };
}

/** Adds the app after checking its first code. Throws invalid-input for a wrong code, not-found when the ticket has ended. */
export async function addTotp(deps: SetUpDeps, { ticket, code }: { ticket: string; code: string }, place: Place) {
  const { account, about } = await holderOf(deps, ticket, place, PURPOSES);
  await deps.tickets.count(ticket);
  const sealed = await deps.tickets.peek(ticket, 'secret');
  if (!sealed) throw ticketIsOver();
  const step = matchingStep(deps.box.open(sealed, account.user.id), code, new Date());
  if (!step) throw wrongCode();
  return finish(deps, { account, about, ticket, place }, ['otp', 'mfa'], 'authenticator app', (added) =>
    deps.factors.addTotp(account.user.id, sealed, step, added),
  );
}

/** The options for the browser to create a passkey. Throws not-found when the shop accepts no passkeys. */
export async function startNewPasskey(deps: SetUpDeps, ticket: string, place: Place) {
  const { account } = await holderOf(deps, ticket, place, PURPOSES);
  if (!deps.site) throw passkeysOff();
  const options = await newPasskeyOptions(deps.site, account.user, account.secondFactor.passkeys);
  await deps.tickets.put(ticket, 'challenge', options.challenge);
  return options;
}

/** Adds a passkey. Throws invalid-input when the answer is invalid, not-found when the ticket has ended. */
export async function addPasskey(
  deps: SetUpDeps,
  { ticket, name, passkey }: { ticket: string; name: string; passkey: z.output<typeof newPasskeyAnswer> },
  place: Place,
) {
  const { account, about } = await holderOf(deps, ticket, place, PURPOSES);
  if (!deps.site) throw passkeysOff();
  await deps.tickets.count(ticket);
  const challenge = await deps.tickets.take(ticket, 'challenge');
  const made = challenge ? await readNewPasskey(deps.site, challenge, passkey) : undefined;
  if (!made) throw wrongPasskey();
  return finish(deps, { account, about, ticket, place }, ['mfa'], `passkey ${name}`, (added) =>
    deps.factors.addPasskey(account.user.id, { ...made, name, addedAt: new Date() }, added),
  );
}

type AddFactor = (added: { recoveryCodes: string[] | undefined; isFirst: boolean }) => Promise<boolean>;

async function finish(
  deps: SetUpDeps,
  { account, about, ticket, place }: { account: Account; about: Ticket; ticket: string; place: Place },
  proofs: Proof[],
  what: string,
  add: AddFactor,
): Promise<SetUp> {
  const { user, secondFactor } = account;
  if (!(await deps.tickets.close(ticket))) throw ticketIsOver();
  const hadNone = methodsOf(secondFactor).length === 0;
  const recoveryCodes = hadNone ? newRecoveryCodes() : undefined;
  const hashes = recoveryCodes?.map((code) => hashRecoveryCode(user.id, code));
  const isFirst = about.purpose === 'first-factor';
  // Another sign-in may have set up a factor meanwhile; then this one must use it.
  if (!(await add({ recoveryCodes: hashes, isFirst }))) {
    throw conflict(
      {
        en: 'This account has a second factor already. Please sign in again.',
        hi: 'इस अकाउंट में अब दूसरा सुरक्षा कदम है। फिर से साइन इन कीजिए।',
      },
      'second-factor-exists',
    );
  }
  await deps.log.record({ kind: 'second-factor-added', account: nameOf(user), from: place.from, detail: what });
  // Sessions that were opened by the password alone end.
  if (hadNone) await deps.tokens.revokeOthers(user.id, about.tokenId);
  const codes = recoveryCodes ? { recoveryCodes } : {};
  if (!isFirst) return codes;
  await deps.limits.forgive(attemptOn(about.login, account, place));
  const signedIn = await finishSignIn(deps, account, { ...place, proofs: [...about.proofs, ...proofs], detail: what });
  return { ...codes, ...signedIn };
}
