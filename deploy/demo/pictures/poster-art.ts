import { type Art, brandOf, confetti, emblem, rays, readable } from './art.ts';
import type { BrandName } from './brands.ts';
import { inkOn, mix, shade } from './paint.ts';
import { circle, line, path, rect } from './path.ts';
import { fitSize, text } from './type.ts';

/** The texts of a flyer, poster, brochure cover or banner. */
export interface Copy {
  brand: BrandName;
  headline: string;
  hindi: string;
  points?: readonly string[];
  /** In the burst: "₹99", "30% OFF". */
  offer?: string;
}

const mid = { anchor: 'middle' } as const;

/** Ragged star for an offer. */
function burst(cx: number, cy: number, r: number, fill: string, content: string): string {
  const points = Array.from({ length: 32 }, (_, i) => {
    const [a, k] = [(i / 32) * Math.PI * 2, i % 2 ? 0.86 : 1];
    return `${cx + r * k * Math.cos(a)} ${cy + r * k * Math.sin(a)}`;
  });
  const size = fitSize(content, r * 1.45, r * 0.62, { face: 'heavy' });
  return (
    path(`M ${points.join(' L ')} Z`, fill) +
    text(content, cx, cy + size * 0.34, size, inkOn(fill), { ...mid, face: 'heavy' })
  );
}

/** A tall sheet in four layouts. */
export function poster(copy: Copy, layout = 0, w = 600, h = 850): Art {
  const brand = brandOf(copy.brand);
  const { dark, strong, light } = brand;
  const big = (content: string, y: number, size: number, ink: string, width = w - 80) =>
    text(content, w / 2, y, size, ink, { ...mid, face: brand.face === 'serif' ? 'serif' : 'heavy', maxWidth: width });
  const footer = (ground: string, ink: string) =>
    rect(0, h - 96, w, 96, ground) +
    (w < 500 ? text(brand.name, w / 2, h - 54, 34, ink, { ...mid, face: 'bold', maxWidth: w - 60 }) + text(brand.phone, w / 2, h - 18, 32, ink, { ...mid, face: 'bold' }) :
    text(brand.name, 36, h - 50, 34, ink, { face: 'bold', maxWidth: w * 0.52 }) +
    text(brand.address, 36, h - 20, 21, ink, { face: 'regular', maxWidth: w * 0.56 }) +
    text(brand.phone, w - 36, h - 36, 38, ink, { face: 'bold', anchor: 'end', maxWidth: w * 0.36 })); // biome-ignore format: a layout
  const points = (x: number, y: number, ink: string, dot: string, gap = 48) =>
    (copy.points ?? []).map((one, i) =>
      circle(x + 8, y + i * gap - 10, 8, dot) + text(one, x + 30, y + i * gap, 31, ink, { face: 'medium', maxWidth: w - x - 70 })).join(''); // biome-ignore format: one row
  const offer = (cx: number, cy: number, r: number, fill: string) =>
    copy.offer ? burst(cx, cy, r, fill, copy.offer) : '';
  const layouts = [
    () =>
      rect(0, 0, w, h, dark) + rays(w / 2, 260, w * 0.95, mix(dark, strong, 0.16)) + circle(w / 2, 260, 180, strong) +
      emblem(brand, w / 2 - 120, 140, 240, light, dark) +
      big(copy.headline, 540, 104, light) + big(copy.hindi, 612, 60, strong) +
      points(70, 662, light, strong, 38) + offer(w - 110, 110, 92, '#f5c400') + footer(strong, inkOn(strong, dark)),
    () =>
      rect(0, 0, w, h, light) + rect(0, 0, w, h * 0.44, strong) + circle(w * 0.78, h * 0.2, w * 0.36, mix(strong, dark, 0.18)) +
      emblem(brand, w * 0.56, 70, 240, light, dark) + text(brand.name, 40, 76, 40, inkOn(strong, dark), { face: brand.face, maxWidth: w * 0.5 }) +
      text(copy.hindi, 40, h * 0.38, 74, inkOn(strong, dark), { face: 'heavy', maxWidth: w * 0.56 }) +
      big(copy.headline, h * 0.56, 96, dark) + points(60, h * 0.66, dark, strong) + offer(w - 120, h * 0.71, 96, '#c2185b') + footer(dark, light),
    () =>
      rect(0, 0, w, h, light) + confetti(brand, w, 220, 80, mix(strong, light, 0.45), mix(dark, light, 0.5)) + rect(30, 120, w - 60, h - 250, shade(light, 0.6), 10) +
      emblem(brand, w / 2 - 80, 150, 160, dark, strong) + big(copy.headline, 410, 92, dark, w - 130) + line([[w / 2 - 90, 440], [w / 2 + 90, 440]], strong, 5) +
      big(copy.hindi, 508, 56, readable(brand), w - 140) + points(80, 580, dark, strong) + offer(w - 105, 110, 84, strong) + footer(strong, inkOn(strong, dark)),
    () =>
      rect(0, 0, w, h, strong) + path(`M 0 ${h * 0.62} C ${w * 0.3} ${h * 0.5} ${w * 0.7} ${h * 0.74} ${w} ${h * 0.6} L ${w} ${h} L 0 ${h} Z`, dark) +
      text(copy.headline, 44, 150, 128, inkOn(strong, dark), { face: 'heavy', maxWidth: w - 88 }) + text(copy.hindi, 46, 232, 66, inkOn(strong, dark), { face: 'bold', maxWidth: w - 90 }) +
      emblem(brand, w * 0.24, 262, w * 0.5, inkOn(strong, dark) === dark ? dark : light, inkOn(strong, dark) === dark ? light : dark) + points(60, h * 0.71, light, strong) + offer(w - 110, h * 0.56, 90, light) + footer(dark, light),
  ]; // biome-ignore format: layouts
  return { w, h, svg: (layouts[layout % layouts.length] as () => string)() };
}

