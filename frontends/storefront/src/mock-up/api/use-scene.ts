import { getScene } from '@print-shop/contracts/client';
import { queryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

/** A saved layout, where one is given. */
export const useScene = (scene: { id: string; token?: string | undefined } | undefined) =>
  useQuery({
    ...queryFor(getScene, { params: { id: scene?.id ?? '' }, query: { token: scene?.token } }),
    enabled: scene !== undefined,
  });
