import {
  type PDFContext,
  PDFDict,
  type PDFDocument,
  PDFHeader,
  PDFHexString,
  PDFName,
  PDFString,
} from '@cantoo/pdf-lib';
import { CATEGORIES } from '../pdf/empty-names.ts';
import { dictOf, getDict, nameOf } from '../pdf/objects.ts';
import { addOutputIntent } from '../pdf/output-intent.ts';
import { defineScreenColours } from './screen-colours.ts';

/** The file's data about itself. The same words and time make the same bytes. */
export interface PdfXInfo {
  title: string;
  /** When its content came: the file of an order is not newer because somebody asks for it again. */
  at: Date;
  /** Identifies the document: 64 hexadecimal digits that follow from its content. */
  id: string;
}

const STANDARD = 'PDF/X-4';
const MAKER = 'print-shop';
/** Entries that start a program or lead out of the file. */
const ACTIVE = new Set(['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'Rendition', 'RichMediaExecute', 'URI']);
const MAX_DEPTH = 8;

/**
 * Makes a document one of PDF/X-4 (ISO 15930-7): output intent, a meaning for screen colours, metadata, an id, and nothing active. The
 * contents of its pages are left as they are, so that a font or a colour that the standard does not allow is still in it.
 */
export async function becomePdfX(document: PDFDocument, info: PdfXInfo): Promise<void> {
  const { catalog, context } = document;
  context.header = PDFHeader.forVersion(1, 6);
  addOutputIntent(document);

  const metadata = context.stream(Buffer.from(xmpOf(info)), { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(PDFName.of('Metadata'), context.register(metadata));
  const about = context.obj({ Trapped: 'False' });
  const date = PDFString.fromDate(info.at);
  about.set(PDFName.of('Title'), PDFHexString.fromText(info.title));
  about.set(PDFName.of('Creator'), PDFString.of(MAKER));
  about.set(PDFName.of('Producer'), PDFString.of(MAKER));
  about.set(PDFName.of('CreationDate'), date);
  about.set(PDFName.of('ModDate'), date);
  about.set(PDFName.of('GTS_PDFXVersion'), PDFString.of(STANDARD));
  context.trailerInfo.Info = context.register(about);
  const id = PDFHexString.of(info.id.slice(0, 32).toUpperCase());
  context.trailerInfo.ID = context.obj([id, id]);
  await document.flush();
  defineScreenColours(document);
  removeActions(context);
}

/** Dictionaries whose keys are names that the maker of a file chose: a font may be called `AA`. */
const NAMED = [...CATEGORIES, 'CharProcs', 'Colorants'];

/** Resources may refer to anything, also to what the page of a viewer would run. */
function removeActions(context: PDFContext): void {
  const dicts = context.enumerateIndirectObjects().flatMap(([, object]) => dictsIn(dictOf(object), 0));
  const named = new Set(dicts.flatMap((dict) => NAMED.flatMap((key) => getDict(dict, key) ?? [])));
  for (const dict of dicts) {
    if (named.has(dict)) continue;
    const isActive = ACTIVE.has(nameOf(dict.get(PDFName.of('S'))) ?? '');
    for (const key of ['JS', 'AA', 'Annots', 'AcroForm', 'OpenAction', ...(isActive ? ['S', 'URI', 'F', 'Next'] : [])])
      dict.delete(PDFName.of(key));
  }
}

/** A dictionary, and those that are written within it. */
function dictsIn(dict: PDFDict | undefined, depth: number): PDFDict[] {
  if (!dict || depth > MAX_DEPTH) return [];
  const inner = dict.values().flatMap((value) => dictsIn(value instanceof PDFDict ? value : undefined, depth + 1));
  return [dict, ...inner];
}

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'));

function xmpOf({ title, at, id }: PdfXInfo): string {
  const date = `${at.toISOString().slice(0, 19)}Z`;
  const uuid = [8, 12, 16, 20, 32].map((end, index, ends) => id.slice(ends[index - 1] ?? 0, end)).join('-');
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>
<xmp:CreatorTool>${MAKER}</xmp:CreatorTool><xmp:CreateDate>${date}</xmp:CreateDate><xmp:ModifyDate>${date}</xmp:ModifyDate><xmp:MetadataDate>${date}</xmp:MetadataDate>
<pdf:Producer>${MAKER}</pdf:Producer><pdf:Trapped>False</pdf:Trapped>
<xmpMM:DocumentID>uuid:${uuid}</xmpMM:DocumentID><xmpMM:InstanceID>uuid:${uuid}</xmpMM:InstanceID><xmpMM:VersionID>1</xmpMM:VersionID><xmpMM:RenditionClass>default</xmpMM:RenditionClass>
<pdfxid:GTS_PDFXVersion>${STANDARD}</pdfxid:GTS_PDFXVersion>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
}
