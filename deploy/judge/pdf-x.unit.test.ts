import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { bytesOf } from '../../services/artwork/src/preflight/pdf/streams.ts';
import { aCard, print } from '../../services/artwork/src/preflight/print/print-file.fixture.ts';
import { faultsOf, type QpdfFile, type QpdfObject, type Value } from './pdf-x.ts';

const place = mkdtempSync(join(tmpdir(), 'pdf-x-'));
let printFile: Uint8Array;
beforeAll(async () => {
  printFile = (await print(await aCard(place))).bytes;
});
afterAll(() => rmSync(place, { recursive: true }));

const named = (name: PDFName): string => `/${name.decodeText()}`;
const entriesOf = (dict: PDFDict): { [key: string]: Value } =>
  Object.fromEntries(dict.entries().map(([key, value]) => [named(key), jsonOf(value)]));

/** A value as qpdf writes it. */
function jsonOf(object: PDFObject): Value {
  if (object instanceof PDFName) return named(object);
  if (object instanceof PDFRef) return `${object.objectNumber} ${object.generationNumber} R`;
  if (object instanceof PDFNumber) return object.asNumber();
  if (object instanceof PDFBool) return object.asBoolean();
  if (object instanceof PDFString || object instanceof PDFHexString) return `u:${object.decodeText()}`;
  if (object instanceof PDFArray) return object.asArray().map(jsonOf);
  return object instanceof PDFDict ? entriesOf(object) : null;
}

/** The objects of a document as qpdf tells them, which unit tests have no need of. */
function qpdfFileOf(document: PDFDocument, version: string): QpdfFile {
  const objects: Record<string, QpdfObject> = {};
  for (const [ref, object] of document.context.enumerateIndirectObjects()) {
    const name = `obj:${jsonOf(ref)}`;
    if (!(object instanceof PDFRawStream)) objects[name] = { value: jsonOf(object) };
    else {
      const isPacked = object.dict.get(PDFName.of('Filter')) === PDFName.of('FlateDecode');
      const data = Buffer.from(isPacked ? bytesOf(object) : object.contents).toString('base64');
      objects[name] = { stream: { dict: entriesOf(object.dict), data } };
    }
  }
  const { Root, Info, ID, Encrypt } = document.context.trailerInfo;
  const trailer = Object.entries({ Root, Info, ID, Encrypt }).filter(([, value]) => value !== undefined);
  const value = Object.fromEntries(trailer.map(([key, one]) => [`/${key}`, jsonOf(one as PDFObject)]));
  return [{ pdfversion: version }, { ...objects, trailer: { value } }];
}

type Change = (document: PDFDocument, page: PDFPage) => unknown;
/** The faults of a print file of the shop that was changed. */
async function faultsAfter(change: Change, version = '1.6'): Promise<string[]> {
  const document = await PDFDocument.load(printFile, { updateMetadata: false });
  change(document, document.getPage(0));
  return faultsOf(qpdfFileOf(document, version));
}

const name = (key: string): PDFName => PDFName.of(key);
const set = (dict: PDFDict, document: PDFDocument, entries: object): void => {
  for (const [key, value] of Object.entries(entries)) dict.set(name(key), document.context.obj(value as never));
};
const inCatalog =
  (entries: object): Change =>
  (document) =>
    set(document.catalog, document, entries);
const onPage =
  (entries: object): Change =>
  (document, page) =>
    set(page.node, document, entries);
const intentOf = ({ catalog }: PDFDocument): PDFDict =>
  catalog.lookup(name('OutputIntents'), PDFArray).lookup(0, PDFDict);
/** Puts other words into the metadata. */
const inMetadata =
  (from: string | RegExp, to: string): Change =>
  ({ catalog, context }) => {
    const xmp = Buffer.from(bytesOf(catalog.lookup(name('Metadata')) as PDFRawStream)).toString();
    catalog.set(name('Metadata'), context.register(context.stream(Buffer.from(xmp.replace(from, to)))));
  };
