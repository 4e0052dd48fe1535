import { z } from 'zod';

/**
 * A past fact that one service tells the others. `key` is its routing key, `<service>.<fact>.v<version>`; a change that
 * old consumers could not read gets a new version beside the old one (architecture, section 3).
 */
export interface EventContract<Data extends z.ZodType = z.ZodType> {
  readonly key: string;
  readonly data: Data;
}

export function defineEvent<Data extends z.ZodType>(name: string, version: number, data: Data): EventContract<Data> {
  return { key: `${name}.v${version}`, data };
}

/** What travels over the broker around an event's data. `id` makes a second delivery recognisable. */
export const envelopeSchema = z.object({
  id: z.uuid(),
  key: z.string().min(1),
  occurredAt: z.iso.datetime(),
  requestId: z.string().optional(),
  data: z.unknown(),
});
export type Envelope<Data = unknown> = Omit<z.infer<typeof envelopeSchema>, 'data'> & { data: Data };

export type EventData<E extends EventContract> = z.output<E['data']>;
