import { PDFArray, type PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib';
import { get, getDict, nameOf } from '../../pdf/objects.ts';

/** The names of spaces that stand for those of devices in the content of a file. */
export interface DeviceSpaces {
  DeviceGray?: string;
  DeviceCMYK?: string;
}

const DEFAULTS = { DeviceGray: 'DefaultGray', DeviceCMYK: 'DefaultCMYK' } as const;
/** Families whose spaces are made of another one. */
const BASED = new Set(['Indexed', 'I', 'Pattern']);
type Device = keyof typeof DEFAULTS;
const isDevice = (name: string | undefined): name is Device => name !== undefined && Object.hasOwn(DEFAULTS, name);

/**
 * Resources may say what greys and inks of devices mean (ISO 32000-2, section 8.6.5.6). Colours that are converted are those of the
 * press, so that must not hold for them. These spaces get other names, and the colours that are there already are said to be in them.
 */
export class DefaultSpaces {
  readonly #known = new Map<PDFDict, DeviceSpaces>();

  /** Renames the default spaces of resources, and returns their new names. */
  renamedIn(resources: PDFDict | undefined): DeviceSpaces {
    const spaces = getDict(resources, 'ColorSpace');
    if (!spaces) return {};
    const known = this.#known.get(spaces);
    if (known) return known;
    const renamed: DeviceSpaces = {};
    for (const [device, usual] of Object.entries(DEFAULTS) as [Device, string][]) {
      const space = get(spaces, usual);
      if (!(space instanceof PDFArray)) continue;
      let name = `Own${device}`;
      while (spaces.has(PDFName.of(name))) name += '_';
      spaces.set(PDFName.of(name), space);
      spaces.delete(PDFName.of(usual));
      renamed[device] = name;
    }
    this.#known.set(spaces, renamed);
    for (const [, space] of spaces.entries()) this.#nameBase(spaces.context.lookup(space), resources);
    return renamed;
  }

  /** Has a picture or a shading in colours of a device name the space that the resources had for it. */
  name(dict: PDFDict, resources: PDFDict | undefined): void {
    const own = this.#spaceFor(get(dict, 'ColorSpace'), resources);
    if (own) dict.set(PDFName.of('ColorSpace'), own);
    else this.#nameBase(get(dict, 'ColorSpace'), resources);
  }

  /** The same of the space of an index, or of tiles without colours. */
  #nameBase(space: PDFObject | undefined, resources: PDFDict | undefined): void {
    if (!(space instanceof PDFArray) || !BASED.has(nameOf(space.lookup(0)) ?? '')) return;
    const base = this.#spaceFor(space.lookup(1), resources);
    if (base) space.set(1, base);
  }

  #spaceFor(value: PDFObject | undefined, resources: PDFDict | undefined): PDFObject | undefined {
    const name = nameOf(value);
    const own = isDevice(name) ? this.renamedIn(resources)[name] : undefined;
    const spaces = getDict(resources, 'ColorSpace');
    return own === undefined ? undefined : spaces?.get(PDFName.of(own));
  }
}
