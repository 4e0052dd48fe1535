import { undoOf } from '../user/undo-of.ts';
import { undoMail } from './undo.mail.ts';

const now = new Date('2030-01-01T00:00:00Z');
const request = { language: 'en', now } as const;
const account = { email: 'asha@example.com', passwordHash: 'old', googleId: 'g-1' };

describe('what undoes a change', () => {
  it.each([
    [{ email: 'new@example.com' }, ['email']],
    [{ passwordHash: 'new' }, ['password']],
    [{ passwordHash: null }, ['password']],
    [{ email: 'new@example.com', passwordHash: 'new' }, ['email', 'password']],
    [{ email: account.email, passwordHash: 'new' }, ['password']],
  ])('of %j keeps all that the account was signed in with, for 7 days', (after, changed) => {
    expect(undoOf(account, after, request)).toMatchObject({
      changed,
      before: account,
      dueAt: now,
      expiresAt: new Date('2030-01-08T00:00:00Z'),
    });
  });

  it('is nothing where neither changes', () => {
    expect(undoOf(account, { email: account.email }, request)).toBeUndefined();
    expect(undoOf(account, {}, request)).toBeUndefined();
  });
});

describe('the mail to the old address', () => {
  const sender = { shopName: 'Chhaap', link: 'https://shop.example/undo-change#token=abc' };
  it.each([
    [['email'], 'The email address of your account at Chhaap was changed.'],
    [['password'], 'The password of your account at Chhaap was changed.'],
    [['email', 'password'], 'The email address and the password of your account at Chhaap were changed.'],
  ] as const)('says that %j changed, and leads to the undoing', async (changed, sentence) => {
    const { text, html, subject } = await undoMail({ language: 'en', name: 'Asha', changed: [...changed] }, sender);
    expect(subject).toBe('Your account at Chhaap was changed');
    for (const body of [text, html]) {
      expect(body).toContain(sentence);
      expect(body).toContain(sender.link);
      expect(body).toContain('7 days');
    }
  });

  it('is written in Hindi to those who read the shop in Hindi', async () => {
    const { text } = await undoMail({ language: 'hi', name: 'Asha', changed: ['email'] }, sender);
    expect(text).toContain('ईमेल पता बदला गया है');
  });
});
