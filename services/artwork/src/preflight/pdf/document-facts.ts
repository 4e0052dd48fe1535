import { PDFArray, PDFDict, type PDFDocument, PDFName } from '@cantoo/pdf-lib';
import type { Facts } from '../facts.ts';
import { dictOf, getArray, getDict } from './objects.ts';

const MAX_FIELDS = 10_000;
const MAX_DEPTH = 20;

/** The facts of the document as a whole: restrictions, programs, form fields, attachments, layers. */
export function documentFacts(
  document: PDFDocument,
  bytes: Uint8Array,
): Pick<Facts, 'isEncrypted' | 'scripts' | 'formFields' | 'isXfa' | 'attachments' | 'layers'> {
  const { catalog, context } = document;
  const form = getDict(catalog, 'AcroForm');
  return {
    // pdf-lib forgets it once it has opened the file without a password.
    isEncrypted: document.isEncrypted || namesEncryption(bytes),
    scripts: countScripts(document),
    formFields: countFields(form),
    isXfa: form?.has(PDFName.of('XFA')) === true,
    attachments: countAttachments(getDict(getDict(catalog, 'Names'), 'EmbeddedFiles')),
    layers: getArray(getDict(catalog, 'OCProperties') ?? PDFDict.withContext(context), 'OCGs')?.length ?? 0,
  };
}

const ENCRYPT = '/Encrypt';
const ITS_VALUE = /^\s*(\d+\s+\d+\s+R|<<)/;
/** In which its value begins, in bytes. */
const NEAR = 64;

/** Whether a trailer names an encryption. Looks without a copy, as a file may have hundreds of megabytes. */
function namesEncryption({ buffer, byteOffset, byteLength }: Uint8Array): boolean {
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  for (let at = bytes.indexOf(ENCRYPT); at !== -1; at = bytes.indexOf(ENCRYPT, at + 1)) {
    const from = at + ENCRYPT.length;
    if (ITS_VALUE.test(bytes.toString('latin1', from, from + NEAR))) return true;
  }
  return false;
}

/** Programs, and actions that start one, anywhere in the file. */
function countScripts({ context }: PDFDocument): number {
  const active = new Set(['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'Rendition', 'RichMediaExecute']);
  let found = 0;
  const look = (value: unknown, depth: number): void => {
    if (depth > MAX_DEPTH) return;
    // An object within another is looked at with it. An object with a number of its own is looked at by itself.
    if (value instanceof PDFArray) for (const part of value.asArray()) look(part, depth + 1);
    if (!(value instanceof PDFDict)) return;
    const kind = value.get(PDFName.of('S'));
    if (kind instanceof PDFName && active.has(kind.decodeText())) found++;
    for (const [key, inner] of value.entries()) {
      if (key.decodeText() === 'JS' && !(kind instanceof PDFName)) found++;
      look(inner, depth + 1);
    }
  };
  for (const [, object] of context.enumerateIndirectObjects()) look(dictOf(object) ?? object, 0);
  return found;
}

/** Files within the file: the names of a tree (ISO 32000-2, section 7.9.6). */
function countAttachments(tree: PDFDict | undefined, depth = 0): number {
  if (!tree || depth > MAX_DEPTH) return 0;
  const kids = (getArray(tree, 'Kids') ?? []).slice(0, MAX_FIELDS);
  const below = kids.reduce((sum, kid) => sum + countAttachments(dictOf(kid), depth + 1), 0);
  return Math.floor((getArray(tree, 'Names')?.length ?? 0) / 2) + below;
}

/** Form fields; a field with parts counts once. */
function countFields(form: PDFDict | undefined): number {
  let found = 0;
  const walk = (fields: unknown[], depth: number): void => {
    for (const field of fields) {
      if (!(field instanceof PDFDict) || found >= MAX_FIELDS) continue;
      const kids = getArray(field, 'Kids');
      if (kids && depth < MAX_DEPTH && kids.some((kid) => kid instanceof PDFDict && kid.has(PDFName.of('T'))))
        walk(kids, depth + 1);
      else found++;
    }
  };
  if (form) walk(getArray(form, 'Fields') ?? [], 0);
  return found;
}
