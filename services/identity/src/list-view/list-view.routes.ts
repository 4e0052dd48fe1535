import { addListView, changeListView, listListViews, removeListView } from '@print-shop/contracts';
import { allow, type ContractRouter } from '@print-shop/service-kit';
import { Types } from 'mongoose';
import type { ListViewStore } from './list-view.store.ts';
import { toViewList, withAdded, withChanged, withRemoved } from './list-view.ts';

/** Registers the views of lists that members of staff save, each for themselves. */
export function listViewRoutes(router: ContractRouter, store: ListViewStore): void {
  router
    .on(listListViews, allow.staff('views'), async ({ user }) => ({
      status: 200,
      body: toViewList(await store.list(user.id)),
    }))
    .on(addListView, allow.staff('views'), async ({ user, body }) => {
      const id = String(new Types.ObjectId());
      const views = await store.change(user.id, (before) => withAdded(before, body, id));
      return { status: 201, body: toViewList(views) };
    })
    .on(changeListView, allow.staff('views'), async ({ user, params, body }) => {
      const views = await store.change(user.id, (before) => withChanged(before, params.id, body));
      return { status: 200, body: toViewList(views) };
    })
    .on(removeListView, allow.staff('views'), async ({ user, params }) => {
      const views = await store.change(user.id, (before) => withRemoved(before, params.id));
      return { status: 200, body: toViewList(views) };
    });
}
