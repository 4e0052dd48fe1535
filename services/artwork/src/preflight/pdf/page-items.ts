import type { PDFRawStream } from '@cantoo/pdf-lib';
import type { Box } from '@print-shop/contracts';
import { type ImageItem, type Item, MAX_ITEMS, type PageFacts } from '../facts.ts';
import type { GraphicsState, Paint } from './graphics-state.ts';
import { common } from './matrix.ts';

export const MAX_TRANSPARENCY = 50;

/** Collects what a page shows, up to a limit. */
export class PageItems {
  readonly items: Item[] = [];
  readonly transparency: PageFacts['transparency'] = [];
  /** The streams of pictures, to measure their ink later. */
  readonly streams = new Map<ImageItem, PDFRawStream>();
  isCut = false;
  /** The step after printing that the layer at hand stands for. */
  step: string | undefined;
  readonly #printed: Box;

  /** `printed`: what lies outside of it is cut away, and not collected. */
  constructor(printed: Box) {
    this.#printed = printed;
  }

  /** Adds an item, cut by the clip; nothing if it is clipped away or transparent to nothing. */
  add<Kind extends Item>(item: Kind, state: GraphicsState, paint: Paint): Kind | undefined {
    const box = this.visible(item.box, state);
    if (!box || paint.alpha === 0) return undefined;
    this.#compose(box, state, paint);
    if (this.items.length >= MAX_ITEMS) {
      this.isCut = true;
      return undefined;
    }
    const added = { ...item, box, ...(this.step ? { step: this.step } : {}) };
    this.items.push(added);
    return added;
  }

  /** Notes how a transparency group is composed with what lies below it. Returns whether anything of it is seen. */
  addGroup(box: Box, state: GraphicsState): boolean {
    if (state.fill.alpha === 0 || !this.visible(box, state)) return false;
    this.#compose(box, state, state.fill);
    return true;
  }

  #compose(box: Box, { blend, hasMask }: GraphicsState, { alpha }: Paint): void {
    if (alpha < 1) this.addTransparency('alpha', box);
    if (blend !== 'Normal' && blend !== 'Compatible') this.addTransparency('blend', box);
    if (hasMask) this.addTransparency('mask', box);
  }

  /** As much of a box as the clip leaves and as is printed; nothing if that is nothing. */
  visible(box: Box, { clip }: Pick<GraphicsState, 'clip'>): Box | undefined {
    const seen = common(box, clip);
    return seen && !isOutside(seen, this.#printed) ? seen : undefined;
  }

  addTransparency(what: PageFacts['transparency'][number]['what'], box: Box): void {
    if (this.transparency.length < MAX_TRANSPARENCY) this.transparency.push({ what, box });
  }
}

/** A crop mark begins where the bleed ends, and is a little wider than its line. */
const EXACT_MM = 0.1;

const isOutside = (box: Box, { x, y, width, height }: Box): boolean =>
  box.x > x + width - EXACT_MM ||
  box.y > y + height - EXACT_MM ||
  box.x + box.width < x + EXACT_MM ||
  box.y + box.height < y + EXACT_MM;
