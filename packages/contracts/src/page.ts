import { z } from 'zod';
import { publicShopSchema } from './shop/public-shop.ts';

/** /api answers by address, from which a page is drawn. */
const pageAnswersSchema = z.record(
  z.string(),
  z.object({
    status: z.int(),
    body: z.unknown(),
    total: z.number().nullable().meta({ description: '`X-Total-Count` of a list' }),
  }),
);
export type PageAnswers = z.output<typeof pageAnswersSchema>;

/** The gateway's request to the shell's server: one page, with nothing about the visitor. */
export const drawRequestSchema = z.object({
  path: z.string().startsWith('/').meta({ description: 'Without a slash at its end, but for the home page’s own' }),
  query: z.string().meta({ description: 'What stands behind the question mark of the address' }),
  language: z.enum(['en', 'hi']),
  shop: publicShopSchema,
  publicUrl: z.url(),
  answers: pageAnswersSchema,
  readAt: z.number().meta({ description: 'When the answers were read, in milliseconds since the epoch' }),
});
export type DrawRequest = z.output<typeof drawRequestSchema>;

/** Either the addresses to read first, or the page. */
export const drawReplySchema = z.union([
  z.object({
    needs: z.array(z.string()).min(1).meta({ description: 'Addresses of /api without which it is not drawn' }),
  }),
  z.object({
    status: z.union([z.literal(200), z.literal(404), z.literal(410)]),
    html: z.string(),
    scriptHash: z.string().meta({ description: 'Of its inline scripts, as a content security policy names them' }),
    query: z.string().meta({ description: 'What of the question mark’s part made a difference, in order' }),
  }),
]);
export type DrawReply = z.output<typeof drawReplySchema>;
