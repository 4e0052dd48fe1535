import { notFound } from '@print-shop/service-kit';

export const noSuchAccount = () =>
  notFound({ en: 'There is no such account.', hi: 'ऐसा कोई खाता नहीं है।' }, 'account-not-found');
