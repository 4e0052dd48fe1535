import { dataExportRequested, exportParts, favoritesPersonalDataCollected } from '@print-shop/contracts';
import { answerInParts, type Broker } from '@print-shop/messaging';
import type { FavoriteStore } from './favorites.store.ts';

export const answerDataExport = (broker: Broker, favorites: FavoriteStore): Promise<void> =>
  answerInParts(broker, {
    queue: 'favorites.answer-data-export',
    request: dataExportRequested,
    answer: favoritesPersonalDataCollected,
    about: exportParts('favorites'),
    sections: ({ userId }) => [{ section: 'favorites', rows: favorites.allOf(userId) }],
  });
