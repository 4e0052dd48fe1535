import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { messageSchema, objectId, pageQuery } from '../shared.ts';

const favoriteSchema = z
  .object({ _id: objectId, userId: objectId, productId: objectId, isLike: z.boolean() })
  .meta({ id: 'Favorite' });
export type Favorite = z.output<typeof favoriteSchema>;

const body = z.object({ userId: objectId, productId: objectId, isLike: z.boolean().optional() });

export const listFavorites = defineRoute({
  id: 'listFavorites',
  method: 'get',
  path: '/api/favorite/:userId',
  access: 'self',
  summary: "A user's favorites, newest first",
  tag: 'favorites',
  params: z.object({ userId: objectId }),
  query: pageQuery(500, 1000),
  responses: { 200: z.array(favoriteSchema) },
});

export const addFavorite = defineRoute({
  id: 'addFavorite',
  method: 'post',
  path: '/api/favorite/add',
  access: 'self',
  summary: 'Add a favorite; adding it again changes nothing',
  tag: 'favorites',
  body,
  responses: { 201: favoriteSchema },
});

export const removeFavorite = defineRoute({
  id: 'removeFavorite',
  method: 'post',
  path: '/api/favorite/remove',
  access: 'self',
  summary: 'Remove a favorite',
  tag: 'favorites',
  body,
  responses: { 200: z.object({ userId: objectId, productId: objectId, isLike: z.literal(false) }) },
});

export const removeFavorites = defineRoute({
  id: 'removeFavorites',
  method: 'delete',
  path: '/api/favorite/:userId',
  access: 'self',
  summary: 'Remove all favorites of a user',
  tag: 'favorites',
  params: z.object({ userId: objectId }),
  responses: { 200: messageSchema },
});
