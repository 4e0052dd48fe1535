import {
  PDFArray,
  type PDFContext,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFObjectCopier,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import type { Deadline } from '../../deadline.ts';
import { useDeviceOperators } from '../device-operators.ts';
import { becomeOpaque, copyOf, type GraphicsState, startState } from '../graphics-state.ts';
import { imageSpace } from '../image-space.ts';
import { isMaskedByPixels } from '../masked-by-pixels.ts';
import { IDENTITY } from '../matrix.ts';
import { get, getDict, getName, getNumber, listOf, nameOf } from '../objects.ts';
import { contentOf } from '../page-content.ts';
import { pagesOf } from '../page-tree.ts';
import { bytesOf, unfilteredDict } from '../streams.ts';
import { type InkPhotograph, ownSpace, pictureOn } from './ink-photographs.ts';
import { BEGINNING, COVER, OVER, plateContent, SPACE_NAMES } from './plate-content.ts';
import { type Components, type Plates, plateProfile } from './plate-profiles.ts';

const DEVICES: Readonly<Record<string, Components>> = {
  DeviceGray: 1,
  G: 1,
  DeviceRGB: 3,
  RGB: 3,
  DeviceCMYK: 4,
  CMYK: 4,
};
const DEFAULTS = { 1: 'DefaultGray', 3: 'DefaultRGB', 4: 'DefaultCMYK' } as const;
const CALIBRATED: Readonly<Record<string, Components>> = { CalGray: 1, CalRGB: 3, Lab: 3 };
const ALL = [1, 3, 4] as const;
const MAX_DEPTH = 20;

/**
 * Changes a document so that its pages show inks instead of colours, and returns a function that gives the bytes for each of
 * the plates. All colour spaces lead to those of the plates, and its photographs are drawn as what a plate shows of them. The groups of
 * soft masks stay, as their colours are none that is printed.
 */
export function asPlates(
  document: PDFDocument,
  photographs: readonly InkPhotograph[],
  deadline: Deadline,
): (plates: Plates) => Promise<Uint8Array> {
  const { context } = document;
  useDeviceOperators(document, deadline);
  const profiles = Object.fromEntries(
    ALL.map((components) => [
      components,
      context.register(PDFRawStream.of(context.obj({ N: components }), Buffer.alloc(0))),
    ]),
  ) as Record<Components, PDFRef>;
  const spaces = new Spaces(context, profiles);
  const masks = separateMasks(context);
  changeContents(document, masks, deadline);
  for (const [ref, object] of context.enumerateIndirectObjects())
    if (object instanceof PDFStream && !masks.has(object) && hasNoInks(object)) context.assign(ref, whiteOf(object));
  for (const object of objectsOf(context)) {
    deadline.check();
    if (masks.has(object)) continue;
    spaces.replaceIn(object, 0);
  }
  for (const { resources } of pagesOf(document)) if (resources) spaces.addTo(resources);
  return async (plates) => {
    for (const components of ALL) {
      const profile = PDFRawStream.of(context.obj({ N: components }), plateProfile(plates, components));
      context.assign(profiles[components], profile);
    }
    for (const photograph of photographs) context.assign(photograph.ref, pictureOn(plates, photograph));
    return document.save({ useObjectStreams: false, updateFieldAppearances: false });
  };
}

const objectsOf = (context: PDFContext): PDFObject[] => context.enumerateIndirectObjects().map(([, object]) => object);

/** Rewrites the content of pages, and of forms in the graphics state of the place that shows them first. */
function changeContents(document: PDFDocument, masks: ReadonlySet<PDFObject>, deadline: Deadline): void {
  const { context } = document;
  const changed = new Set<PDFObject>(masks);

  /** The forms that a content shows, which are changed with it. */
  const formsIn = (resources: PDFDict | undefined, depth: number) => (name: string, state: GraphicsState) => {
    const ref = getDict(resources, 'XObject')?.get(PDFName.of(name));
    const stream = context.lookup(ref);
    if (!(ref instanceof PDFRef) || !(stream instanceof PDFStream) || getName(stream.dict, 'Subtype') !== 'Form')
      return;
    const inner = copyOf(state);
    if (getDict(stream.dict, 'Group')) becomeOpaque(inner);
    change(ref, stream, inner, getDict(stream.dict, 'Resources') ?? resources, depth + 1);
  };
  const change = (
    ref: PDFRef,
    stream: PDFObject | undefined,
    state: GraphicsState,
    resources: PDFDict | undefined,
    depth = 0,
  ): void => {
    if (!(stream instanceof PDFRawStream) || changed.has(stream) || depth > MAX_DEPTH) return;
    deadline.check();
    changed.add(stream);
    let bytes: Uint8Array;
    try {
      bytes = plateContent(bytesOf(stream), { state, resources, onExternal: formsIn(resources, depth) });
    } catch (error) {
      if (error instanceof Error && error.name === 'Refusal') throw error;
      return; // what cannot be read is not drawn either
    }
    const made = PDFRawStream.of(
      unfilteredDict(stream.dict),
      isTile(stream) ? Buffer.concat([BEGINNING, bytes]) : bytes,
    );
    changed.add(made);
    context.assign(ref, made);
  };

  for (const node of pagesOf(document)) {
    const { resources } = node;
    const around = { state: BEGUN, resources, onExternal: formsIn(resources, 0) };
    const content = Buffer.concat([BEGINNING, plateContent(contentOf(node), around)]);
    node.dict.set(PDFName.of('Contents'), context.register(PDFRawStream.of(context.obj({}), content)));
  }
  const signs = charProcsIn(
    objectsOf(context).filter((object) => !masks.has(object)),
    context,
  );
  for (const [ref, object] of context.enumerateIndirectObjects())
    if (object instanceof PDFStream && isContent(object)) change(ref, object, BEGUN, getDict(object.dict, 'Resources'));
  for (const ref of signs) change(ref, context.lookup(ref), BEGUN, undefined);
}

const BEGUN = startState(IDENTITY, { x: 0, y: 0, width: 0, height: 0 });

/**
 * Whether a picture is in screen colours, each of which is paper until it is converted. Not where its pixels say what of it is seen.
 */
function hasNoInks(stream: PDFStream): boolean {
  const { dict } = stream;
  if (getName(dict, 'Subtype') !== 'Image' || isMaskedByPixels(dict) || dict.has(PDFName.of('SMaskInData')))
    return false;
  const space = imageSpace(stream);
  if (DEVICES[nameOf(space) ?? ''] === 3) return true;
  const [family, profile] = space instanceof PDFArray ? listOf(space) : [];
  if (CALIBRATED[nameOf(family) ?? ''] === 3) return true;
  return nameOf(family) === 'ICCBased' && profile instanceof PDFStream && getNumber(profile.dict, 'N') === 3;
}

/** A picture of one white pixel in place of one without inks, with the same mask: the pixels of a photograph take time. */
function whiteOf({ dict }: PDFStream): PDFRawStream {
  const white = dict.clone();
  for (const key of ['Filter', 'DecodeParms', 'Decode']) white.delete(PDFName.of(key));
  for (const key of ['Width', 'Height']) white.set(PDFName.of(key), PDFNumber.of(1));
  white.set(PDFName.of('BitsPerComponent'), PDFNumber.of(8));
  white.set(PDFName.of('ColorSpace'), PDFName.of('DeviceRGB'));
  return PDFRawStream.of(white, Uint8Array.of(255, 255, 255));
}

/** Leads the colour spaces of a document to those of the plates. */
class Spaces {
  readonly #context: PDFContext;
  readonly #profiles: Record<Components, PDFRef>;

  constructor(context: PDFContext, profiles: Record<Components, PDFRef>) {
    this.#context = context;
    this.#profiles = profiles;
  }

  #of(components: Components): PDFArray {
    return this.#context.obj(['ICCBased', this.#profiles[components]]) as PDFArray;
  }

  /** Adds the spaces to resources, also as what names of devices mean, and the graphics states of what overprints. */
  addTo(resources: PDFDict): void {
    const known = getDict(resources, 'ColorSpace') ?? this.#context.obj({});
    resources.set(PDFName.of('ColorSpace'), known);
    for (const components of ALL) {
      known.set(PDFName.of(SPACE_NAMES[components]), this.#of(components));
      known.set(PDFName.of(DEFAULTS[components]), this.#of(components));
    }
    const states = getDict(resources, 'ExtGState') ?? this.#context.obj({});
    resources.set(PDFName.of('ExtGState'), states);
    states.set(PDFName.of(OVER), this.#context.obj({ BM: 'Multiply' }));
    states.set(PDFName.of(COVER), this.#context.obj({ BM: 'Normal' }));
  }

  replaceIn(object: PDFObject | undefined, depth: number): void {
    if (depth > MAX_DEPTH) return;
    if (object instanceof PDFArray) this.#replaceInArray(object, depth);
    const dict = object instanceof PDFStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) return;
    // Shadings, and pictures within tiles, are drawn without the resources of their page.
    const isPicture = object instanceof PDFStream && getName(dict, 'Subtype') === 'Image';
    const isShading = getNumber(dict, 'ShadingType') !== undefined;
    const space = isPicture ? imageSpace(object) : isShading ? get(dict, 'ColorSpace') : undefined;
    const device = DEVICES[nameOf(space) ?? ''];
    if (device) dict.set(PDFName.of('ColorSpace'), this.#of(device));
    for (const [key, value] of dict.entries()) {
      if (key.decodeText() === 'Resources') {
        const resources = getDict(dict, 'Resources');
        if (resources) this.addTo(resources);
      }
      this.replaceIn(value, depth + 1);
    }
  }

  #replaceInArray(array: PDFArray, depth: number): void {
    const family = nameOf(array.size() > 1 ? array.lookup(0) : undefined) ?? '';
    const calibrated = CALIBRATED[family];
    if (family === 'ICCBased' || calibrated) {
      const stream = array.lookup(1);
      const components = calibrated ?? (stream instanceof PDFStream ? getNumber(stream.dict, 'N') : undefined);
      if (components !== 1 && components !== 3 && components !== 4) return;
      array.set(0, PDFName.of('ICCBased'));
      array.set(1, this.#profiles[components]);
      return;
    }
    // The space that an index, a tint or a pattern without colours refers to.
    const at = { Indexed: 1, I: 1, Separation: 2, DeviceN: 2, Pattern: 1 }[family];
    const device = at === undefined || at >= array.size() ? undefined : DEVICES[nameOf(array.lookup(at)) ?? ''];
    if (at !== undefined && device) array.set(at, this.#of(device));
    for (let each = 0; each < array.size(); each++) this.replaceIn(array.get(each), depth + 1);
  }
}

/** Forms and tiles. */
const isContent = (stream: PDFStream): boolean => getName(stream.dict, 'Subtype') === 'Form' || isTile(stream);
const isTile = ({ dict }: PDFStream): boolean => getNumber(dict, 'PatternType') === 1;

/**
 * Gives the groups of soft masks copies of all that they show, since a page may show it, too. Returns the objects of the copies, and the
 * pictures that are masks: their colours say what is seen, and stay.
 */
function separateMasks(context: PDFContext): Set<PDFObject> {
  const masks = new Set<PDFObject>();
  const last = context.largestObjectNumber;
  const copier = PDFObjectCopier.for(context, context);
  const look = (object: PDFObject | undefined, depth: number): void => {
    const dict = object instanceof PDFStream ? object.dict : object;
    if (!(dict instanceof PDFDict) || depth > MAX_DEPTH) return;
    const group = dict.get(PDFName.of('G'));
    const isMask = ['Luminosity', 'Alpha'].includes(getName(dict, 'S') ?? '') && group instanceof PDFRef;
    if (isMask) dict.set(PDFName.of('G'), copier.copy(group));
    const mask = get(dict, 'SMask');
    if (mask instanceof PDFStream) masks.add(mask);
    for (const [, value] of dict.entries()) look(value, depth + 1);
  };
  for (const object of objectsOf(context)) look(object, 0);
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (ref.objectNumber <= last) continue;
    masks.add(object);
    if (object instanceof PDFStream) nameOwnSpace(object);
  }
  return masks;
}

/** Has a picture keep its colours though the page says what those of devices mean. */
function nameOwnSpace(stream: PDFStream): void {
  if (getName(stream.dict, 'Subtype') !== 'Image') return;
  const components = DEVICES[nameOf(imageSpace(stream)) ?? ''];
  if (components === 1 || components === 3)
    stream.dict.set(PDFName.of('ColorSpace'), ownSpace(stream.dict.context, components));
}

/** The drawings of letters in fonts that are content streams (type 3). */
function charProcsIn(objects: readonly PDFObject[], context: PDFContext): PDFRef[] {
  return objects.flatMap((object) => {
    if (!(object instanceof PDFDict) || getName(object, 'Subtype') !== 'Type3') return [];
    const procs = getDict(object, 'CharProcs');
    const refs = (procs?.entries() ?? []).map(([, value]) => value);
    return refs.filter(
      (value): value is PDFRef => value instanceof PDFRef && context.lookup(value) instanceof PDFStream,
    );
  });
}
