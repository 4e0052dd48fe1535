import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { sentence } from '../sentence.ts';
import { byId, messageSchema, objectId, text } from '../shared.ts';

/** The most groups of synonyms of a shop. Every process of the catalog keeps them in memory. */
export const MAX_SYNONYM_GROUPS = 500;
export const MAX_SYNONYM_WORDS = 20;

const synonymGroupSchema = z.object({ _id: objectId, words: z.array(z.string()) }).meta({ id: 'SynonymGroup' });
export type SynonymGroup = z.output<typeof synonymGroupSchema>;

const TWO_WORDS = sentence('Please enter at least two words that mean the same.');

export const synonymGroupBody = z.object({
  words: z
    .array(text(60), { error: TWO_WORDS })
    .max(MAX_SYNONYM_WORDS)
    .transform((words) => [...new Set(words)])
    .refine((words) => words.length >= 2, TWO_WORDS)
    .meta({ description: 'Words and phrases that find the same products', minItems: 2 }),
});

const permission = 'catalogue:write' as const;

export const listSynonyms = defineRoute({
  id: 'listSynonyms',
  method: 'get',
  path: '/api/product-synonyms',
  access: 'staff',
  permission,
  summary: 'Groups of words that find the same products',
  tag: 'product synonyms',
  responses: { 200: z.array(synonymGroupSchema) },
});

export const createSynonyms = defineRoute({
  id: 'createSynonyms',
  method: 'post',
  path: '/api/product-synonyms',
  access: 'staff',
  permission,
  summary: 'Add a group of synonyms',
  tag: 'product synonyms',
  body: synonymGroupBody,
  responses: { 201: synonymGroupSchema },
});

export const updateSynonyms = defineRoute({
  id: 'updateSynonyms',
  method: 'put',
  path: '/api/product-synonyms/:id',
  access: 'staff',
  permission,
  summary: 'Replace the words of a group of synonyms',
  tag: 'product synonyms',
  params: byId,
  body: synonymGroupBody,
  responses: { 200: synonymGroupSchema },
});

export const deleteSynonyms = defineRoute({
  id: 'deleteSynonyms',
  method: 'delete',
  path: '/api/product-synonyms/:id',
  access: 'staff',
  permission,
  summary: 'Remove a group of synonyms',
  tag: 'product synonyms',
  params: byId,
  responses: { 200: messageSchema },
});
