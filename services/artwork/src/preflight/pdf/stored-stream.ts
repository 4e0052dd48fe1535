import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, readFileSync } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createDeflate } from 'node:zlib';
import { type PDFContext, type PDFDict, PDFStream } from '@cantoo/pdf-lib';

/** A stream whose data lie in a file until its document is written: all pictures of a document need more memory than there is. */
export class StoredStream extends PDFStream {
  readonly #path: string;
  readonly #bytes: number;

  constructor(dict: PDFDict, path: string, bytes: number) {
    super(dict);
    [this.#path, this.#bytes] = [path, bytes];
  }

  override clone(context?: PDFContext): PDFStream {
    return new StoredStream(this.dict.clone(context), this.#path, this.#bytes);
  }

  override getContents(): Uint8Array {
    return readFileSync(this.#path);
  }

  override getContentsSize(): number {
    return this.#bytes;
  }

  /** The data, in parts. */
  read(): AsyncIterable<Uint8Array> {
    return createReadStream(this.#path);
  }
}

/** Makes a stream of data that are kept in a file in `folder`. */
export async function storedStream(dict: PDFDict, data: Uint8Array, folder: string): Promise<PDFStream> {
  const path = join(folder, randomUUID());
  await writeFile(path, data);
  return new StoredStream(dict, path, data.length);
}

/** As `storedStream`, with the parts of the data deflated. */
export async function deflatedStream(dict: PDFDict, parts: Iterable<Uint8Array>, folder: string): Promise<PDFStream> {
  const path = join(folder, randomUUID());
  await pipeline(Readable.from(parts), createDeflate(), createWriteStream(path));
  return new StoredStream(dict, path, (await stat(path)).size);
}