/** A wide sheet: flex banners, shop boards. */
export function wideBanner(copy: Copy, layout = 0, w = 1200, h = 760): Art {
  const brand = brandOf(copy.brand);
  const { dark, strong, light } = brand;
  const face = brand.face === 'serif' ? 'serif' : 'heavy';
  const strip = (ground: string, ink: string) =>
    rect(0, h - 110, w, 110, ground) + text(brand.address, 60, h - 38, 46, ink, { face: 'medium', maxWidth: w * 0.55 }) +
    text(brand.phone, w - 60, h - 34, 62, ink, { anchor: 'end', face: 'heavy' }); // biome-ignore format: a layout
  const layouts = [
    () =>
      rect(0, 0, w, h, dark) + rays(w * 0.76, h * 0.42, w * 0.8, mix(dark, strong, 0.14)) + circle(w * 0.78, h * 0.4, h * 0.33, strong) +
      emblem(brand, w * 0.78 - h * 0.23, h * 0.17, h * 0.46, light, dark) +
      text(copy.hindi, 60, h * 0.36, 170, light, { face: 'heavy', maxWidth: w * 0.54 }) + text(copy.headline, 64, h * 0.56, 104, strong, { face, maxWidth: w * 0.52 }) +
      text((copy.points ?? []).join('  •  '), 64, h * 0.72, 46, light, { face: 'medium', maxWidth: w * 0.6 }) + strip(strong, inkOn(strong, dark)),
    () =>
      rect(0, 0, w, h, strong) + path(`M 0 0 L ${w * 0.42} 0 L ${w * 0.32} ${h} L 0 ${h} Z`, dark) + emblem(brand, w * 0.05, h * 0.14, h * 0.42, light, strong) +
      text(brand.name, w * 0.18, h * 0.76, 56, light, { ...mid, face, maxWidth: w * 0.3 }) +
      text(copy.headline, w * 0.7, h * 0.36, 150, inkOn(strong, dark), { ...mid, face, maxWidth: w * 0.52 }) + text(copy.hindi, w * 0.69, h * 0.58, 110, inkOn(strong, dark), { ...mid, face: 'heavy', maxWidth: w * 0.5 }) +
      text((copy.points ?? []).join('  •  '), w * 0.69, h * 0.73, 44, inkOn(strong, dark), { ...mid, face: 'medium', maxWidth: w * 0.54 }) + strip(dark, light),
    () =>
      rect(0, 0, w, h, light) + confetti(brand, w, 120, 70, mix(strong, light, 0.3), mix(dark, light, 0.4)) + rect(0, 150, w, 10, strong) +
      (h < 600 ? '' : emblem(brand, w / 2 - 90, 176, 180, dark, strong)) + text(copy.headline, w / 2, h * (h < 600 ? 0.58 : 0.66), 160, dark, { ...mid, face, maxWidth: w * 0.86 }) +
      text(copy.hindi, w / 2, h * (h < 600 ? 0.76 : 0.81), 84, readable(brand), { ...mid, face: 'heavy', maxWidth: w * 0.8 }) + strip(strong, inkOn(strong, dark)),
  ]; // biome-ignore format: layouts
  const svg = (layouts[layout % layouts.length] as () => string)();
  return {
    w,
    h,
    svg:
      svg +
      (copy.offer
        ? burst(layout === 1 ? w * 0.36 : w * 0.92, h * 0.17, 96, layout === 1 ? light : '#f5c400', copy.offer)
        : ''),
  };
}

/** Inside of a brochure: a picture block, a heading, lines of text. */
export function innerPanel(copy: Copy, index: number, w = 400, h = 850): Art {
  const brand = brandOf(copy.brand);
  const { dark, strong, light } = brand;
  const rows = (x: number, y: number, count: number, width: number) =>
    Array.from({ length: count }, (_, i) => rect(x, y + i * 24, width * (i % 4 === 3 ? 0.6 : 0.92 + ((i * 7) % 3) * 0.04), 8, mix(dark, light, 0.62), 3)).join(''); // biome-ignore format: one row
  const block =
    index % 2
      ? rect(0, h - 330, w, 330, mix(strong, light, 0.15)) + emblem(brand, w / 2 - 100, h - 270, 200, dark, light)
      : rect(36, 190, w - 72, 220, mix(dark, strong, 0.12), 8) + emblem(brand, w / 2 - 85, 215, 170, light, strong);
  const heading = (copy.points ?? [])[index % Math.max(1, copy.points?.length ?? 1)] ?? copy.headline;
  return {
    w,
    h,
    svg:
      rect(0, 0, w, h, shade(light, 0.5)) + rect(36, 60, 60, 8, strong) + text(heading, 36, 120, 46, dark, { face: 'bold', maxWidth: w - 72 }) +
      text(brand.hindiLine, 36, 160, 26, readable(brand), { face: 'medium', maxWidth: w - 72 }) + block +
      (index % 2 ? rows(36, 200, 9, w - 72) : rows(36, 450, 8, w - 72) + rect(36, 690, w - 72, 84, strong, 6) + text(brand.phone, w / 2, 746, 40, inkOn(strong, dark), { ...mid, face: 'bold' })),
  }; // biome-ignore format: a layout
}
