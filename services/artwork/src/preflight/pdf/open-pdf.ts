import { PDFCatalog, PDFDict, PDFDocument, PDFName, PDFRef } from '@cantoo/pdf-lib';
import { corrupt, locked, Refusal } from '../refusal.ts';
import { limitDecoders } from './streams.ts';

limitDecoders();

/** A larger file is not written anew to be drawn in other colours, as it would be in memory several times. */
export const MAX_REDRAWN_BYTES = 40_000_000;

/** Opens a PDF. Throws the refusals `encrypted` and `corrupt`. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    const document = await PDFDocument.load(bytes, {
      updateMetadata: false,
      throwOnInvalidObject: false,
      password: '',
    });
    if (!(document.catalog instanceof PDFDict)) throw corrupt();
    return document.catalog instanceof PDFCatalog ? document : withCatalog(document);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (error instanceof Error && /password|encrypt/i.test(`${error.name} ${error.message}`)) throw locked();
    throw corrupt();
  }
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
