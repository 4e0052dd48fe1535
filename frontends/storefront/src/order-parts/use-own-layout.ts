import { useUser } from '@print-shop/web-kit';
import { layoutToken } from '../artwork-check/kept.ts';

/**
 * The right to open a layout here: a signed-in user, or the token of a guest who made it in this tab. Nothing for a guest
 * elsewhere, who sees it among the files of the order.
 */
export function useOwnLayout(layout: string | undefined): { layout: string | undefined; token?: string | undefined } {
  const user = useUser();
  const token = layoutToken(layout);
  return user || token ? { layout, token } : { layout: undefined };
}
