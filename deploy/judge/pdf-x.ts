import { run } from '@print-shop/machine';

/** A value of a PDF as `qpdf --json` writes it: names begin with `/`, strings with `u:` or `b:`, references end with ` R`. */
export type Value = null | boolean | number | string | readonly Value[] | { readonly [key: string]: Value };
type Dict = { readonly [key: string]: Value };
interface Stream {
  dict: Dict;
  data: Buffer;
}

const isDict = (value: Value | undefined): value is Dict =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: Value | undefined): value is readonly Value[] => Array.isArray(value);
const dictOf = (value: Value | undefined): Dict => (isDict(value) ? value : {});
const listOf = (value: Value | undefined): readonly Value[] => (isList(value) ? value : []);

/** The objects of a file, read by qpdf. */
interface Objects {
  version: string;
  trailer: Dict;
  streams: ReadonlyMap<string, Stream>;
  /** Returns the value that a reference leads to. A stream gives its dictionary. */
  follow(value: Value | undefined): Value | undefined;
  streamOf(value: Value | undefined): Stream | undefined;
}

/** An object as qpdf tells it, a stream without its compression and in base64. */
export interface QpdfObject {
  value?: Value;
  stream?: { dict: Dict; data: string };
}

/** The objects of a file, each by its name, as `obj:3 0 R`. */
export type QpdfFile = readonly [{ pdfversion: string }, Readonly<Record<string, QpdfObject>>];

/** Returns the sentences of `faultsOf` for a file, which qpdf reads. */
export async function pdfXFaults(path: string): Promise<string[]> {
  const options = [
    '--warning-exit-0',
    '--no-warn',
    '--json=2',
    '--json-key=qpdf',
    '--json-stream-data=inline',
    '--decode-level=generalized',
  ];
  const { qpdf } = JSON.parse(await run('qpdf', [...options, path])) as { qpdf: QpdfFile };
  return faultsOf(qpdf);
}

function objectsOf([{ pdfversion: version }, objects]: QpdfFile): Objects {
  const streams = new Map<string, Stream>();
  const values = new Map<string, Value>();
  for (const [name, { value, stream }] of Object.entries(objects)) {
    const ref = name.replace(/^obj:/, '');
    values.set(ref, stream ? stream.dict : (value ?? null));
    if (stream) streams.set(ref, { dict: stream.dict, data: Buffer.from(stream.data, 'base64') });
  }
  const isRef = (value: Value | undefined): value is string => typeof value === 'string' && values.has(value);
  const follow = (value: Value | undefined): Value | undefined => (isRef(value) ? follow(values.get(value)) : value);
  const streamOf = (value: Value | undefined) => (isRef(value) ? streams.get(value) : undefined);
  return { version, trailer: dictOf(values.get('trailer')), streams, follow, streamOf };
}

/**
 * Returns a sentence for each rule of PDF/X-4 (ISO 15930-7) that a file breaks. qpdf reads its objects, which shares no code with the
 * writer of print files.
 */
export function faultsOf(file: QpdfFile): string[] {
  const objects = objectsOf(file);
  const { follow, trailer } = objects;
  const root = dictOf(follow(trailer['/Root']));
  const pages = pagesUnder(objects, follow(root['/Pages']), {});
  return [
    ...(Number(objects.version) > 1.6 ? [`its version is ${objects.version}`] : []),
    ...(trailer['/Encrypt'] ? ['it is encrypted'] : []),
    ...(listOf(follow(trailer['/ID'])).length === 2 ? [] : ['it has no id']),
    ...intentFaults(objects, root),
    ...metadataFaults(objects, root),
    ...['/OpenAction', '/AA', '/AcroForm', '/Perms'].filter((key) => key in root).map((key) => `it has ${key}`),
    ...(dictOf(follow(root['/Names']))['/JavaScript'] ? ['it has scripts'] : []),
    ...layerFaults(objects, root),
    ...pages.flatMap((page, at) => pageFaults(objects, page).map((fault) => `page ${at + 1}: ${fault}`)),
    ...[...objects.streams.values()].flatMap((stream) => streamFaults(objects, stream)),
    ...objectFaults(objects),
  ];
}

/** The one output intent names inks, and carries the profile of a press. */
function intentFaults({ follow, streamOf }: Objects, root: Dict): string[] {
  const intents = listOf(follow(root['/OutputIntents'])).map((one) => dictOf(follow(one)));
  const ofPress = intents.filter((one) => one['/S'] === '/GTS_PDFX');
  const [intent] = ofPress;
  if (!intent || ofPress.length !== 1) return [`it has ${ofPress.length} output intents for print`];
  const profile = streamOf(intent['/DestOutputProfile']);
  const [kind, space] = [profile?.data.toString('latin1', 12, 16), profile?.data.toString('latin1', 16, 20)];
  return [
    ...(intent['/OutputConditionIdentifier'] ? [] : ['its output intent has no name']),
    ...(profile?.dict['/N'] === 4 && kind === 'prtr' && space === 'CMYK' ? [] : ['its intent has no profile of inks']),
  ];
}

