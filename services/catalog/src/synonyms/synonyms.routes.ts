import {
  createSynonyms,
  deleteSynonyms,
  listSynonyms,
  type SynonymGroup as SynonymResponse,
  updateSynonyms,
} from '@print-shop/contracts';
import { allow, type ContractRouter, notFound } from '@print-shop/service-kit';
import type { SynonymGroup, SynonymStore } from './synonyms.store.ts';

/** Registers /api/product-synonyms, for staff. `onChange` is called after each change. */
export function synonymRoutes(router: ContractRouter, synonyms: SynonymStore, onChange: () => Promise<void>): void {
  router
    .on(listSynonyms, allow.staff('catalogue:write'), async () => ({
      status: 200,
      body: (await synonyms.list()).map(toResponse),
    }))
    .on(createSynonyms, allow.staff('catalogue:write'), async ({ body, user }) => {
      const created = await synonyms.create(body.words, user);
      await onChange();
      return { status: 201, body: toResponse(created) };
    })
    .on(updateSynonyms, allow.staff('catalogue:write'), async ({ params, body, user }) => {
      const updated = await synonyms.update(params.id, body.words, user);
      if (!updated) throw noSuchGroup();
      await onChange();
      return { status: 200, body: toResponse(updated) };
    })
    .on(deleteSynonyms, allow.staff('catalogue:write'), async ({ params, user }) => {
      if (!(await synonyms.remove(params.id, user))) throw noSuchGroup();
      await onChange();
      return { status: 200, body: { message: 'Synonyms deleted successfully' } };
    });
}

const noSuchGroup = () =>
  notFound({ en: 'There is no such group of synonyms.', hi: 'समान शब्दों का ऐसा कोई समूह नहीं है।' }, 'synonyms-not-found');

const toResponse = ({ id, words }: SynonymGroup): SynonymResponse => ({ _id: id, words });
