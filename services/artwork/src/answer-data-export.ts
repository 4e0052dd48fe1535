import { artworkPersonalDataCollected, dataExportRequested, exportFolder, partsOfExport } from '@print-shop/contracts';
import { answerInParts, type Broker } from '@print-shop/messaging';
import type { ArtworkObjects } from './file/artwork-objects.ts';
import type { FileStore } from './file/file.store.ts';
import { downloadName } from './file/file.ts';
import type { SceneStore } from './mock-up/scene.store.ts';

/** Answers a customer's data export with their artwork, and what they laid out; checked files are copied into it. */
export function answerDataExport(
  broker: Broker,
  { files, objects, scenes }: { files: FileStore; objects: ArtworkObjects; scenes: Pick<SceneStore, 'allOf'> },
): Promise<void> {
  return answerInParts(broker, {
    queue: 'artwork.answer-data-export',
    request: dataExportRequested,
    answer: artworkPersonalDataCollected,
    about: partsOfExport('artwork'),
    sections: ({ exportId, userId }) => [{ section: 'artwork', rows: rows(`${exportFolder(exportId)}files/`, userId) }],
  });

  async function* rows(folder: string, userId: string): AsyncGenerator<object> {
    for await (const file of files.allOf(userId)) {
      const { name, productType, bytes, state, createdAt, keepUntil } = file;
      // The name alone might be that of another file.
      const copy = `${file.id}-${downloadName(file)}`;
      const isThere = state === 'checked' && (await objects.copyOriginal(file.id, folder + copy));
      yield { ...(isThere ? { file: `files/${copy}` } : {}), name, productType, bytes, state, createdAt, keepUntil };
    }
    for await (const layout of scenes.allOf(userId)) yield { layout };
  }
}
