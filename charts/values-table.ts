import { readFileSync } from 'node:fs';
import { root } from '@print-shop/machine';
import { isMap, isScalar, parseDocument, type YAMLMap } from 'yaml';

const valuesFile = `${root}/charts/print-shop/values.yaml`;

export interface Value {
  key: string;
  preset: unknown;
  meaning: string;
}

const meaningOf = (comment: string | null | undefined): string | undefined =>
  /(?:^|\n) ?-- (.+)$/.exec(comment ?? '')?.[1]?.trim();

/** The values that a comment `# -- ...` describes, in their order. */
function describedValues(text: string): Value[] {
  const found: Value[] = [];
  const walk = (map: YAMLMap, path: string, inherited?: string | null): void => {
    map.items.forEach(({ key, value }, index) => {
      if (!isScalar(key)) return;
      const name = path ? `${path}.${key.value}` : String(key.value);
      const meaning = meaningOf(key.commentBefore ?? (index === 0 ? inherited : undefined));
      if (meaning) found.push({ key: name, preset: isScalar(value) ? value.value : value, meaning });
      else if (isMap(value)) walk(value, name, value.commentBefore);
    });
  };
  const { contents, commentBefore } = parseDocument(text);
  if (isMap(contents)) walk(contents, '', contents.commentBefore ?? commentBefore);
  return found.map((value) => ({ ...value, preset: toPlain(value.preset) }));
}

const toPlain = (value: unknown): unknown =>
  isScalar(value) ? value.value : JSON.parse(JSON.stringify(value ?? null));

/** A long default is in values.yaml; the table only names what kind it is. */
function shown(preset: unknown): string {
  const text = JSON.stringify(preset);
  return text.length > 60 ? 'see values.yaml' : `\`${text}\``;
}

export const valuesRows = (): string[][] =>
  describedValues(readFileSync(valuesFile, 'utf8')).map(({ key, preset, meaning }) => [
    `\`${key}\``,
    shown(preset),
    meaning.replaceAll('|', '\\|'),
  ]);
