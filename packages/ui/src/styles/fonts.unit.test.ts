import { readFileSync } from 'node:fs';

const css = readFileSync(new URL('./base.css', import.meta.url), 'utf8');
const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) => body);
const rangeOf = (face: string, property: string) => new RegExp(`${property}:\\s*([^;]+);`).exec(face)?.[1];

describe('the faces of Anek', () => {
  const anek = faces.filter((face) => rangeOf(face, 'font-family') === '"Anek"');

  it('have the same ranges of weight and width: browsers load no face that differs, and Hindi would show as boxes', () => {
    expect(anek).toHaveLength(4);
    for (const property of ['font-weight', 'font-stretch']) {
      expect(new Set(anek.map((face) => rangeOf(face, property))).size).toBe(1);
    }
  });

  it('share no letter, so that a page loads one file for each', () => {
    const letters = anek.flatMap((face) =>
      (rangeOf(face, 'unicode-range') ?? '').split(',').flatMap((range) => {
        const [from = '', to = from] = range.trim().slice(2).split('-');
        const first = Number.parseInt(from, 16);
        return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index);
      }),
    );
    expect(letters).toHaveLength(new Set(letters).size);
    for (const text of ['Visiting card · 3.5 × 2 in', '₹250', 'Café', 'नमस्ते']) {
      for (const letter of text) expect(letters).toContain(letter.codePointAt(0));
    }
  });
});
