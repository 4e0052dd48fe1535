import { readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { root } from '@print-shop/machine';
import { isMap, isScalar, parse, parseDocument, type YAMLMap } from 'yaml';

// `npm run docs` writes the chart's values.schema.json. `npm run check` fails when it is out of date.

type Schema = Record<string, unknown>;

export const schemaFile = `${root}/charts/print-shop/values.schema.json`;
const valuesFile = `${root}/charts/print-shop/values.yaml`;

/** The text of a comment after `@schema`, up to the description of the value. */
function noteOf(comment: string | null | undefined): Schema {
  const note = /(?:^|\n) ?@schema([\s\S]*?)(?=\n ?-- |$)/.exec(comment ?? '')?.[1];
  return note === undefined ? {} : parse(note);
}

/** The schema that a default implies: its type, and for an object that no other keys are allowed. */
function implied(value: unknown, note: Schema, comment?: string | null): Schema {
  if (isMap(value)) {
    const hasFreeKeys = 'additionalProperties' in note;
    return { type: 'object', ...(hasFreeKeys ? {} : { additionalProperties: false, ...propertiesOf(value, comment) }) };
  }
  if (!isScalar(value)) return { type: 'array' };
  return { type: Number.isInteger(value.value) ? 'integer' : typeof value.value };
}

/** `comment` is the one before the first key, which the parser gives to the map. */
function propertiesOf(map: YAMLMap, comment: string | null | undefined): Schema {
  const properties: Schema = {};
  map.items.forEach(({ key, value }, index) => {
    if (!isScalar(key)) return;
    const note = noteOf(key.commentBefore ?? (index === 0 ? comment : undefined));
    const inner = isMap(value) ? value.commentBefore : undefined;
    properties[String(key.value)] = '$ref' in note ? note : merged(implied(value, note, inner), note);
  });
  return { properties };
}

/** A note adds properties that have no default, and says more of the others. */
const merged = (schema: Schema, note: Schema): Schema =>
  'properties' in note
    ? { ...schema, ...note, properties: { ...(schema.properties as Schema), ...(note.properties as Schema) } }
    : { ...schema, ...note };

/** The schema of a values.yaml: what its defaults imply and its `@schema` comments add. */
export function schemaOf(text: string): Schema {
  // The parser would give the file's own comment to its first key.
  const [head = '', ...rest] = text.split('\n\n');
  const { contents, commentBefore } = parseDocument(rest.join('\n\n'));
  if (!isMap(contents)) throw new Error('the values are no map');
  const ofFile = noteOf(head.replace(/^#/gm, ''));
  return merged(implied(contents, {}, contents.commentBefore ?? commentBefore), ofFile);
}

export const chartSchema = (): Schema => schemaOf(readFileSync(valuesFile, 'utf8'));

/** Whether a schema, by default the chart's own, is what the values say; its formatting and the order of its keys do not count. */
export const isSchemaCurrent = (text = readFileSync(schemaFile, 'utf8')): boolean =>
  isDeepStrictEqual(JSON.parse(text), chartSchema());

/** Biome formats it afterwards (`npm run docs`). */
export const writeSchema = (): void => writeFileSync(schemaFile, JSON.stringify(chartSchema(), null, 2));
