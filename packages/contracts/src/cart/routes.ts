import { z } from 'zod';
import { PLACEMENTS, placementsText } from '../placements.ts';
import { defineRoute } from '../route.ts';
import { sentence } from '../sentence.ts';
import { documentedAs, messageSchema, numeric, objectId, rupees } from '../shared.ts';
import { designLink, lineLayout, optionalDesign, sceneSignature } from '../stored-files.ts';
import { MAX_LINE_QUANTITY } from './limits.ts';

export const lineQuantity = numeric({
  minimum: 1,
  maximum: MAX_LINE_QUANTITY,
  tooSmall: sentence('Quantity must be at least 1.'),
});
const option = z.string().trim().max(100);
const ONE_PLACEMENT = `(${PLACEMENTS.join('|')})`;

/** The customer's choices on the product page. Two lines of a cart differ in at least one of these. */
export const lineOptions = z.object({
  size: option.default(''),
  color: option.default(''),
  placement: z
    .union([option, z.array(option).max(PLACEMENTS.length)])
    .transform((value) => (Array.isArray(value) ? value : value.split(',')).map((one) => one.trim()).filter(Boolean))
    .pipe(z.array(z.enum(PLACEMENTS, sentence('Please choose a placement from the list.'))))
    .transform(placementsText)
    .default('')
    .meta(
      documentedAs({
        description: 'Design placements, e.g. "Left, Front A4"; a list is joined',
        anyOf: [
          { type: 'string', pattern: `^(${ONE_PLACEMENT}(, ${ONE_PLACEMENT})*)?$`, maxLength: 100 },
          { type: 'array', items: { enum: [...PLACEMENTS] }, maxItems: PLACEMENTS.length },
        ],
      }),
    ),
  design: optionalDesign,
  bothSides: z.boolean().optional().meta({ description: 'Printed on both sides; only for products with `bothSide`' }),
  scene: lineLayout,
});
export type LineOptions = z.output<typeof lineOptions>;

const cartItemSchema = z.object({
  _id: objectId.meta({ description: 'Id of the line' }),
  productId: objectId,
  quantity: z.number().int().min(1),
  size: z.string(),
  color: z.string(),
  placement: z.string(),
  design: designLink,
  bothSides: z.boolean().optional(),
  scene: lineLayout,
  sceneSignature,
  name: z.string().meta({ description: "The product's name, or 'Product not available'" }),
  image: z.string(),
  type: z.string().meta({ description: "The product's type, which its tax depends on; empty when not available" }),
  price: rupees.meta({ description: 'What one piece costs now, happy-hour discount taken off; 0 when not available' }),
  listPrice: rupees.meta({ description: 'The same without discounts' }),
  total: rupees.meta({ description: 'What the line costs in all, exactly' }),
  setUp: rupees.optional().meta({ description: 'The part of `total` that is paid once for a design' }),
  nextBreak: z
    .object({ from: z.number().int(), price: rupees, savesPercent: z.number().int() })
    .optional()
    .meta({ description: 'The next lower price: from so many pieces of the product, in all lines together' }),
  isAvailable: z.boolean(),
});

export const cartSchema = z
  .object({ _id: objectId, userId: objectId, items: z.array(cartItemSchema), totalPrice: rupees })
  .meta({ id: 'Cart' });
export type Cart = z.output<typeof cartSchema>;
export type CartItem = z.output<typeof cartItemSchema>;

const ofUser = z.object({ userId: objectId });
const whichLine = {
  productId: objectId,
  lineId: objectId.optional().meta({ description: 'Needed only when the product stands on more than one line' }),
};

export const addToCart = defineRoute({
  id: 'addToCart',
  method: 'post',
  path: '/api/cart/add',
  access: 'self',
  summary: 'Put a product into the cart; the same product with the same options adds to its line',
  tag: 'cart',
  body: lineOptions.extend({
    sceneSignature,
    userId: objectId,
    productId: objectId,
    quantity: lineQuantity.default(1),
  }),
  responses: { 200: cartSchema },
});

export const getCart = defineRoute({
  id: 'getCart',
  method: 'get',
  path: '/api/cart/:userId',
  access: 'self',
  summary: "A user's cart; 404 means that it is empty",
  tag: 'cart',
  params: ofUser,
  responses: { 200: cartSchema },
});

export const updateCartItem = defineRoute({
  id: 'updateCartItem',
  method: 'put',
  path: '/api/cart/:userId',
  access: 'self',
  summary: "Set a line's quantity",
  tag: 'cart',
  params: ofUser,
  body: z.object({ ...whichLine, quantity: lineQuantity }),
  responses: { 200: cartSchema },
});

export const removeCartItem = defineRoute({
  id: 'removeCartItem',
  method: 'put',
  path: '/api/cart/:userId/remove',
  access: 'self',
  summary: 'Remove a line',
  tag: 'cart',
  params: ofUser,
  body: z.object(whichLine),
  responses: { 200: cartSchema },
});

export const deleteCart = defineRoute({
  id: 'deleteCart',
  method: 'delete',
  path: '/api/cart/:cartId',
  access: 'signed-in',
  summary: "Empty the signed-in user's own cart, by the cart's id",
  tag: 'cart',
  params: z.object({ cartId: objectId }),
  responses: { 200: messageSchema },
});