/** Adds a stream that the page shows, with resources of its own where `entries` have them. */
const withObject =
  (entries: object, content = ''): Change =>
  (document, page) => {
    const { context } = document;
    const stream = context.register(context.stream(content, entries as never));
    page.node.Resources()?.lookup(name('XObject'), PDFDict).set(name('Added'), stream);
  };
/** Adds resources to the page, which no longer says what screen colours mean. */
const withResources =
  (kind: string, entries: object): Change =>
  (document, page) => {
    const resources = page.node.Resources() as PDFDict;
    resources.lookup(name('ColorSpace'), PDFDict).delete(name('DefaultRGB'));
    const known = resources.lookup(name(kind));
    const dict = known instanceof PDFDict ? known : document.context.obj({});
    set(dict, document, entries);
    resources.set(name(kind), dict);
  };
const withContent =
  (content: string, isDefined = false): Change =>
  (document, page) => {
    const { context } = document;
    if (!isDefined) withResources('ColorSpace', {})(document, page);
    page.node.addContentStream(context.register(context.stream(content)));
  };
const SCREEN_SPOT = ['Separation', 'Gold', 'DeviceRGB', { FunctionType: 2, N: 1, Domain: [0, 1] }];
const image = { Type: 'XObject', Subtype: 'Image', Width: 1, Height: 1, BitsPerComponent: 8 };
const form = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 9, 9] };

it('finds nothing in a print file of the shop', async () => expect(await faultsAfter(() => undefined)).toEqual([]));

it('wants version 1.6 or an older one', async () => {
  expect(await faultsAfter(() => undefined, '1.7')).toEqual(['its version is 1.7']);
  expect(await faultsAfter(() => undefined, '1.4')).toEqual([]);
});

it.each<[string, Change, string[]]>([
  ['no id', ({ context }) => (context.trailerInfo.ID = undefined as never), ['it has no id']],
  ['half an id', ({ context }) => (context.trailerInfo.ID as PDFArray).remove(1), ['it has no id']],
  ['encryption', ({ context }) => (context.trailerInfo.Encrypt = context.obj({})), ['it is encrypted']],
  ['no output intent', inCatalog({ OutputIntents: [] }), ['it has 0 output intents for print']],
  [
    'two output intents',
    (document) => document.catalog.lookup(name('OutputIntents'), PDFArray).push(intentOf(document)),
    ['it has 2 output intents for print'],
  ],
  [
    'an output intent of another standard',
    (document) => set(intentOf(document), document, { S: 'GTS_PDFA1' }),
    ['it has 0 output intents for print'],
  ],
  [
    'an output intent without a name',
    (document) => intentOf(document).delete(name('OutputConditionIdentifier')),
    ['its output intent has no name'],
  ],
  [
    'an output intent without a profile',
    (document) => intentOf(document).delete(name('DestOutputProfile')),
    ['its intent has no profile of inks'],
  ],
  [
    'an output intent with the profile of a screen',
    (document) => {
      const { context } = document;
      const profile = Buffer.alloc(128);
      profile.write('mntrRGB ', 12);
      intentOf(document).set(name('DestOutputProfile'), context.register(context.stream(profile, { N: 3 })));
    },
    ['its intent has no profile of inks'],
  ],
  ['another standard', inMetadata('PDF/X-4', 'PDF/X-1a'), ['its metadata does not say PDF/X-4']],
  ['no time of its making', inMetadata(/xmp:CreateDate/g, 'xmp:Made'), ['its metadata lacks xmp:CreateDate']],
  ['no title', inMetadata(/dc:title/g, 'dc:name'), ['its metadata lacks dc:title']],
  ['no word on traps', inMetadata(/pdf:Trapped/g, 'pdf:Other'), ['its metadata lacks pdf:Trapped']],
  [
    'traps that nobody knows of',
    (document) =>
      set(document.context.lookup(document.context.trailerInfo.Info, PDFDict), document, { Trapped: 'Unknown' }),
    ['it may be trapped'],
  ],
  ['something to do when it opens', inCatalog({ OpenAction: { S: 'Named' } }), ['it has /OpenAction']],
  ['actions', inCatalog({ AA: {} }), ['it has /AA']],
  ['a form', inCatalog({ AcroForm: { Fields: [] } }), ['it has /AcroForm']],
  ['permissions', inCatalog({ Perms: {} }), ['it has /Perms']],
  ['scripts', inCatalog({ Names: { JavaScript: { Names: [] } } }), ['it has scripts']],
  ['layers that change', inCatalog({ OCProperties: { OCGs: [], D: { AS: [] } } }), ['its layers change by themselves']],
  [
    'other layers that change',
    inCatalog({ OCProperties: { OCGs: [], D: {}, Configs: [{}, { AS: [] }] } }),
    ['its layers change by themselves'],
  ],
])('finds %s', async (_, change, expected) => expect(await faultsAfter(change)).toEqual(expected));

