import type { PersonalDataPart } from '@print-shop/contracts';
import type { DataPartDocument, DataPartModel } from './data-export.schema.ts';
import { lastPartOf, missingServices, type PartKey } from './data-export.ts';

export type PartStore = ReturnType<typeof createPartStore>;

/** The services' answers, in parts of bounded size. */
export function createPartStore(model: DataPartModel) {
  const keysOf = (exportId: string): Promise<PartKey[]> =>
    model.find({ exportId }, { service: 1, part: 1, of: 1 }).lean<PartKey[]>().exec();

  return {
    /** Stores a part; a repeated part replaces itself. */
    async keep(service: string, { exportId, userId: _, ...part }: PersonalDataPart): Promise<void> {
      const id = `${exportId}/${service}/${part.part}`;
      const document = { exportId, service, ...part };
      await model.replaceOne({ _id: id }, document, { upsert: true });
    },

    /** The services whose answer is not complete yet. */
    missing: async (exportId: string): Promise<string[]> => missingServices(await keysOf(exportId)),

    /** Streams the parts of a complete answer in order. */
    async *of(exportId: string, service: string): AsyncGenerator<Pick<DataPartDocument, 'section' | 'rows'>> {
      const last = lastPartOf(await keysOf(exportId), service) ?? 0;
      const found = model.find({ exportId, service, part: { $lte: last } }).sort({ part: 1 });
      for await (const { section, rows } of found.lean<DataPartDocument>().cursor({ batchSize: 1 })) {
        yield { section, rows };
      }
    },

    async remove(exportId: string): Promise<void> {
      await model.deleteMany({ exportId });
    },
  };
}
