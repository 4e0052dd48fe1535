import { hashToken, linkTo, newToken } from '../mail/link.ts';
import { retryDelayMs } from '../mail/retries.ts';
import { resetMail } from './reset.mail.ts';
import { type ResetDeps, requestReset } from './reset-password.ts';

describe('a mailed link', () => {
  it('carries a token that cannot be guessed, and of which only a hash is kept', () => {
    const token = newToken();
    expect(token).toHaveLength(43);
    expect(newToken()).not.toBe(token);
    expect(hashToken(token)).toBe(hashToken(token));
    expect(hashToken(token)).not.toContain(token);
  });

  it('leads to the configured address, with the token where no server sees it', () => {
    const link = new URL(linkTo('https://shop.example/', '/reset-password', 'a-b_c'));
    expect(link.href).toBe('https://shop.example/reset-password#token=a-b_c');
    expect(link.pathname + link.search).not.toContain('a-b_c');
  });

  it('comes by a mail that is tried again after growing waits of at most ten minutes', () => {
    expect([1, 2, 3, 9].map(retryDelayMs)).toEqual([5_000, 15_000, 45_000, 600_000]);
  });
});

describe('a request for a link', () => {
  it.each([
    ['an account', 'a'.repeat(24)],
    ['no account', undefined],
  ])('of %s is answered after the same fixed time, and mails go out after the answer is due', async (_of, userId) => {
    const steps: string[] = [];
    const [noted, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const deps = {
      resets: {
        idOf: async () => {
          setImmediate(noted.resolve);
          return userId;
        },
        request: async () => steps.push('link'),
      },
      limits: { count: async () => undefined, mayMail: async () => true },
      mails: { nudge: () => steps.push('mail') },
      log: { record: async () => undefined },
      pause: async (ms: number) => {
        await over.promise;
        steps.push(`${ms} ms`);
      },
    } as unknown as ResetDeps;
    const from = { address: '10.0.0.1', userAgent: '' };
    const answer = requestReset(deps, { login: 'asha@example.com', language: 'en', address: from.address, from });
    answer.then(() => steps.push('answer'));
    await noted.promise;
    expect(steps).toEqual(userId ? ['link'] : []);
    over.resolve();
    await answer;
    expect(steps).toEqual([...(userId ? ['link'] : []), '300 ms', 'mail', 'answer']);
  });
});

describe('the mail', () => {
  const name = 'Asha <b>Rao</b>';
  const sender = { shopName: 'Chhaap', link: 'https://shop.example/reset-password#token=abc' };

  it('says in both its forms who sends it, where the link is and how long it lasts', async () => {
    const { subject, text, html } = await resetMail({ name, language: 'en' }, sender);
    expect(subject).toBe('Set a new password for Chhaap');
    for (const body of [text, html]) {
      expect(body).toContain(sender.link);
      expect(body).toContain('one hour');
      expect(body).toContain('Chhaap');
    }
  });

  it('is written in Hindi to those who asked in Hindi', async () => {
    const { subject, text, html } = await resetMail({ name, language: 'hi' }, sender);
    expect(subject).toBe('Chhaap: नया पासवर्ड बनाएँ');
    expect(text).toContain('एक घंटे');
    expect(html).toContain('lang="hi"');
  });

  it('shows a name as text, whatever it is', async () => {
    const { html } = await resetMail({ name, language: 'en' }, sender);
    expect(html).toContain('Asha &lt;b&gt;Rao&lt;/b&gt;');
  });
});
