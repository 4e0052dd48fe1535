import { limitInks, toCmyk } from '../to-cmyk.ts';
import type { Measured, Spots } from './source.ts';

/** Colours that are converted at once. */
const ROW = 256;

/**
 * The inks of single colours. They are asked for twice: what is not known yet is noted, and converted all at once in between, as
 * the converter works on rows of pixels.
 */
export class Inks {
  readonly #known = new Map<string, number[]>();
  readonly #wanted = new Map<string, Measured>();
  readonly #profiles = new Map<Uint8Array | undefined, number>();
  readonly #limitPercent: number;
  readonly spots: Spots;

  /** `limitPercent`: no colour gets more ink. */
  constructor(limitPercent: number, spots: Spots) {
    this.#limitPercent = limitPercent;
    this.spots = spots;
  }

  /** Four inks from 0 to 255; nothing where the colour has to be converted first. */
  of({ added, ...colour }: Measured): readonly number[] | undefined {
    const converted = this.#of(colour);
    if (!converted || !added) return converted;
    const inks = Uint8Array.from(converted, (ink, at) => Math.min(255, Math.round(ink + (added[at] ?? 0))));
    limitInks(inks, this.#limitPercent);
    return [...inks];
  }

  #of(colour: Measured): readonly number[] | undefined {
    if (colour.parts.length === 4) {
      const inks = Uint8Array.from(colour.parts, Math.round);
      return limitInks(inks, this.#limitPercent) ? [...inks] : colour.parts;
    }
    if (!this.#profiles.has(colour.icc)) this.#profiles.set(colour.icc, this.#profiles.size);
    const key = `${this.#profiles.get(colour.icc)} ${colour.parts.join(' ')}`;
    const known = this.#known.get(key);
    if (!known) this.#wanted.set(key, colour);
    return known;
  }

  /** Converts what was asked for and not known. Returns whether there was any. */
  async convert(): Promise<boolean> {
    if (this.#wanted.size === 0) return false;
    for (const icc of new Set([...this.#wanted.values()].map((colour) => colour.icc))) {
      const all = [...this.#wanted].filter(([, colour]) => colour.icc === icc);
      const height = Math.ceil(all.length / ROW);
      const data = new Uint8Array(ROW * height * 3);
      for (const [at, [, { parts }]] of all.entries()) data.set(parts, at * 3);
      const inks = await toCmyk({ data, width: ROW, height, channels: 3 }, this.#limitPercent, icc);
      for (const [at, [key]] of all.entries()) this.#known.set(key, [...inks.subarray(at * 4, at * 4 + 4)]);
    }
    this.#wanted.clear();
    return true;
  }
}