it('finds all that is missing without metadata', async () => {
  const faults = await faultsAfter(({ catalog }) => catalog.delete(name('Metadata')));
  expect(faults).toHaveLength(7);
  expect(faults).toContain('its metadata does not say PDF/X-4');
});

describe('finds of a page', () => {
  it.each<[string, Change, string[]]>([
    ['no size', (_, page) => page.node.delete(name('MediaBox')), ['it has no size']],
    ['no trim box', (_, page) => page.node.delete(name('TrimBox')), ['it has not one of a trim and an art box']],
    ['an art box as well', onPage({ ArtBox: [40, 40, 50, 50] }), ['it has not one of a trim and an art box']],
    ['a trim box outside of the bleed box', onPage({ TrimBox: [0, 0, 50, 50] }), ['its trim leaves its bleed']],
    ['a bleed box outside of the page', onPage({ BleedBox: [-9, 0, 999, 999] }), ['its boxes leave the page']],
    ['a crop box outside of the page', onPage({ CropBox: [0, 0, 999, 999] }), ['its boxes leave the page']],
    ['a stamp', onPage({ Annots: [{ Subtype: 'Stamp' }] }), ['it has a note /Stamp']],
    ['actions', onPage({ AA: {} }), ['it has actions']],
    ['screen colours in its content', withContent('1 0 0 rg 9 9 9 9 re f'), ['its content has screen colours']],
    ['lines in screen colours', withContent('1 0 0 RG'), ['its content has screen colours']],
    ['a chosen space of screens', withContent('/DeviceRGB cs'), ['its content chooses screen colours']],
    ['a space of screens', withResources('ColorSpace', { C: 'DeviceRGB' }), ['a colour space is that of a screen']],
    [
      'an index of a space of screens',
      withResources('ColorSpace', { C: ['Indexed', 'DeviceRGB', 0, PDFHexString.of('000000')] }),
      ['a colour space is that of a screen'],
    ],
    [
      'a spot colour of a space of screens',
      withResources('ColorSpace', { C: SCREEN_SPOT }),
      ['a colour space is that of a screen'],
    ],
    [
      'a picture in screen colours',
      (document, page) => {
        withResources('ColorSpace', {})(document, page);
        withObject({ ...image, ColorSpace: 'DeviceRGB' }, 'abc')(document, page);
      },
      ['a picture is in screen colours'],
    ],
    [
      'a shading in screen colours',
      withResources('Shading', { S: { ColorSpace: 'DeviceRGB' } }),
      ['a shading is in screen colours'],
    ],
    [
      'a pattern of a shading in screen colours',
      withResources('Pattern', { P: { PatternType: 2, Shading: { ColorSpace: 'DeviceRGB' } } }),
      ['a shading is in screen colours'],
    ],
    [
      'a group that blends in screen colours',
      (document, page) => {
        withResources('ColorSpace', {})(document, page);
        onPage({ Group: { S: 'Transparency', CS: 'DeviceRGB' } })(document, page);
      },
      ['it blends in screen colours'],
    ],
  ])('%s', async (_, change, expected) =>
    expect(await faultsAfter(change)).toEqual(expected.map((fault) => `page 1: ${fault}`)),
  );

  it.each<[string, Change]>([
    ['screen colours whose meaning it says', withContent('1 0 0 rg /DeviceRGB cs', true)],
    ['words, comments and pixels that look like them', withContent('( rg ) Tj % 1 0 0 rg\n BI /W 1 ID x rg EI Q')],
    ['marks of printers', onPage({ Annots: [{ Subtype: 'PrinterMark' }, { Subtype: 'TrapNet' }] })],
    [
      'an art box in place of a trim box',
      (document, page) => {
        page.node.delete(name('TrimBox'));
        onPage({ ArtBox: [40, 40, 50, 50] })(document, page);
      },
    ],
  ])('nothing for %s', async (_, change) => expect(await faultsAfter(change)).toEqual([]));
});

