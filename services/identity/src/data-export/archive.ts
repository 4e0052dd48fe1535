import { PassThrough, Readable } from 'node:stream';
import { exportFolder } from '@print-shop/contracts';
import type { ObjectStore } from '@print-shop/service-kit';
import yazl from 'yazl';

/** One piece of the rows of one kind. */
export interface ArchiveSection {
  section: string;
  rows: readonly object[];
}

const archiveKey = (exportId: string): string => `${exportFolder(exportId)}my-data.zip`;

/** Writes sections as one JSON document; pieces of the same section must follow each other. */
export async function* toJson(head: object, sections: AsyncIterable<ArchiveSection>): AsyncGenerator<string> {
  yield `${JSON.stringify(head, null, 2).slice(0, -2)}`;
  let open: string | undefined;
  let isFirst = true;
  for await (const { section, rows } of sections) {
    if (section !== open) {
      yield `${open === undefined ? '' : '\n  ]'},\n  ${JSON.stringify(section)}: [`;
      open = section;
      isFirst = true;
    }
    for (const row of rows) {
      yield `${isFirst ? '' : ','}\n${indented(row)}`;
      isFirst = false;
    }
  }
  yield `${open === undefined ? '' : '\n  ]'}\n}\n`;
}

const indented = (row: object): string => JSON.stringify(row, null, 2).replaceAll(/^/gm, '    ');

export type ArchiveStore = ReturnType<typeof createArchiveStore>;

/** Archives in the object store, and the files that services put beside them. Everything is streamed. */
export function createArchiveStore({ client, bucket }: ObjectStore) {
  const keysOf = async (exportId: string): Promise<string[]> => {
    const keys: string[] = [];
    for await (const { name } of client.listObjectsV2(bucket, exportFolder(exportId), true)) if (name) keys.push(name);
    return keys;
  };

  return {
    /** Builds the archive: `data.json` and the folder `files`. Building it again replaces it. */
    async build(exportId: string, json: AsyncIterable<string>): Promise<void> {
      const zip = new yazl.ZipFile();
      const output = zip.outputStream.pipe(new PassThrough());
      zip.on('error', (error) => output.destroy(error instanceof Error ? error : new Error(String(error))));
      const opened: Readable[] = [];
      const read = (stream: Readable) => {
        stream.on('error', (error) => output.destroy(error));
        opened.push(stream);
        return stream;
      };
      zip.addReadStream(read(Readable.from(json)), 'data.json');
      const folder = exportFolder(exportId);
      for (const key of await keysOf(exportId)) {
        if (!key.startsWith(`${folder}files/`)) continue;
        // Pictures are already compressed.
        zip.addReadStreamLazy(key.slice(folder.length), { compress: false }, (give) => {
          client.getObject(bucket, key).then(
            (file) => give(null, read(file)),
            (error: unknown) => give(error, Readable.from([])),
          );
        });
      }
      zip.end();
      const failed = new Promise<never>((_, reject) => output.once('error', reject));
      const type = { 'Content-Type': 'application/zip' };
      try {
        await Promise.race([client.putObject(bucket, archiveKey(exportId), output, undefined, type), failed]);
      } finally {
        // After a failure nobody reads on, and the store would keep its connection open.
        for (const stream of opened) stream.destroy();
      }
    },

    open: (exportId: string): Promise<Readable> => client.getObject(bucket, archiveKey(exportId)),

    /** Removes the archive and the files beside it. */
    async remove(exportId: string): Promise<void> {
      const keys = await keysOf(exportId);
      if (keys.length > 0) await client.removeObjects(bucket, keys);
    },
  };
}