const METADATA = [
  'xmp:CreateDate',
  'xmp:ModifyDate',
  'xmp:MetadataDate',
  'dc:title',
  'xmpMM:DocumentID',
  'pdf:Trapped',
];

function metadataFaults({ follow, streamOf, trailer }: Objects, root: Dict): string[] {
  const xmp = streamOf(root['/Metadata'])?.data.toString() ?? '';
  const info = dictOf(follow(trailer['/Info']));
  return [
    ...(/GTS_PDFXVersion>\s*PDF\/X-4\s*</.test(xmp) ? [] : ['its metadata does not say PDF/X-4']),
    ...METADATA.filter((name) => !xmp.includes(name)).map((name) => `its metadata lacks ${name}`),
    ...('/Trapped' in info && !['/True', '/False'].includes(String(info['/Trapped'])) ? ['it may be trapped'] : []),
  ];
}

function layerFaults({ follow }: Objects, root: Dict): string[] {
  const layers = dictOf(follow(root['/OCProperties']));
  const configs = [layers['/D'], ...listOf(follow(layers['/Configs']))].map((one) => dictOf(follow(one)));
  return configs.some((config) => '/AS' in config) ? ['its layers change by themselves'] : [];
}

const INHERITED = ['/Resources', '/MediaBox', '/CropBox'];

function pagesUnder(objects: Objects, value: Value | undefined, from: Dict): Dict[] {
  const node = dictOf(value);
  const own = Object.fromEntries(INHERITED.flatMap((key) => (key in node ? [[key, node[key] ?? null]] : [])));
  const inherited = { ...from, ...own };
  if (!('/Kids' in node)) return [{ ...inherited, ...node }];
  return listOf(objects.follow(node['/Kids'])).flatMap((kid) => pagesUnder(objects, objects.follow(kid), inherited));
}

type Box = [left: number, bottom: number, right: number, top: number];
/** Boxes are written with rounded numbers. */
const SAME_PT = 0.01;

function pageFaults(objects: Objects, page: Dict): string[] {
  const { follow, streams } = objects;
  const boxOf = (name: string): Box | undefined => {
    const [a, b, c, d] = listOf(follow(page[name])).map((side) => Number(follow(side)));
    if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined;
    return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
  };
  const isWithin = (inner: Box | undefined, outer: Box | undefined): boolean =>
    !inner ||
    !outer ||
    (inner[0] >= outer[0] - SAME_PT &&
      inner[1] >= outer[1] - SAME_PT &&
      inner[2] <= outer[2] + SAME_PT &&
      inner[3] <= outer[3] + SAME_PT);
  const [media, crop, bleed] = [boxOf('/MediaBox'), boxOf('/CropBox'), boxOf('/BleedBox')];
  const [trim, art] = [boxOf('/TrimBox'), boxOf('/ArtBox')];
  const contents = follow(page['/Contents']);
  const parts = isList(contents) ? contents : [page['/Contents']];
  const content = Buffer.concat(parts.flatMap((part) => [streams.get(String(part))?.data ?? [], '\n']).map(bytesOf));
  const marks = listOf(follow(page['/Annots'])).map((one) => dictOf(follow(one))['/Subtype']);
  return [
    ...(media ? [] : ['it has no size']),
    ...((trim === undefined) === (art === undefined) ? ['it has not one of a trim and an art box'] : []),
    ...(isWithin(bleed, media) && isWithin(crop, media) ? [] : ['its boxes leave the page']),
    ...(isWithin(trim ?? art, bleed ?? media) ? [] : ['its trim leaves its bleed']),
    ...marks.filter((mark) => mark !== '/TrapNet' && mark !== '/PrinterMark').map((mark) => `it has a note ${mark}`),
    ...('/AA' in page ? ['it has actions'] : []),
    ...screenColourFaults(objects, content, page['/Resources'], page['/Group']),
  ];
}

const bytesOf = (part: Buffer | string | readonly never[]): Buffer =>
  typeof part === 'string' ? Buffer.from(part) : Buffer.isBuffer(part) ? part : Buffer.alloc(0);

