import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  defaultDocumentSnapshot,
  type PDFContext,
  type PDFDocument,
  type PDFObject,
  PDFStream,
  PDFWriter,
} from '@cantoo/pdf-lib';
import { StoredStream } from './stored-stream.ts';

/** Writes a document to a file, one object after another: a document of large pictures would be in memory twice. */
export async function writeDocument(document: PDFDocument, path: string): Promise<void> {
  await document.flush();
  await pipeline(Readable.from(new PartsWriter(document.context).parts()), createWriteStream(path));
}

class PartsWriter extends PDFWriter {
  constructor(context: PDFContext) {
    super(context, Number.POSITIVE_INFINITY, defaultDocumentSnapshot);
  }

  /** The bytes that `serializeToBuffer` makes, in parts. */
  async *parts(): AsyncGenerator<Uint8Array> {
    const { header, indirectObjects, xref, trailerDict, trailer } = await this.computeBufferSize(false);
    yield bytesOf(header);
    yield Buffer.from('\n\n');
    for (const [ref, object] of indirectObjects) {
      if (!this.shouldSave(false, ref.objectNumber, indirectObjects) || this.shouldSkipCopiedObjectStream(object))
        continue;
      yield Buffer.from(`${ref.objectNumber} ${ref.generationNumber} obj\n`);
      yield* object instanceof PDFStream ? partsOf(object) : [bytesOf(object)];
      yield Buffer.from('\nendobj\n\n');
    }
    if (xref) yield Buffer.concat([bytesOf(xref), Buffer.from('\n')]);
    if (trailerDict) yield Buffer.concat([bytesOf(trailerDict), Buffer.from('\n\n')]);
    yield bytesOf(trailer);
  }
}

/** A stream, whose data are not copied. */
async function* partsOf(stream: PDFStream): AsyncGenerator<Uint8Array> {
  stream.updateDict();
  yield bytesOf(stream.dict);
  yield Buffer.from('\nstream\n');
  if (stream instanceof StoredStream) yield* stream.read();
  else yield stream.getContents();
  yield Buffer.from('\nendstream');
}

function bytesOf(part: Pick<PDFObject, 'sizeInBytes' | 'copyBytesInto'>): Uint8Array {
  const bytes = new Uint8Array(part.sizeInBytes());
  part.copyBytesInto(bytes, 0);
  return bytes;
}
