import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ArtworkPiece } from '@print-shop/contracts';
import { type ObjectStore, putFile, unlessMissing } from '@print-shop/service-kit';
import { inWorkFolder } from '../work-folder.ts';
import type { Look } from './colors.ts';
import { sourceKey } from './render-job.ts';

/** Which picture of a layout: that of a view, in another colour than the layout's own where one is given. */
interface PictureName {
  view: string;
  look: Look | null;
}

const folderOf = (id: string): string => `artwork/scenes/${id}/`;

function pictureKey(id: string, { view, look }: PictureName): string {
  const inColor = look ? `/${createHash('sha256').update(JSON.stringify(look)).digest('hex')}` : '';
  return `${folderOf(id)}${view}${inColor}.webp`;
}

const printKey = (id: string, name: string): string => `${folderOf(id)}prints/${name}`;

export type FileOfDesign = (design: string) => Promise<string | undefined>;

/**
 * Where the file of a piece is. A file is shown by the picture of its page, and printed from its original if that is a picture. A design is
 * a picture that the shop has converted, so it is drawn before it is checked. It is read from quarantine first, as it leaves that once it
 * is kept. Under `designs/` are those of release 0.2.
 */
async function keysOf(source: ArtworkPiece['source'], forPrint: boolean, fileOf: FileOfDesign): Promise<string[]> {
  if ('design' in source) {
    const id = await fileOf(source.design);
    const own = id ? [`artwork/quarantine/${id}`, `artwork/files/${id}/original`] : [];
    return [...own, source.design.replace(/^\/media\//, '')];
  }
  const page = `artwork/files/${source.fileId}/pages/${source.page}.webp`;
  return forPrint ? [`artwork/files/${source.fileId}/original`, page] : [page];
}

export type LayoutObjects = ReturnType<typeof createLayoutObjects>;

/** The drawn pictures of layouts, and the files that they are drawn from. */
export function createLayoutObjects(store: ObjectStore, fileOf: FileOfDesign) {
  const { client, bucket } = store;
  return {
    readPicture: (id: string, name: PictureName): Promise<Readable | undefined> =>
      unlessMissing(() => client.getObject(bucket, pictureKey(id, name))),

    storePicture: (id: string, name: PictureName, path: string): Promise<void> =>
      putFile(store, pictureKey(id, name), path, { 'Content-Type': 'image/webp' }),

    storePrint: (id: string, name: string, path: string): Promise<void> =>
      putFile(store, printKey(id, name), path, { 'Content-Type': 'application/octet-stream' }),

    /** Reads a stored print once. It is removed at its end, and the next request has it drawn again. */
    async takePrint(id: string, name: string): Promise<Readable | undefined> {
      const found = await unlessMissing(() => client.getObject(bucket, printKey(id, name)));
      // One that stays is given out once more.
      found?.once('end', () => client.removeObject(bucket, printKey(id, name)).catch(() => undefined));
      return found;
    },

    async removePictures(id: string): Promise<void> {
      const keys: string[] = [];
      for await (const { name } of client.listObjectsV2(bucket, folderOf(id), true)) if (name) keys.push(name);
      for (const key of keys) await unlessMissing(() => client.removeObject(bucket, key));
    },

    /**
     * Copies the files of the sources and pictures into a folder of its own, hands it to `use`, and removes it. Files that are
     * gone are missing there.
     */
    async withFiles<Result>(
      { sources, pictures, forPrint }: { sources: ArtworkPiece['source'][]; pictures: string[]; forPrint: boolean },
      use: (folder: { path: string; files: Record<string, string[]> }) => Promise<Result>,
    ): Promise<Result> {
      return inWorkFolder(async (path) => {
        const drawn: [string, string[]][] = [];
        for (const source of sources) drawn.push([sourceKey(source), await keysOf(source, forPrint, fileOf)]);
        const wanted = new Map<string, string[]>([
          ...drawn,
          ...pictures.map((address): [string, string[]] => [address, [address.replace(/^\/media\//, '')]]),
        ]);
        const files: Record<string, string[]> = {};
        let count = 0;
        for (const [name, keys] of wanted) {
          files[name] = [];
          for (const key of keys) {
            const file = join(path, String(count++));
            const bytes = await unlessMissing(() => client.getObject(bucket, key));
            if (!bytes) continue;
            await pipeline(bytes, createWriteStream(file));
            files[name].push(file);
          }
        }
        return use({ path, files });
      });
    },
  };
}
