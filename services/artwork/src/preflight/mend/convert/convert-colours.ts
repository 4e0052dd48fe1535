import { deflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import type { Deadline } from '../../deadline.ts';
import { becomeDrawable, written } from '../../pdf/as-printed.ts';
import { useDeviceOperators } from '../../pdf/device-operators.ts';
import { gradientColours, recolourGradient } from '../../pdf/functions.ts';
import { moveInlineImages } from '../../pdf/inline-images.ts';
import { lowestDpis } from '../../pdf/lowest-dpi.ts';
import { type Matrix, multiply } from '../../pdf/matrix.ts';
import { dictOf, get, getDict, getName, listOf } from '../../pdf/objects.ts';
import { openPdf } from '../../pdf/open-pdf.ts';
import { addOutputIntent } from '../../pdf/output-intent.ts';
import { contentOf } from '../../pdf/page-content.ts';
import { geometryOf } from '../../pdf/page-geometry.ts';
import { type PageNode, pagesOf } from '../../pdf/page-tree.ts';
import { openDrawn } from '../../pdf/pdfium-document.ts';
import { readStepLayers } from '../../pdf/read-step-layers.ts';
import { shownSize, userBox } from '../../pdf/shown-page.ts';
import { bytesOf, unfilteredDict } from '../../pdf/streams.ts';
import { release } from '../../raster.ts';
import { Refusal } from '../../refusal.ts';
import { longestPxOf } from '../rasterise.ts';
import type { Target } from '../redraw.ts';
import { toCmykJpeg } from '../to-cmyk.ts';
import { convertContent } from './convert-content.ts';
import { convertImage, hasManyPixels, isNeverConverted, shareKept } from './convert-image.ts';
import { growthOf, MOST_MENDED_BYTES } from './converted-bytes.ts';
import { DefaultSpaces } from './default-spaces.ts';
import { Inks } from './inks.ts';
import { type ConvertedSource, type Spots, sourceOf } from './source.ts';

const MAX_DEPTH = 12;

/**
 * Converts the colours of a PDF to the inks of the press, each object by itself: colours of screens, Lab, and spot colours in
 * text, shapes, gradients and pictures. Objects that have inks or are grey already stay, but for ink above the limit. Vectors stay
 * vectors. Black and greys become black ink alone.
 *
 * Some objects cannot be converted so: meshes, blending in screen colours. A page with such objects becomes a
 * picture, which costs it its sharp edges, if nothing on it has inks. `pictures` are these pages, counted from 0. On a page with inks, its black text
 * would become four inks. There, such objects stay as they are, and the check goes on to name them.
 */
export async function convertColours(
  bytes: Uint8Array,
  target: Target & { deadline: Deadline; outDir: string },
): Promise<{ document: PDFDocument; pictures: number[] }> {
  const document = await openPdf(bytes);
  const { inkLimitPercent, minDpi } = target.profile;
  const limits = { inkLimitPercent, minDpi, folder: target.outDir, mostBytes: MOST_MENDED_BYTES };
  const stuck = await convertDocument(document, { ...limits, spots: 'converted' }, target.deadline);
  const nodes = pagesOf(document);
  if (stuck.length > 0) {
    const drawn = await openDrawn(await drawable(bytes, target.deadline), false);
    try {
      for (const index of stuck) {
        target.deadline.check();
        const node = nodes[index] as PageNode;
        const raster = drawn.draw(index, { longestPx: longestPxOf(shownSize(node)) });
        await becomePicture(document, node, await toCmykJpeg(raster, inkLimitPercent));
        release(raster);
      }
    } finally {
      drawn.close();
    }
  }
  for (const node of nodes) nameTrim(node, target);
  addOutputIntent(document);
  return { document, pictures: stuck };
}

/** The bytes of a document as PDFium draws them right. */
async function drawable(bytes: Uint8Array, deadline: Deadline): Promise<Uint8Array> {
  const document = await openPdf(bytes);
  return (await becomeDrawable(document, deadline)) ? written(document) : bytes;
}

/** Converts what can be converted object by object. Returns the pages with other objects and without inks, counted from 0. */
export async function convertDocument(
  document: PDFDocument,
  { spots, ...limits }: Limits & { spots: Spots },
  deadline: Deadline,
): Promise<number[]> {
  readStepLayers(document, deadline);
  moveInlineImages(document, deadline);
  useDeviceOperators(document, deadline);
  const conversion = new Conversion(document, new Inks(limits.inkLimitPercent, spots), limits, deadline);
  const stuck: number[] = [];
  for (const [index, node] of pagesOf(document).entries()) {
    const { isStuck, hasInks } = await conversion.convertPage(node);
    if (isStuck && !hasInks) stuck.push(index);
  }
  await conversion.finish();
  return stuck;
}

/** The contents of a page or a part of it. */
interface Found {
  hasInks: boolean;
  isStuck: boolean;
  blends: boolean;
  hasScreenGroup: boolean;
}

const nothing = (): Found => ({ hasInks: false, isStuck: false, blends: false, hasScreenGroup: false });
function add(to: Found, found: Partial<Found>): void {
  for (const key of Object.keys(found) as (keyof Found)[]) if (key in to) to[key] ||= found[key] === true;
}

interface Limits {
  inkLimitPercent: number;
  /** No photograph that is made smaller has less on a page. */
  minDpi: number;
  /** Where converted pictures lie until the document is written. */
  folder: string;
  /** If the document becomes larger, its pictures in screen colours stay so. */
  mostBytes?: number;
}

class Conversion {
  readonly #document: PDFDocument;
  readonly #inks: Inks;
  readonly #limits: Limits;
  /** The lowest resolution of each picture, where one has more pixels than are converted. */
  readonly #dpis: ReadonlyMap<PDFRawStream, number>;
  /** Whether pictures in screen colours stay so, as the document would become too large. */
  readonly #keepsPictures: boolean;
  readonly #deadline: Deadline;
  /** The results for parts that several pages share. */
  readonly #known = new Map<PDFRef | PDFDict, Found>();
  /** Spaces that are read as they were until the end. */
  readonly #indexed = new Map<PDFArray, ConvertedSource>();
  readonly #tiles = new Set<PDFArray>();
  readonly #defaults = new DefaultSpaces();

  constructor(document: PDFDocument, inks: Inks, limits: Limits, deadline: Deadline) {
    this.#document = document;
    this.#inks = inks;
    this.#limits = limits;
    this.#deadline = deadline;
    const streams = document.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFRawStream ? object : []));
    this.#dpis = streams.some(hasManyPixels) ? lowestDpis(document, deadline) : new Map();
    const pictures = streams.filter(({ dict }) => getName(dict, 'Subtype') === 'Image');
    const bytes =
      streams.reduce((sum, { contents }) => sum + contents.length, 0) +
      pictures.reduce((sum, picture) => sum + growthOf(picture, this.#shareOf(picture)), 0);
    this.#keepsPictures = bytes > (limits.mostBytes ?? Number.POSITIVE_INFINITY);
  }

  /** See `shareKept`. */
  #shareOf(picture: PDFRawStream): number | undefined {
    return shareKept(picture, this.#dpis.get(picture) ?? 0, this.#limits.minDpi);
  }

  async convertPage(node: PageNode): Promise<Found> {
    const { context } = this.#document;
    const found = nothing();
    const content = await this.#content(contentOf(node), node.resources, found, 0);
    node.dict.set(PDFName.of('Contents'), context.register(context.flateStream(content)));
    this.#group(node.dict, found);
    // Blending in screen colours looks different in inks.
    if (found.blends && found.hasScreenGroup) found.isStuck = true;
    return found;
  }

  /** Converts the entries of indexed colours, which all pages were read with. */
  async finish(): Promise<void> {
    const inks = PDFName.of('DeviceCMYK');
    for (const array of this.#tiles) array.set(1, inks);
    for (const [array, base] of this.#indexed) {
      const table = array.lookup(3);
      const bytes =
        table instanceof PDFStream
          ? bytesOf(table)
          : table instanceof PDFString || table instanceof PDFHexString
            ? table.asBytes()
            : new Uint8Array();
      const colours = Array.from({ length: Math.floor(bytes.length / base.components) }, (_, at) =>
        base.measure(base.ofBytes([...bytes.subarray(at * base.components, (at + 1) * base.components)])),
      );
      const converted = await this.#inksOf(colours);
      array.set(1, inks);
      array.set(3, PDFHexString.of(Buffer.from(converted.flat().map(Math.round)).toString('hex')));
    }
  }

  async #inksOf(colours: readonly ReturnType<ConvertedSource['measure']>[]): Promise<(readonly number[])[]> {
    for (const colour of colours) this.#inks.of(colour);
    await this.#inks.convert();
    return colours.map((colour) => this.#inks.of(colour) ?? []);
  }

  async #content(bytes: Uint8Array, resources: PDFDict | undefined, found: Found, depth: number): Promise<Uint8Array> {
    this.#deadline.check();
    this.#spaces(resources);
    const own = this.#defaults.renamedIn(resources);
    let converted = convertContent(bytes, resources, this.#inks, own);
    if (await this.#inks.convert()) converted = convertContent(bytes, resources, this.#inks, own);
    add(found, { hasInks: converted.hasInks, isStuck: converted.isStuck });
    const named = (kind: string, names: Iterable<string>) => {
      const kinds = getDict(resources, kind);
      return [...names].map((name) => kinds?.get(PDFName.of(name))).filter((value) => value !== undefined);
    };
    for (const object of named('XObject', converted.objects)) add(found, await this.#object(object, resources, depth));
    for (const pattern of named('Pattern', converted.patterns)) add(found, await this.#pattern(pattern, depth));
    for (const shading of named('Shading', converted.shadings)) add(found, await this.#shading(shading, resources));
    for (const font of named('Font', converted.fonts)) add(found, await this.#signs(font, resources, depth));
    for (const state of named('ExtGState', converted.states)) {
      const mode = get(dictOf(this.#document.context.lookup(state)) ?? this.#document.context.obj({}), 'BM');
      const modes = mode instanceof PDFArray ? listOf(mode) : [mode];
      if (modes.some((one) => one instanceof PDFName && !['/Normal', '/Compatible'].includes(one.toString())))
        found.blends = true;
    }
    return converted.bytes;
  }

  /** Notes the spaces that are changed in the end. */
  #spaces(resources: PDFDict | undefined): void {
    const spaces = getDict(resources, 'ColorSpace');
    for (const [key] of spaces?.entries() ?? [])
      this.#space(sourceOf(get(spaces as PDFDict, key.decodeText()), resources, this.#inks.spots));
  }

  #space(source: ReturnType<typeof sourceOf>): void {
    if (source?.kind === 'indexed' && source.base.kind === 'converted') this.#indexed.set(source.array, source.base);
    if (source?.kind === 'pattern' && source.array && source.base?.kind === 'converted') this.#tiles.add(source.array);
  }

  /** Transparent objects blend in the inks of the press. */
  #group(dict: PDFDict, found: Found): void {
    const group = getDict(dict, 'Group');
    if (!group || sourceOf(get(group, 'CS'), undefined, this.#inks.spots)?.kind !== 'converted') return;
    group.set(PDFName.of('CS'), PDFName.of('DeviceCMYK'));
    found.hasScreenGroup = true;
  }

  /** The known result for a part, or that of `read`. */
  async #once(key: unknown, read: (found: Found) => Promise<void>): Promise<Found> {
    if (!(key instanceof PDFRef) && !(key instanceof PDFDict)) return nothing();
    const known = this.#known.get(key);
    if (known) return known;
    const found = nothing();
    this.#known.set(key, found);
    await read(found);
    return found;
  }

  /** A form or a picture. */
  #object(value: unknown, resources: PDFDict | undefined, depth: number): Promise<Found> {
    return this.#once(value, async (found) => {
      const { context } = this.#document;
      const stream = context.lookup(value as PDFRef);
      if (!(stream instanceof PDFRawStream) || !(value instanceof PDFRef)) return;
      if (getName(stream.dict, 'Subtype') !== 'Image') return this.#stream(value, stream, resources, found, depth);
      this.#deadline.check();
      this.#defaults.name(stream.dict, resources);
      this.#space(sourceOf(get(stream.dict, 'ColorSpace'), resources, this.#inks.spots));
      if ((this.#keepsPictures && growthOf(stream) > 0) || isNeverConverted(stream)) {
        // Nor is it with all of its page.
        add(found, { hasInks: true, isStuck: true });
        return;
      }
      const { inkLimitPercent: limitPercent, folder } = this.#limits;
      const share = this.#shareOf(stream);
      const image = await convertImage(stream, resources, this.#inks, { limitPercent, share, folder });
      if (image.stream) context.assign(value, image.stream);
      add(found, { hasInks: image.hasInks, isStuck: image.isStuck });
    });
  }

  /** A content stream in an object of its own. */
  async #stream(
    ref: PDFRef,
    stream: PDFRawStream,
    resources: PDFDict | undefined,
    found: Found,
    depth: number,
  ): Promise<void> {
    if (depth > MAX_DEPTH) {
      found.isStuck = true;
      return;
    }
    let bytes: Uint8Array;
    try {
      bytes = bytesOf(stream);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      return; // broken: viewers show nothing of it
    }
    const content = await this.#content(bytes, getDict(stream.dict, 'Resources') ?? resources, found, depth + 1);
    const dict = unfilteredDict(stream.dict);
    dict.set(PDFName.of('Filter'), PDFName.of('FlateDecode'));
    this.#group(dict, found);
    this.#document.context.assign(ref, PDFRawStream.of(dict, deflateSync(content)));
  }

  /** A tile, or a gradient. */
  #pattern(value: unknown, depth: number): Promise<Found> {
    return this.#once(value, async (found) => {
      const pattern = value instanceof PDFRef ? this.#document.context.lookup(value) : value;
      if (pattern instanceof PDFRawStream && value instanceof PDFRef)
        return this.#stream(value, pattern, undefined, found, depth);
      if (pattern instanceof PDFDict) add(found, await this.#shading(pattern.get(PDFName.of('Shading')), undefined));
    });
  }

  #shading(value: unknown, resources: PDFDict | undefined): Promise<Found> {
    return this.#once(value, async (found) => {
      const dict = dictOf(value instanceof PDFRef ? this.#document.context.lookup(value) : (value as PDFDict));
      if (dict) this.#defaults.name(dict, resources);
      const source = dict && sourceOf(get(dict, 'ColorSpace'), resources, this.#inks.spots);
      if (source?.kind === 'kept') found.hasInks = source.hasInks;
      if (!dict || source?.kind === 'kept') return;
      const colours = source?.kind === 'converted' ? gradientColours(dict) : undefined;
      if (source?.kind !== 'converted' || !colours) {
        found.isStuck = true;
        return;
      }
      const inks = await this.#inksOf(colours.map((parts) => source.measure(parts)));
      recolourGradient(dict, 'DeviceCMYK', Uint8Array.from(inks.flat(), Math.round));
    });
  }

  /** The drawings of a font's signs, where it has some (type 3). */
  #signs(value: unknown, resources: PDFDict | undefined, depth: number): Promise<Found> {
    return this.#once(value, async (found) => {
      const font = dictOf(value instanceof PDFRef ? this.#document.context.lookup(value) : (value as PDFDict));
      if (!font || getName(font, 'Subtype') !== 'Type3') return;
      for (const [, sign] of getDict(font, 'CharProcs')?.entries() ?? []) {
        const stream = sign instanceof PDFRef ? this.#document.context.lookup(sign) : undefined;
        if (sign instanceof PDFRef && stream instanceof PDFRawStream)
          await this.#stream(sign, stream, getDict(font, 'Resources') ?? resources, found, depth);
      }
    });
  }
}

