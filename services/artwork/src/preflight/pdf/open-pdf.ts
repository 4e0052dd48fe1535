import { PDFCatalog, PDFDict, PDFDocument, PDFInvalidObject, PDFName, PDFRef, PDFStream } from '@cantoo/pdf-lib';
import { certified, corrupt, locked, Refusal } from '../refusal.ts';
import { giveInheritedResources } from './inherited-resources.ts';
import { getName } from './objects.ts';
import { limitDecoders } from './streams.ts';

limitDecoders();

/** A larger file is not written again to be drawn in other colours, as it would be in memory several times. */
export const MAX_REDRAWN_BYTES = 40_000_000;

/** Opens a PDF. Throws the refusals `encrypted` and `corrupt`. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    const document = await load(bytes).catch((error: unknown) => load(withId(bytes) ?? fail(error)));
    if (!(document.catalog instanceof PDFDict)) throw corrupt();
    forgetTrailers(document);
    const opened = document.catalog instanceof PDFCatalog ? document : withCatalog(document);
    giveInheritedResources(opened);
    return opened;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(BY_CERTIFICATE)) throw certified();
    if (error instanceof Error && /password|encrypt/i.test(`${error.name} ${error.message}`)) throw locked();
    throw corrupt();
  }
}

/** Of a buffer, pdf-lib takes no copy of the data of each stream. */
const load = ({ buffer, byteOffset, byteLength }: Uint8Array): Promise<PDFDocument> =>
  PDFDocument.load(Buffer.from(buffer, byteOffset, byteLength), {
    updateMetadata: false,
    throwOnInvalidObject: false,
    password: '',
  });

const fail = (error: unknown): never => {
  throw error;
};

const ENCRYPT = '/Encrypt';
/** The handler of files that are encrypted for the owners of certificates. */
const BY_CERTIFICATE = '/Adobe.PubSec';

/** An encrypted file that lacks an id, with an empty one: its key is made of the id, and pdf-lib asks for it. */
function withId(bytes: Uint8Array): Uint8Array | undefined {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = all.lastIndexOf(ENCRYPT);
  const end = all.indexOf('>>', at);
  const begin = all.lastIndexOf('<<', at);
  if (at < 0 || begin < 0 || all.subarray(begin, end < 0 ? undefined : end).includes('/ID')) return undefined;
  return Buffer.concat([all.subarray(0, at), Buffer.from('/ID[<><>]'), all.subarray(at)]);
}

/**
 * Trailers that are streams would be written again as objects, and say that the file is encrypted, which it no longer is. Those of encrypted
 * files pdf-lib takes for encrypted streams, which they are not, and keeps as objects that it cannot read.
 */
function forgetTrailers({ context }: PDFDocument): void {
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    const isTrailer =
      (object instanceof PDFStream && getName(object.dict, 'Type') === 'XRef') ||
      (object instanceof PDFInvalidObject && rawOf(object).includes('/XRef'));
    if (isTrailer) context.delete(ref);
  }
}

function rawOf(object: PDFInvalidObject): Buffer {
  const bytes = Buffer.alloc(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  return bytes;
}

/** The catalog is what the trailer calls so, also where it does not say so itself. */
function withCatalog(document: PDFDocument): PDFDocument {
  const { context } = document;
  const catalog = PDFCatalog.fromMapWithContext((document.catalog as PDFDict).asMap(), context);
  catalog.set(PDFName.of('Type'), PDFName.of('Catalog'));
  const { Root } = context.trailerInfo;
  if (Root instanceof PDFRef) context.assign(Root, catalog);
  return Object.assign(document, { catalog });
}

export const hasForm = ({ catalog }: PDFDocument): boolean => catalog.has(PDFName.of('AcroForm'));
