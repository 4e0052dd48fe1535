import { artworkPersonalDataCollected, dataExportRequested, exportFolder, exportParts } from '@print-shop/contracts';
import { answerInParts, type Broker } from '@print-shop/messaging';
import type { ArtworkObjects } from './file/artwork-objects.ts';
import type { FileStore } from './file/file.store.ts';
import { downloadName } from './file/file.ts';
import type { LayoutStore } from './layout/layout.store.ts';
import type { ProofStore } from './proof/proof.store.ts';
import type { Proof } from './proof/proof.ts';

interface Sources {
  files: FileStore;
  objects: ArtworkObjects;
  layouts: Pick<LayoutStore, 'allOf'>;
  proofs: Pick<ProofStore, 'allOf'>;
}

/** Answers a customer's data export with their artwork, what they laid out, and their proofs; checked files are copied into it. */
export function answerDataExport(broker: Broker, { files, objects, layouts, proofs }: Sources): Promise<void> {
  return answerInParts(broker, {
    queue: 'artwork.answer-data-export',
    request: dataExportRequested,
    answer: artworkPersonalDataCollected,
    about: exportParts('artwork'),
    sections: ({ exportId, userId }) => [{ section: 'artwork', rows: rows(`${exportFolder(exportId)}files/`, userId) }],
  });

  async function* rows(folder: string, userId: string): AsyncGenerator<object> {
    for await (const file of files.allOf(userId)) {
      const { name, productType, bytes, state, createdAt, keepUntil } = file;
      // The name alone might be that of another file. Orders and carts name a design by its address.
      const copy = file.design?.replace('/media/designs/', '') ?? `${file.id}-${downloadName(file)}`;
      const isThere = state === 'checked' && (await objects.copyOriginal(file.id, folder + copy));
      yield { ...(isThere ? { file: `files/${copy}` } : {}), name, productType, bytes, state, createdAt, keepUntil };
    }
    for await (const layout of layouts.allOf(userId)) yield { layout };
    for await (const proof of proofs.allOf(userId)) yield { proof: toExportedProof(proof) };
  }
}

/** A proof as its customer gets it: the sent versions, the comments, and the answers. */
const toExportedProof = ({ orderId, name, details, quantity, state, versions, notes }: Proof) => ({
  orderId,
  name,
  details,
  quantity,
  state,
  notes,
  versions: versions.map(({ version, fileName, sha256, note, sentAt, seenAt, decision }) => ({
    version,
    fileName,
    sha256,
    note,
    sentAt,
    seenAt,
    decision,
  })),
});
