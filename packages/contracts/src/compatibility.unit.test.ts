import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { EventContract } from './event.ts';
import * as contracts from './index.ts';

// During a rollout old and new versions of a service read each other's events, and their queues outlive both. So the schema
// of a published event may only grow. This test compares the schemas with `released-events.json`, those of the last release.

interface Shape {
  fields: string[];
  required: string[];
}

const isEvent = (value: unknown): value is EventContract =>
  typeof value === 'object' && value !== null && 'key' in value && 'data' in value && value.data instanceof z.ZodType;

const shapeOf = ({ data }: EventContract): Shape => {
  const { properties = {}, required = [] } = z.toJSONSchema(data, { io: 'input', unrepresentable: 'any' });
  return { fields: Object.keys(properties).sort(), required: [...required].sort() };
};

const published: Record<string, Shape> = Object.fromEntries(
  Object.values(contracts as Record<string, unknown>)
    .filter(isEvent)
    .map((event) => [event.key, shapeOf(event)]),
);
const file = join(import.meta.dirname, 'released-events.json');
const released = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Shape>;

describe.each(Object.entries(released))('the event %s', (key, before) => {
  it('has every field that it had at the last release', () => {
    expect(published[key]?.fields).toEqual(expect.arrayContaining(before.fields));
  });

  it('demands nothing that a service of the last release does not send', () => {
    expect(published[key]?.required.filter((field) => !before.required.includes(field))).toEqual([]);
  });
});
