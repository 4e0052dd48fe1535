import { searchTermsOrPhone } from '@print-shop/service-kit';
import { loginKey, searchWords } from './user.ts';

describe('loginKey', () => {
  it('tells an email address from a telephone number', () => {
    expect(loginKey(' Asha@Example.com ')).toEqual({ email: 'asha@example.com' });
    expect(loginKey('98765 43210')).toEqual({ phoneKey: '+919876543210' });
    expect(loginKey('asha')).toEqual({ email: 'asha' });
  });
});

describe('search', () => {
  const words = searchWords({ name: 'Asha  Rao', email: 'asha@example.com', phone: '+91 98765 43210' });
  const finds = (search: string) =>
    searchTermsOrPhone(search).every((term) => words.some((word) => word.startsWith(term)));

  it.each(['asha', 'RAO', 'as ra', 'asha@ex', 'example.com', '98765', '98765 43', '+91 98765', '0 98765 43210'])(
    'finds by %j',
    (search) => {
      expect(finds(search)).toBe(true);
    },
  );

  it.each(['sha', 'asha kumar', '43210'])('does not find by %j', (search) => {
    expect(finds(search)).toBe(false);
  });
});
