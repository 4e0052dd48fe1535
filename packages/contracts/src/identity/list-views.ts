import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { sentence } from '../sentence.ts';
import { byId, listName, objectId, text } from '../shared.ts';

export const MOST_VIEWS = 50;

const NO_VIEW_NAME = sentence('Please enter a name for the view.');

const listViewBody = z.object({
  list: listName.meta({ description: 'The list, like `orders`' }),
  name: z
    .string({ error: NO_VIEW_NAME })
    .pipe(text(60))
    .meta({ description: 'Unlike those of the other views of the list' }),
  address: z
    .string()
    .max(500)
    .meta({ description: "Its filters, search and order: what stands behind the question mark of the list's address" }),
  hidden: z.array(listName).max(40).default([]).meta({ description: 'The columns that it leaves out' }),
});
export type ListViewBody = z.output<typeof listViewBody>;

const listViewSchema = listViewBody.extend({ _id: objectId, hidden: z.array(z.string()) }).meta({ id: 'ListView' });
export type ListView = z.output<typeof listViewSchema>;

const views = z.array(listViewSchema);

export const listListViews = defineRoute({
  id: 'listListViews',
  method: 'get',
  path: '/api/users/views',
  access: 'staff',
  permission: 'views',
  summary: "The signed-in user's own views of lists, in the order of their names",
  tag: 'users',
  responses: { 200: views },
});

export const addListView = defineRoute({
  id: 'addListView',
  method: 'post',
  path: '/api/users/views',
  access: 'staff',
  permission: 'views',
  summary: `Keep one more view, ${MOST_VIEWS} at most; answers all. 409 \`view-name-taken\` for a name that the list has already`,
  tag: 'users',
  body: listViewBody,
  responses: { 201: views },
});

export const changeListView = defineRoute({
  id: 'changeListView',
  method: 'put',
  path: '/api/users/views/:id',
  access: 'staff',
  permission: 'views',
  summary: 'Rename an own view, or keep other filters and columns in it; answers all',
  tag: 'users',
  params: byId,
  body: listViewBody,
  responses: { 200: views },
});

export const removeListView = defineRoute({
  id: 'removeListView',
  method: 'delete',
  path: '/api/users/views/:id',
  access: 'staff',
  permission: 'views',
  summary: 'Delete an own view; answers the others',
  tag: 'users',
  params: byId,
  responses: { 200: views },
});
