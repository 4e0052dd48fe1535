import type { ContractRouter } from '@print-shop/service-kit';
import { listViewRoutes } from './list-view.routes.ts';
import { createListViewStore, type ListViewModel, type ListViewStore } from './list-view.store.ts';

export function createListViews(router: ContractRouter, { listViews }: { listViews: ListViewModel }): ListViewStore {
  const store = createListViewStore(listViews);
  listViewRoutes(router, store);
  return store;
}
