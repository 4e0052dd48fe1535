import { PDFDict, type PDFDocument, PDFName } from '@cantoo/pdf-lib';
import type { Facts } from '../facts.ts';
import { dictOf, getArray, getDict, getName } from './objects.ts';

const MAX_FIELDS = 10_000;
const MAX_DEPTH = 20;

/** What the document as a whole says: restrictions, programs, form fields, layers. */
export function documentFacts(
  document: PDFDocument,
  bytes: Uint8Array,
): Pick<Facts, 'isEncrypted' | 'scripts' | 'formFields' | 'layers'> {
  const { catalog, context } = document;
  return {
    // pdf-lib forgets it once it has opened the file without a password.
    isEncrypted: document.isEncrypted || /\/Encrypt\s*(\d+\s+\d+\s+R|<<)/.test(Buffer.from(bytes).toString('latin1')),
    scripts: countScripts(document),
    formFields: countFields(getDict(catalog, 'AcroForm')),
    layers: getArray(getDict(catalog, 'OCProperties') ?? PDFDict.withContext(context), 'OCGs')?.length ?? 0,
  };
}

/** Programs, and actions that start one, anywhere in the file. */
function countScripts({ context }: PDFDocument): number {
  const active = new Set(['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'Rendition', 'RichMediaExecute']);
  let found = 0;
  const look = (value: unknown, depth: number): void => {
    if (!(value instanceof PDFDict) || depth > 4) return;
    const kind = value.get(PDFName.of('S'));
    if (kind instanceof PDFName && active.has(kind.decodeText())) found++;
    for (const [key, inner] of value.entries()) {
      if (key.decodeText() === 'JS' && !(kind instanceof PDFName)) found++;
      look(inner, depth + 1);
    }
  };
  for (const [, object] of context.enumerateIndirectObjects()) look(dictOf(object), 0);
  return found;
}

/** Form fields; a field with parts counts once. */
export function countFields(form: PDFDict | undefined): number {
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

/** The layers that are switched off when the file is opened. */
export function hiddenLayers({ catalog }: PDFDocument): Set<PDFDict> {
  const config = getDict(getDict(catalog, 'OCProperties'), 'D');
  if (!config) return new Set();
  const named = (key: string) => (getArray(config, key) ?? []).filter((layer) => layer instanceof PDFDict);
  if (getName(config, 'BaseState') !== 'OFF') return new Set(named('OFF'));
  const on = new Set(named('ON'));
  const all = getArray(getDict(catalog, 'OCProperties') ?? config, 'OCGs') ?? [];
  return new Set(all.filter((layer) => layer instanceof PDFDict).filter((layer) => !on.has(layer)));
}
