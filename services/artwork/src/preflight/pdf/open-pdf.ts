import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { corrupt, locked, Refusal } from '../refusal.ts';
import { limitDecoders } from './streams.ts';

limitDecoders();

/** Opens a PDF. Throws the refusals `encrypted` and `corrupt`. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    const document = await PDFDocument.load(bytes, {
      updateMetadata: false,
      throwOnInvalidObject: false,
      password: '',
    });
    if (!(document.catalog instanceof PDFDict)) throw corrupt();
    return document;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (error instanceof Error && /password|encrypt/i.test(`${error.name} ${error.message}`)) throw locked();
    throw corrupt();
  }
}

export const hasForm = ({ catalog }: PDFDocument): boolean => catalog.has(PDFName.of('AcroForm'));
