import { z } from 'zod';

/**
 * A past fact that one service tells the others. `key` is its routing key, `<service>.<fact>.v<version>`; a change that
 * old consumers could not read gets a new version beside the old one.
 */
export interface EventContract<Data extends z.ZodType = z.ZodType> {
  readonly key: string;
  readonly data: Data;
  /** While nobody has bound a queue for it, it waits in its outbox instead of vanishing. */
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