/** Where screen colours without a profile are used: by an operator, a picture, a shading, or the group that blends. */
function screenColourFaults(
  { follow, streamOf }: Objects,
  content: Buffer,
  resources: Value | undefined,
  group: Value | undefined,
): string[] {
  const named = dictOf(follow(resources));
  const spaces = dictOf(follow(named['/ColorSpace']));
  if ('/DefaultRGB' in spaces) return [];
  const isScreen = (space: Value | undefined): boolean => {
    const of = follow(space);
    if (of === '/DeviceRGB' || of === '/RGB') return true;
    if (!isList(of)) return false;
    const [kind, base, other] = of;
    if (kind === '/Indexed' || kind === '/I' || kind === '/Pattern') return isScreen(base);
    return (kind === '/Separation' || kind === '/DeviceN') && isScreen(other);
  };
  const entries = (kind: string): Dict[] =>
    Object.values(dictOf(follow(named[kind]))).map((one) => streamOf(one)?.dict ?? dictOf(follow(one)));
  const operators = operatorsIn(content);
  const shadings = [...entries('/Shading'), ...entries('/Pattern').map((one) => dictOf(follow(one['/Shading'])))];
  return [
    ...(/(?:^|\s)(?:rg|RG)(?=\s|$)/.test(operators) ? ['its content has screen colours'] : []),
    ...(/\/(?:DeviceRGB|RGB)\s+(?:cs|CS)(?=\s|$)/.test(operators) ? ['its content chooses screen colours'] : []),
    ...(Object.values(spaces).some(isScreen) ? ['a colour space is that of a screen'] : []),
    ...(entries('/XObject').some((one) => one['/Subtype'] === '/Image' && isScreen(one['/ColorSpace']))
      ? ['a picture is in screen colours']
      : []),
    ...(shadings.some((one) => isScreen(one['/ColorSpace'])) ? ['a shading is in screen colours'] : []),
    ...(isScreen(dictOf(follow(group))['/CS']) ? ['it blends in screen colours'] : []),
  ];
}

/** A content stream without its strings, comments, and the pixels of its pictures. */
const operatorsIn = (content: Buffer): string =>
  content
    .toString('latin1')
    .replace(/\((?:\\[\s\S]|[^()\\]|\((?:\\[\s\S]|[^()\\])*\))*\)/g, '()')
    .replace(/<[\dA-Fa-f\s]*>/g, '<>')
    .replace(/%[^\r\n]*/g, '')
    .replace(/(?<=\sID)\s[\s\S]*?\sEI(?=\s|$)/g, ' EI');

function streamFaults(objects: Objects, { dict, data }: Stream): string[] {
  const { follow } = objects;
  const filter = follow(dict['/Filter']);
  const filters = isList(filter) ? filter : [filter];
  const [subtype, pattern] = [dict['/Subtype'], dict['/PatternType']];
  const isForm = subtype === '/Form';
  return [
    ...(filters.includes('/LZWDecode') ? ['it is packed by LZW'] : []),
    ...(filters.includes('/Crypt') ? ['a part is encrypted'] : []),
    ...(subtype === '/PS' || dict['/Subtype2'] === '/PS' ? ['it has PostScript'] : []),
    ...('/OPI' in dict || '/Ref' in dict || '/F' in dict ? ['it needs another file'] : []),
    ...('/Alternates' in dict ? ['a picture has alternates'] : []),
    // Without resources of its own a form has those of its page.
    ...((isForm || pattern === 1) && '/Resources' in dict
      ? screenColourFaults(objects, data, dict['/Resources'], dict['/Group']).map((fault) => `a form: ${fault}`)
      : []),
  ];
}

/** Fonts that the file does not carry, and states that change what the press does. */
function objectFaults(objects: Objects): string[] {
  const { follow, streams } = objects;
  const faults: string[] = [];
  const seen = new Set<Dict>();
  const states = new Set<Dict>();
  const visit = (value: Value | undefined): void => {
    const of = follow(value);
    if (isList(of)) for (const one of of) visit(one);
    if (!isDict(of) || seen.has(of)) return;
    seen.add(of);
    const { '/Type': type, '/Subtype': subtype } = of;
    if (type === '/Font' && subtype !== '/Type0' && subtype !== '/Type3') {
      const descriptor = dictOf(follow(of['/FontDescriptor']));
      if (!['/FontFile', '/FontFile2', '/FontFile3'].some((file) => file in descriptor))
        faults.push(`the font ${of['/BaseFont']} is not in it`);
    }
    for (const state of Object.values(dictOf(follow(of['/ExtGState'])))) states.add(dictOf(follow(state)));
    const isState = type === '/ExtGState' || states.has(of);
    const isPlain = !('/TR' in of) && (!('/TR2' in of) || of['/TR2'] === '/Default') && !('/HTP' in of);
    if (isState && !isPlain) faults.push('a state changes tones');
    for (const one of Object.values(of)) visit(one);
  };
  visit(objects.trailer['/Root']);
  for (const { dict } of streams.values()) visit(dict);
  return faults;
}