describe('finds of what a page shows', () => {
  it.each<[string, Change, string[]]>([
    [
      'compression by LZW',
      withObject({ ...image, ColorSpace: 'DeviceGray', Filter: 'LZWDecode' }),
      ['it is packed by LZW'],
    ],
    [
      'LZW behind another filter',
      withObject({ ...image, Filter: ['ASCIIHexDecode', 'LZWDecode'] }),
      ['it is packed by LZW'],
    ],
    ['encryption of a part', withObject({ ...form, Filter: ['Crypt'] }), ['a part is encrypted']],
    ['PostScript', withObject({ Type: 'XObject', Subtype: 'PS' }), ['it has PostScript']],
    ['PostScript as a form', withObject({ ...form, Subtype2: 'PS' }), ['it has PostScript']],
    ['a picture in another file', withObject({ ...image, F: 'x' }), ['it needs another file']],
    ['a page of another file', withObject({ ...form, Ref: {} }), ['it needs another file']],
    ['a picture that a server has', withObject({ ...form, OPI: {} }), ['it needs another file']],
    ['other forms of a picture', withObject({ ...image, Alternates: [] }), ['a picture has alternates']],
    [
      'screen colours in a form',
      withObject({ ...form, Resources: {} }, '1 0 0 rg'),
      ['a form: its content has screen colours'],
    ],
    [
      'screen colours in a tile',
      withObject({ PatternType: 1, Resources: {} }, '1 0 0 rg'),
      ['a form: its content has screen colours'],
    ],
    [
      'a form that blends in screen colours',
      withObject({ ...form, Resources: {}, Group: { CS: 'DeviceRGB' } }),
      ['a form: it blends in screen colours'],
    ],
    [
      'a font that the file does not carry',
      withResources('Font', { F: { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' } }),
      ['the font /Helvetica is not in it'],
    ],
    [
      'curves of tones',
      withResources('ExtGState', { G: { Type: 'ExtGState', TR: 'Identity' } }),
      ['a state changes tones'],
    ],
    [
      'newer curves of tones',
      withResources('ExtGState', { G: { Type: 'ExtGState', TR2: 'Identity' } }),
      ['a state changes tones'],
    ],
    ['a phase of halftones', withResources('ExtGState', { G: { HTP: [0, 0] } }), ['a state changes tones']],
  ])('%s', async (_, change, expected) => expect(await faultsAfter(change)).toEqual(expected));

  it.each<[string, Change]>([
    ['a font of drawings', withResources('Font', { F: { Type: 'Font', Subtype: 'Type3' } })],
    ['the curves of the press', withResources('ExtGState', { G: { Type: 'ExtGState', TR2: 'Default' } })],
    ['a form without resources, which has those of its page', withObject(form, '1 0 0 rg')],
  ])('nothing for %s', async (_, change) => expect(await faultsAfter(change)).toEqual([]));
});
