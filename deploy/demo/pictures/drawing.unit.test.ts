import { products } from '../catalogue/index.ts';
import { productTypes } from '../catalogue/types.ts';
import { circle, quadBend, rect, warp } from './path.ts';
import { text, textPath, textWidth } from './type.ts';

describe('drawings', () => {
  it.each(Object.keys(productTypes))('draws %s as a self-contained picture', (type) => {
    const svg = products.find((one) => one.type === type)?.pictures[0]?.() ?? '';
    expect(svg).toMatch(/^<svg [^>]*width="1200" height="1500"/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/);
  });

  it('has no two products that look the same', () => {
    const ids = /\b(?:p|g|f|c|t|lamp)\d+\b/g;
    const seen = products.map((one) => one.pictures[0]?.().replace(ids, 'id'));
    expect(new Set(seen).size).toBe(products.length);
  });
});

describe('paths', () => {
  it('bends rectangles onto four corners', () => {
    const bend = quadBend(10, 10, [[0, 0], [20, 0], [20, 40], [0, 40]]); // biome-ignore format: four corners
    expect(bend(5, 5)).toEqual([10, 20]);
    expect(warp(rect(0, 0, 10, 10, '#000000'), bend)).toContain('20 40');
  });

  it('scales the width of strokes with the bend', () => {
    const ring = circle(0, 0, 5, { stroke: '#000000', width: 2 });
    expect(warp(ring, (x, y) => [x * 3, y * 3])).toContain('stroke-width="6"');
  });

  it('sets English and Hindi as outlines, with conjuncts as one glyph', () => {
    expect(text('Chhaap छाप ₹199', 0, 0, 20, '#000000')).toMatch(/^<path d="M /);
    expect(textPath('क्ष', 0, 0, 100)).not.toBe(textPath('क', 0, 0, 100));
    expect(textWidth('क्ष', 100)).toBeLessThan(textWidth('कष', 100));
  });
});
