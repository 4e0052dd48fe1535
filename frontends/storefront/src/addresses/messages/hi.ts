import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  filledIn: (city, state) => `${city}, ${state}: पिन कोड से भरा गया है। सही न हो तो बदल लीजिए।`,
  noState: 'पिन कोड के हिसाब से',
};
