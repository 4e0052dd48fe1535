import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const [day = '', night = ''] = css.split('@media screen and (prefers-color-scheme: dark)');
const colorsOf = (block: string) =>
  Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]));
const themes = { light: colorsOf(day), dark: colorsOf(night) };

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const TEXT = [
  ...['paper', 'paper-deep', 'sheet'].flatMap((ground) => ['ink', 'ink-soft'].map((text) => [text, ground])),
  ...['paper', 'sheet'].map((ground) => ['action', ground]),
  ...['good', 'wait', 'bad', 'info'].map((state) => [state, `${state}-soft`]),
  ...['bad', 'good'].map((state) => [state, 'sheet']),
  ['action-ink', 'action'],
  ['action-ink', 'action-deep'],
  ['action-deep', 'action-soft'],
  ['board-ink', 'board'],
  ['board-soft', 'board'],
  ['stamp-ink', 'stamp'],
  ['stamp-ink', 'yellow'],
  ['paper', 'ink'],
] as const;
const OUTLINES = [
  ['rule-strong', 'sheet'],
  ['rule-strong', 'paper'],
  ['action', 'paper'],
  ['cyan', 'sheet'],
] as const;

describe.each(Object.entries(themes))('the %s colours', (_theme, colors) => {
  const pair = ([one, other]: readonly [string, string] | readonly string[]) =>
    contrast(colors[one ?? ''] ?? '#000000', colors[other ?? ''] ?? '#000000');

  it.each(TEXT.map((names) => [names.join(' on '), names] as const))('let people read %s (4.5:1)', (_name, names) => {
    expect(pair(names)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(OUTLINES.map((names) => [names.join(' on '), names] as const))('let people see %s (3:1)', (_name, names) => {
    expect(pair(names)).toBeGreaterThanOrEqual(3);
  });
  it.each(['paper', 'sheet'])('mark what is chosen, or pointed at, on %s', (ground) => {
    expect(pair(['paper-deep', ground])).toBeGreaterThanOrEqual(1.1);
  });
});

it('the dark theme sets every colour of the light one', () => {
  expect(Object.keys(themes.dark).sort()).toEqual(Object.keys(themes.light).sort());
});
