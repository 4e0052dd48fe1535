import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { sentence } from '../sentence.ts';
import { isoDate } from '../shared.ts';
import { printProfileSchema } from './print-profile.ts';

const storedProfileSchema = printProfileSchema
  .extend({
    updatedAt: isoDate.nullable().meta({ description: "When staff last changed it; null for the shop's usual one" }),
  })
  .meta({ id: 'StoredPrintProfile' });
export type StoredPrintProfile = z.output<typeof storedProfileSchema>;

const { productType } = printProfileSchema.shape;
const ofType = z.object({ productType });

export const listPrintProfiles = defineRoute({
  id: 'listPrintProfiles',
  method: 'get',
  path: '/api/artwork/profiles',
  access: 'anyone',
  summary: 'The print profile of each product type: as staff set it, or the default of its type',
  tag: 'artwork',
  responses: { 200: z.array(storedProfileSchema) },
});

export const getPrintProfile = defineRoute({
  id: 'getPrintProfile',
  method: 'get',
  path: '/api/artwork/profiles/:productType',
  access: 'anyone',
  summary: 'The print profile of a product type; the default where staff have set none',
  tag: 'artwork',
  params: ofType,
  responses: { 200: storedProfileSchema },
});

export const printProfileBody = printProfileSchema
  .omit({ productType: true })
  .refine(({ minPages, maxPages }) => minPages <= maxPages, {
    path: ['maxPages'],
    error: sentence('The most pages cannot be fewer than the fewest.'),
  })
  .refine(({ minDpi, goodDpi }) => minDpi <= goodDpi, {
    path: ['goodDpi'],
    error: sentence('A good resolution cannot be below the lowest.'),
  });

export const setPrintProfile = defineRoute({
  id: 'setPrintProfile',
  method: 'put',
  path: '/api/artwork/profiles/:productType',
  access: 'staff',
  permission: 'catalogue:write',
  summary: 'Set the print profile of a product type',
  tag: 'artwork',
  params: ofType,
  body: printProfileBody,
  responses: { 200: storedProfileSchema },
});

export const removePrintProfile = defineRoute({
  id: 'removePrintProfile',
  method: 'delete',
  path: '/api/artwork/profiles/:productType',
  access: 'staff',
  permission: 'catalogue:write',
  summary: 'Reset the print profile of a product type to the default',
  tag: 'artwork',
  params: ofType,
  responses: { 200: storedProfileSchema },
});
