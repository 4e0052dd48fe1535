import { z } from 'zod';

/**
 * A past fact that one service tells the others. `key` is its routing key, `<service>.<fact>.v<version>`; a change that
 * old consumers could not read gets a new version beside the old one.
 */
export interface EventContract<Data extends z.ZodType = z.ZodType> {
  readonly key: string;
  readonly data: Data;
  /** Whether the event waits in its outbox while no queue is bound for it, instead of being dropped. */
  readonly mustReach: boolean;
}

export function defineEvent<Data extends z.ZodType>(
  name: string,
  version: number,
  data: Data,
  { mustReach = false } = {},
): EventContract<Data> {
  return { key: `${name}.v${version}`, data, mustReach };
}

/** The envelope of an event on the broker. Its `id` lets consumers recognise a second delivery. */
export const envelopeSchema = z.object({
  id: z.uuid(),
  key: z.string().min(1),
  occurredAt: z.iso.datetime(),
  requestId: z.string().optional(),
  /** Id of the event that this one answers. */
  cause: z.uuid().optional(),
  data: z.unknown(),
});
export type Envelope<Data = unknown> = Omit<z.infer<typeof envelopeSchema>, 'data'> & { data: Data };

export type EventData<E extends EventContract> = z.output<E['data']>;
