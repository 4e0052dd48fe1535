import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { eventually } from '@print-shop/test-kit';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { LEASE_MS } from './retries.ts';

/** A mail server for one test, which can be made to fail. */
export async function startMailServer() {
  const mails: Email[] = [];
  const state = { answer: undefined as { code: number; message: string } | undefined };
  const refusal = () =>
    state.answer ? Object.assign(new Error(state.answer.message), { responseCode: state.answer.code }) : null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refusal()),
    onData(stream, _session, done) {
      buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((mail) => {
          mails.push(mail);
          done();
        }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    /** From now on refuses every recipient with `code`; without a code, accepts them again. */
    answer(code?: number, message = 'try later') {
      state.answer = code === undefined ? undefined : { code, message };
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** Resolves when a try of an email has failed: the email is due again sooner than the lease of a try ends. */
export const untilFailed = (
  find: () => Promise<{ tries?: number | undefined; dueAt?: Date | undefined } | null | undefined>,
) =>
  eventually(async () => {
    const { tries, dueAt } = (await find()) ?? {};
    expect(tries).toBeGreaterThan(0);
    expect(dueAt?.getTime()).toBeLessThan(Date.now() + LEASE_MS / 2);
  });

/** The token in an email's link to a page of the shop. */
export const tokenIn = (mail: Email | undefined, page = 'reset-password'): string =>
  new RegExp(`/${page}#token=([\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? '';
