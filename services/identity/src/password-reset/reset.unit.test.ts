import { resetMail } from './reset.mail.ts';
import { hashResetToken, newResetToken, resetLink, retryDelayMs } from './reset.ts';

describe('a link for a new password', () => {
  it('carries a token that cannot be guessed, and of which only a hash is kept', () => {
    const token = newResetToken();
    expect(token).toHaveLength(43);
    expect(newResetToken()).not.toBe(token);
    expect(hashResetToken(token)).toBe(hashResetToken(token));
    expect(hashResetToken(token)).not.toContain(token);
  });

  it('leads to the configured address', () => {
    expect(resetLink('https://shop.example/', 'a-b_c')).toBe('https://shop.example/reset-password?token=a-b_c');
  });

  it('is tried again after growing waits of at most ten minutes', () => {
    expect([1, 2, 3, 9].map(retryDelayMs)).toEqual([5_000, 15_000, 45_000, 600_000]);
  });
});

describe('the mail', () => {
  const mail = { shopName: 'Chhaap', name: 'Asha <b>Rao</b>', link: 'https://shop.example/reset-password?token=abc' };

  it('says in both its forms who sends it, where the link is and how long it lasts', () => {
    const { subject, text, html } = resetMail({ ...mail, language: 'en' });
    expect(subject).toBe('Set a new password for Chhaap');
    for (const body of [text, html]) {
      expect(body).toContain(mail.link);
      expect(body).toContain('one hour');
      expect(body).toContain('Chhaap');
    }
  });

  it('is written in Hindi to those who asked in Hindi', () => {
    const { subject, text, html } = resetMail({ ...mail, language: 'hi' });
    expect(subject).toBe('Chhaap: नया पासवर्ड बनाएँ');
    expect(text).toContain('एक घंटे');
    expect(html).toContain('lang="hi"');
  });

  it('shows a name as text, whatever it is', () => {
    expect(resetMail({ ...mail, language: 'en' }).html).toContain('Asha &lt;b&gt;Rao&lt;/b&gt;');
  });
});
