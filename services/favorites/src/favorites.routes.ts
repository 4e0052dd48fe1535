import {
  addFavorite,
  type Favorite as FavoriteResponse,
  listFavorites,
  removeFavorite,
  removeFavorites,
} from '@print-shop/contracts';
import { allow, type ContractRouter } from '@print-shop/service-kit';
import type { Favorite, FavoriteStore } from './favorites.store.ts';

/** Registers /api/favorite: customers read, add and remove their own favorites. */
export function favoriteRoutes(router: ContractRouter, favorites: FavoriteStore): void {
  router
    .on(
      listFavorites,
      allow.self(({ params }) => params.userId),
      async ({ params, query }) => {
        const { favorites: found, total } = await favorites.list(params.userId, query);
        return { status: 200, body: found.map(toResponse), headers: { 'X-Total-Count': String(total) } };
      },
    )
    .on(
      addFavorite,
      allow.self(({ body }) => body.userId),
      async ({ body }) => ({ status: 201, body: toResponse(await favorites.add(body.userId, body.productId)) }),
    )
    .on(
      removeFavorite,
      allow.self(({ body }) => body.userId),
      async ({ body: { userId, productId } }) => {
        await favorites.remove(userId, productId);
        return { status: 200, body: { userId, productId, isLike: false as const } };
      },
    )
    .on(
      removeFavorites,
      allow.self(({ params }) => params.userId),
      async ({ params }) => {
        await favorites.removeOfUser(params.userId);
        return { status: 200, body: { message: 'All favorites are removed.' } };
      },
    );
}

const toResponse = ({ id, userId, productId }: Favorite): FavoriteResponse => ({
  _id: id,
  userId,
  productId,
  isLike: true,
});
