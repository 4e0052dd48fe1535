import type { Readable } from 'node:stream';
import { type ObjectStore, putFile, unlessMissing } from '@print-shop/service-kit';

/** Nothing tells a browser to run or show what is stored here. */
const OPAQUE = { 'Content-Type': 'application/octet-stream' };

const quarantined = (id: string): string => `artwork/quarantine/${id}`;
const folderOf = (id: string): string => `artwork/files/${id}/`;
const originalOf = (id: string): string => `${folderOf(id)}original`;
/** Named by its bytes, so that nothing else ever takes its place. */
const printOf = (id: string, sha256: string): string => `${folderOf(id)}print/${sha256}`;
const onProductOf = (id: string, sha256: string, view: string): string =>
  `${folderOf(id)}on-product/${sha256}-${view}.webp`;
/** Where release 0.2 has stored the design of this address. */
const designKey = (design: string): string => design.replace(/^\/media\//, '');
const pageOf = (id: string, page: number): string => `${folderOf(id)}pages/${page}.webp`;

export type ArtworkObjects = ReturnType<typeof createArtworkObjects>;

/** The bytes of customers' files: in quarantine until they were checked. No address of the shop leads to them. */
export function createArtworkObjects(store: ObjectStore) {
  const { client, bucket } = store;
  const remove = (key: string) => unlessMissing(() => client.removeObject(bucket, key));

  return {
    quarantine: (id: string, path: string): Promise<void> => putFile(store, quarantined(id), path, OPAQUE),

    /** Copies another object of the bucket as an unchecked file; `false` when it is not there. */
    async quarantineCopy(id: string, key: string): Promise<boolean> {
      return (await unlessMissing(() => client.copyObject(bucket, quarantined(id), `/${bucket}/${key}`))) !== undefined;
    },

    /** A design as release 0.2 has stored it: when, and how large it is; `undefined` when it is not there. */
    statDesign: (design: string) => unlessMissing(() => client.statObject(bucket, designKey(design))),
    readDesign: (design: string) => unlessMissing(() => client.getObject(bucket, designKey(design))),
    removeDesign: (design: string): Promise<unknown> => remove(designKey(design)),

    /** Takes a checked file as an unchecked one, to be checked for something else; `false` when it is gone. */
    async quarantineOriginal(id: string, source: string): Promise<boolean> {
      return this.quarantineCopy(id, originalOf(source));
    },

    /** Begins an upload in parts; returns the store's name of it. */
    begin: (id: string): Promise<string> => client.initiateNewMultipartUpload(bucket, quarantined(id), OPAQUE),

    /** Stores one part; returns its tag. `undefined` when the upload has ended. */
    async putPart(id: string, uploadID: string, partNumber: number, part: Buffer): Promise<string | undefined> {
      const headers = { 'Content-Length': part.length };
      const config = { bucketName: bucket, objectName: quarantined(id), uploadID, partNumber, headers };
      return (await unlessMissing(() => client.uploadPart(config, part)))?.etag;
    },

    /** Puts the parts together. A second time it does nothing; `false` when neither the upload nor the file is there. */
    async complete(id: string, uploadId: string, parts: readonly { part: number; etag: string }[]): Promise<boolean> {
      const complete = () => client.completeMultipartUpload(bucket, quarantined(id), uploadId, [...parts]);
      if (await unlessMissing(complete)) return true;
      return (await unlessMissing(() => client.statObject(bucket, quarantined(id)))) !== undefined;
    },

    /** The bytes of an unchecked file; `undefined` when they are gone. */
    readQuarantined: (id: string): Promise<Readable | undefined> =>
      unlessMissing(() => client.getObject(bucket, quarantined(id))),

    /** Stores what a checked file is shown and downloaded as. */
    async keep(id: string, pictures: readonly string[]): Promise<void> {
      for (const [at, picture] of pictures.entries()) {
        await client.fPutObject(bucket, pageOf(id, at + 1), picture, { 'Content-Type': 'image/webp' });
      }
      await client.copyObject(bucket, originalOf(id), `/${bucket}/${quarantined(id)}`);
    },

    readPage: (id: string, page: number) => unlessMissing(() => client.getObject(bucket, pageOf(id, page))),
    readOriginal: (id: string) => unlessMissing(() => client.getObject(bucket, originalOf(id))),

    /** Stores a print file that was made of a checked file; it goes with that. */
    storePrint: (id: string, sha256: string, path: string): Promise<void> =>
      putFile(store, printOf(id, sha256), path, OPAQUE),
    readPrint: (id: string, sha256: string) => unlessMissing(() => client.getObject(bucket, printOf(id, sha256))),

    /** Stores a picture of the product with what a print file prints, from the side of a view; it goes with the file. */
    storeOnProduct: (id: string, sha256: string, view: string, path: string): Promise<void> =>
      putFile(store, onProductOf(id, sha256, view), path, { 'Content-Type': 'image/webp' }),
    readOnProduct: (id: string, sha256: string, view: string) =>
      unlessMissing(() => client.getObject(bucket, onProductOf(id, sha256, view))),

    /** Copies a checked file elsewhere in the bucket; `false` when it is gone. */
    copyOriginal: async (id: string, key: string): Promise<boolean> =>
      (await unlessMissing(() => client.copyObject(bucket, key, `/${bucket}/${originalOf(id)}`))) !== undefined,

    leaveQuarantine: (id: string): Promise<unknown> => remove(quarantined(id)),

    /** Removes all that there is of a file: an unfinished upload, its bytes and its pictures. */
    async removeAll(id: string): Promise<void> {
      await unlessMissing(() => client.removeIncompleteUpload(bucket, quarantined(id)));
      await remove(quarantined(id));
      const keys: string[] = [];
      for await (const { name } of client.listObjectsV2(bucket, folderOf(id), true)) if (name) keys.push(name);
      for (const key of keys) await remove(key);
    },
  };
}
