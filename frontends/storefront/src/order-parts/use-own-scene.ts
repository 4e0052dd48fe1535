import { useUser } from '@print-shop/web-kit';
import { sceneToken } from '../artwork-check/kept.ts';

/**
 * The right to open a layout here: a signed-in user, or the token of a guest who made it in this tab. Nothing for a guest
 * elsewhere, who sees it among the files of the order.
 */
export function useOwnScene(scene: string | undefined): { scene: string | undefined; token?: string | undefined } {
  const user = useUser();
  const token = sceneToken(scene);
  return user || token ? { scene, token } : { scene: undefined };
}
