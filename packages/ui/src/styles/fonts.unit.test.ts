import { readFileSync } from 'node:fs';

const css = readFileSync(new URL('./base.css', import.meta.url), 'utf8');
const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) => body);
const rangeOf = (face: string, property: string) => new RegExp(`${property}:\\s*([^;]+);`).exec(face)?.[1];

describe('the faces of Anek', () => {
  const anek = faces.filter((face) => rangeOf(face, 'font-family') === '"Anek"');

  it('have the same ranges of weight and width: browsers load no face that differs, and Hindi would show as boxes', () => {
    expect(anek).toHaveLength(3);
    for (const property of ['font-weight', 'font-stretch']) {
      expect(new Set(anek.map((face) => rangeOf(face, property))).size).toBe(1);
    }
  });
});