/** Writes where a page is cut into the file, where only its size said so. */
function nameTrim(node: PageNode, target: Target): void {
  const { trim, trimFrom } = geometryOf(node, target);
  if (trimFrom !== 'size') return;
  const { left, bottom, right, top } = userBox(node, trim);
  node.dict.set(PDFName.of('TrimBox'), node.dict.context.obj([left, bottom, right, top]));
}

/** Has a page show a picture of all that it showed. Its boxes stay. */
async function becomePicture(document: PDFDocument, node: PageNode, jpeg: Uint8Array): Promise<void> {
  const { context } = document;
  const image = await document.embedJpg(jpeg);
  await image.embed();
  const { left, bottom, right, top } = userBox(node, { x: 0, y: 0, ...sizeOf(node) });
  const [width, height] = [right - left, top - bottom];
  /** Where the upright picture lies on a page that is turned when it is shown. */
  const turns: Readonly<Record<number, Matrix>> = {
    90: [0, 1, -1, 0, 1, 0],
    180: [-1, 0, 0, -1, 1, 1],
    270: [0, -1, 1, 0, 0, 1],
  };
  const matrix = multiply(turns[node.rotate] ?? [1, 0, 0, 1, 0, 0], [width, 0, 0, height, left, bottom]);
  const content = `q ${matrix.map((n) => Number(n.toFixed(4))).join(' ')} cm /Page Do Q`;
  node.dict.set(PDFName.of('Contents'), context.register(context.flateStream(content)));
  node.dict.set(PDFName.of('Resources'), context.obj({ XObject: { Page: image.ref } }));
  node.dict.delete(PDFName.of('Group'));
}

const sizeOf = (node: PageNode) => {
  const { widthMm, heightMm } = shownSize(node);
  return { width: widthMm, height: heightMm };
};
