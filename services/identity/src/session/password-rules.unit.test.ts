import { dictionary } from '@zxcvbn-ts/language-common';
import { checkNewPassword } from './password-rules.ts';

const customer = { isAdmin: false };
const staff = { isAdmin: true };

describe('a new password', () => {
  it.each(['correct horse', 'नमस्ते-दुनिया', 'x7#kkq9z', '        '])('of a customer may be %j', (password) => {
    expect(() => checkNewPassword(password, customer)).not.toThrow();
  });

  it.each(['password', '12345678', 'iloveyou', 'PassWord1', 'ｐａｓｓｗｏｒｄ'])(
    'must not be common, like %j',
    (password) => {
      expect(() => checkNewPassword(password, customer)).toThrow(expect.objectContaining({ code: 'password-common' }));
    },
  );

  it('is held to a list of more than the 10,000 most common ones', () => {
    const { length } = dictionary['passwords-common'];
    expect(length).toBeGreaterThan(10_000);
    const isTaken = (password: string): boolean => {
      try {
        checkNewPassword(password, customer);
        return true;
      } catch {
        return false;
      }
    };
    expect(dictionary['passwords-common'].slice(0, 10_000).filter(isTaken)).toEqual([]);
  });

  it('of staff has at least 12 characters', () => {
    expect(() => checkNewPassword('eleven char', staff)).toThrow(expect.objectContaining({ code: 'password-short' }));
    expect(() => checkNewPassword('twelve chars', staff)).not.toThrow();
    expect(() => checkNewPassword('unbelievable', staff)).toThrow(expect.objectContaining({ code: 'password-common' }));
  });
});
