import { productColorSet } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import { type Connection, Schema } from 'mongoose';

interface ColorDocument {
  /** The name in lower case. */
  _id: string;
  hex: string;
  at: Date;
}

const schema = new Schema<ColorDocument>({ _id: String, hex: String, at: Date }, { versionKey: false });

export type ColorStore = ReturnType<typeof createColorStore>;

/** How the colours of products look, by their names, as the catalog tells it. */
export function createColorStore(connection: Connection) {
  const model = connection.model<ColorDocument>('ProductColor', schema, 'product-colors');
  return {
    /** Keeps how a colour looks since then, unless something newer is known. */
    async put(name: string, hex: string, at: Date): Promise<void> {
      const isOlder = { $gt: ['$at', at] };
      const newest = { hex: { $cond: [isOlder, '$hex', hex.toLowerCase()] }, at: { $max: ['$at', at] } };
      const one = { _id: name.toLowerCase() };
      await model.updateOne(one, [{ $set: newest }], { upsert: true, updatePipeline: true });
    },

    /** `#rrggbb`; `undefined` for an unknown colour. */
    async hexOf(name: string): Promise<string | undefined> {
      return (await model.findById(name.toLowerCase()).lean<ColorDocument>())?.hex;
    },
  };
}

/** A colour of a product and how it looks, `#rrggbb`. */
export interface Look {
  color: string;
  hex: string;
}

/** The look of a layout's product in the wanted colour, or as it was laid out where that colour is unknown. */
export async function lookIn(
  color: string | undefined,
  { color: own, hex }: Look,
  colors: Pick<ColorStore, 'hexOf'>,
): Promise<Look> {
  const known = color && color !== own ? await colors.hexOf(color) : undefined;
  return color && known ? { color, hex: known } : { color: own, hex };
}

export const keepColors = (broker: Broker, colors: ColorStore): Promise<void> =>
  broker.subscribe({
    queue: 'artwork.keep-color-on-color-set',
    events: [productColorSet],
    handle: ({ data: { name, hexCode }, occurredAt }) => colors.put(name, hexCode, new Date(occurredAt)),
  });
