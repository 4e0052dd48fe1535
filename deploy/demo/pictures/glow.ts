import { type Art, emblem, lay } from './art.ts';
import { type BrandName, brands } from './brands.ts';
import { blurred, clipped, dice, linear, mix, radial, shade, stops } from './paint.ts';
import { circle, ellipsePath, line, path, poly, quadBend, rect, rectPath } from './path.ts';
import { castShadow } from './scene.ts';
import { grain } from './texture.ts';
import { type Face, textPath } from './type.ts';

/** Things that glow: neon, glow-sign boxes, cut letters with light behind, running dots. */

export type NightWall = 'brick' | 'concrete' | 'wood' | 'green';

function nightWall(kind: NightWall, color: string): string {
  const roll = dice(23);
  const base = { brick: '#2a1d1b', concrete: '#26282b', wood: '#261b14', green: '#16241d' }[kind];
  let surface = rect(-300, -300, 1800, 2100, base);
  if (kind === 'brick')
    for (let row = 0, y = -10; y < 1520; row++, y += 62)
      for (let x = row % 2 ? -90 : -10; x < 1220; x += 160)
        surface += rect(
          x,
          y,
          150,
          52,
          shade(['#3a2723', '#35231f', '#402b26', '#301f1c'][Math.floor(roll() * 4)] as string, roll() * 0.06),
          5,
        );
  if (kind === 'wood')
    for (let x = -10; x < 1220; x += 136)
      surface += rect(x, -10, 130, 1530, shade('#33241a', roll() * 0.07)) + line([[x + 30 + roll() * 70, -10], [x + 30 + roll() * 70, 1510]], '#1d130c', 2); // biome-ignore format: one plank
  if (kind === 'green')
    for (let i = 0; i < 420; i++) {
      const [x, y, r, turn] = [roll() * 1240 - 20, roll() * 1540 - 20, 24 + roll() * 34, roll() * 360];
      const leaf = `M 0 0 C ${r * 0.6} ${-r * 0.5} ${r * 1.4} ${-r * 0.4} ${r * 2} 0 C ${r * 1.4} ${r * 0.4} ${r * 0.6} ${r * 0.5} 0 0 Z`;
      surface += path(leaf, {
        fill: shade(['#1c3326', '#203c2b', '#17291f', '#28492f'][i % 4] as string, roll() * 0.05),
        more: `transform="translate(${x} ${y}) rotate(${turn})"`,
      });
    }
  const pool = radial(600, 700, 800, stops([0, color, 0.4], [0.5, color, 0.14], [1, color, 0]), true);
  const dark = radial(560, 660, 1050, stops([0, '#000000', 0], [1, '#000000', 0.72]), true);
  return (
    surface +
    grain(0.14) +
    dark.def +
    rect(-300, -300, 1800, 2100, dark.url) +
    pool.def +
    rect(-300, -300, 1800, 2100, pool.url)
  );
}

/** A glass tube along `d`: halo on the wall, coloured glow, white-hot core. */
function tube(d: string, color: string, width = 0): string {
  const hot = mix(color, '#ffffff', 0.82);
  const ink = (c: string, w: number) => ({ fill: width ? 'none' : c, stroke: c, width: width + w });
  return (
    blurred(path(d, { ...ink('#000000', 4), more: 'transform="translate(10 16)"' }), 6, 0.5) +
    blurred(path(d, ink(color, 34)), 44, 0.75) + blurred(path(d, ink(color, 14)), 14, 0.9) +
    path(d, ink(color, 7)) + blurred(path(d, ink(hot, 1)), 2.4, 0.9) + path(d, width ? { stroke: hot, width: width * 0.55 } : { fill: hot })
  ); // biome-ignore format: layers
}

interface NeonLine {
  text: string;
  color: string;
  size?: number;
  face?: Face;
}
type NeonShape = 'frame' | 'circle' | 'heart' | 'cup' | 'crown' | 'bat' | 'arrow' | 'none';

const shapes: Record<NeonShape, string[]> = {
  none: [],
  frame: [rectPath(120, 420, 960, 660, 70)],
  circle: [ellipsePath(600, 740, 470)],
  heart: ['M 600 1210 C 260 1000 110 830 140 600 C 170 400 480 350 600 590 C 720 350 1030 400 1060 600 C 1090 830 940 1000 600 1210'],
  cup: ['M 420 300 L 780 300 L 740 540 C 736 566 464 566 460 540 Z', 'M 520 250 C 490 210 550 180 520 130', 'M 600 250 C 570 210 630 180 600 130', 'M 680 250 C 650 210 710 180 680 130', 'M 778 340 C 880 330 880 470 760 468'],
  crown: ['M 400 480 L 360 270 L 490 380 L 600 220 L 710 380 L 840 270 L 800 480 Z'],
  bat: ['M 470 500 L 700 250', 'M 700 250 L 760 310 L 560 520 C 520 560 430 540 470 500', 'M 728 278 L 830 170', ellipsePath(430, 330, 50)],
  arrow: ['M 200 1090 C 420 1210 760 1210 960 1080', 'M 860 1070 L 965 1078 L 930 1180'],
}; // biome-ignore format: a table

export interface Neon {
  lines: readonly NeonLine[];
  shape?: NeonShape;
  shapeColor?: string;
  wall?: NightWall;
}

/** A neon sign on clear acrylic, hung by two wires. */
export const neon = (options: Neon): string =>
  nightWall(options.wall ?? 'brick', options.lines[0]?.color ?? '#ff4d8d') + neonSign(options);

/** The sign without its wall. */
export function neonSign({ lines, shape = 'none', shapeColor = '#ff4d8d' }: Neon): string {
  const above = shape === 'cup' || shape === 'crown' || shape === 'bat';
  const width = shape === 'heart' ? 640 : shape === 'circle' ? 740 : 880;
  const gap = 56;
  const heights = lines.map((one) => one.size ?? 220);
  const total = heights.reduce((a, b) => a + b, 0) + gap * (lines.length - 1);
  let y = (above ? 860 : 740) - total / 2;
  const words = lines.map((one, i) => {
    const size = heights[i] ?? 200;
    const d = textPath(one.text, 600, y + size * 0.78, size, {
      face: one.face ?? 'hand',
      anchor: 'middle',
      maxWidth: width,
    });
    y += size + gap;
    return tube(d, one.color);
  });
  const acrylic = rect(80, above ? 90 : 300, 1040, above ? 1150 : 900, '#ffffff', 30);
  const pane = `<g opacity="0.045">${acrylic}</g>${path(rectPath(80, above ? 90 : 300, 1040, above ? 1150 : 900, 30), { stroke: '#ffffff', width: 2, opacity: 0.22 })}`;
  const studs = [[120, above ? 130 : 340], [1080, above ? 130 : 340], [120, above ? 1200 : 1160], [1080, above ? 1200 : 1160]].map(([x, sy]) => circle(x as number, sy as number, 13, '#c9ccd0') + circle((x as number) - 3, (sy as number) - 3, 6, '#ffffff')).join(''); // biome-ignore format: four studs
  return pane + studs + shapes[shape].map((d) => tube(d, shapeColor, 13)).join('') + words.join('');
}

/** A shallow box of light, its acrylic face printed. */
export function lightBox(art: Art, frameColor = '#1b1b1e', wall: NightWall = 'concrete', round = false): string {
  const glowColor = '#ffe9bd';
  const [w, h] = round ? [860, 860] : [1020, Math.min(980, (1020 * art.h) / art.w)];
  const [x, y] = [600 - w / 2, 720 - h / 2];
  const outline = round ? ellipsePath(600, 720, 430) : rectPath(x, y, w, h, 18);
  const face = round ? ellipsePath(600, 720, 404) : rectPath(x + 22, y + 22, w - 44, h - 44, 8);
  const bend = quadBend(art.w, art.h, [[x + 22, y + 22], [x + w - 22, y + 22], [x + w - 22, y + h - 22], [x + 22, y + h - 22]]); // biome-ignore format: four corners
  const inner = radial(
    600,
    700,
    w * 0.62,
    stops([0, '#fff6dc', 0.5], [0.6, '#fff0c8', 0.16], [1, '#2a1804', 0.2]),
    true,
  );
  const metal = linear(
    [x, y],
    [x + w, y + h],
    stops([0, shade(frameColor, 0.5)], [0.4, frameColor], [1, shade(frameColor, -0.3)]),
    true,
  );
  const arm = round
    ? rect(-20, 690, 200, 22, '#4b4f54') + rect(-20, 690, 200, 5, '#8b9096') + rect(-10, 600, 26, 210, '#3a3d41')
    : '';
  return (
    nightWall(wall, glowColor) + arm + blurred(path(outline, { fill: glowColor, stroke: glowColor, width: 40 }), 70, 0.75) + blurred(path(outline, { fill: '#000000', more: 'transform="translate(16 34)"' }), 16, 0.7) +
    path(outline, { fill: shade(frameColor, -0.5), more: 'transform="translate(10 16)"' }) + metal.def + path(outline, metal.url) +
    clipped(lay(art, bend) + inner.def + rect(0, 0, 1200, 1500, inner.url), face) + blurred(path(face, { stroke: '#fff6dc', width: 10 }), 8, 0.8) + path(face, { stroke: '#fffdf2', width: 2, opacity: 0.6 })
  ); // biome-ignore format: layers
}

/** Solid letters with light behind them on a cladding. */
export function haloLetters(
  brand: BrandName,
  main: string,
  hindi: string,
  metal: string,
  halo: string,
  wall: NightWall = 'wood',
): string {
  const { face } = brands[brand];
  const name = textPath(main, 600, 840, 300, { face, anchor: 'middle', maxWidth: 1000 });
  const second = textPath(hindi, 600, 1010, 130, { face: 'bold', anchor: 'middle', maxWidth: 800 });
  const gold = linear([0, 0], [0, 1], stops([0, shade(metal, 0.75)], [0.6, shade(metal, 0.3)], [1, metal]));
  const sign = (d: string) => blurred(path(d, { fill: halo, stroke: halo, width: 36 }), 30, 0.95) + blurred(path(d, { fill: '#fff6dc', stroke: '#fff6dc', width: 4 }), 8, 0.35) + path(d, { fill: shade(metal, -0.65), more: 'transform="translate(6 9)"' }) + path(d, gold.url); // biome-ignore format: layers
  const mark = emblem(brands[brand], 450, 330, 300, shade(metal, 0.1), shade(metal, -0.3));
  return (
    nightWall(wall, halo) + gold.def + blurred(circle(600, 480, 190, halo), 60, 0.6) + mark + sign(name) + sign(second)
  );
}

/** A running-text board: lamps in rows, lit where the letters are. */
export function dotBoard(
  words: readonly { text: string; color: string; face?: Face }[],
  wall: NightWall = 'concrete',
): string {
  const [x, y, w, h] = [80, 400, 1040, 640];
  const color = words[0]?.color ?? '#ff3b30';
  const outline = rectPath(x, y, w, h, 16);
  const lamp = (c: string) => `<pattern id="lamp${c.slice(1)}" width="10" height="10" patternUnits="userSpaceOnUse"><circle cx="5" cy="5" r="3.8" fill="${c}"/></pattern>`; // biome-ignore format: one pattern
  const row = h / words.length;
  const letters = words.map((one, i) => {
    const size = row * 0.86;
    const d = textPath(one.text, 600, y + row * i + row * 0.74, size, { face: one.face ?? 'bold', anchor: 'middle', maxWidth: w - 110 });
    return lamp(mix(one.color, '#ffffff', 0.35)) + blurred(path(d, one.color), 16, 0.8) + path(d, `url(#lamp${mix(one.color, '#ffffff', 0.35).slice(1)})`);
  }); // biome-ignore format: one row
  return (
    nightWall(wall, color) + castShadow(outline, 20, 30, 20, 0.8) + blurred(path(outline, color), 60, 0.35) + path(outline, '#0b0b0d') + lamp('#241a1a') + path(rectPath(x + 24, y + 24, w - 48, h - 48), 'url(#lamp241a1a)') + clipped(letters.join(''), outline) +
    path(outline, { stroke: '#55595e', width: 20 }) + path(outline, { stroke: '#9a9fa5', width: 3 }) + poly([[x, y], [x + w * 0.4, y], [x + w * 0.2, y + h], [x, y + h]], { fill: '#ffffff', opacity: 0.04 })
  ); // biome-ignore format: layers
}

/** A sign in its place at night: over a doorway with a window lit from inside. */
export function signInUse(sign: string, warm = '#ffcf7a'): string {
  const room = linear([0, 820], [0, 1500], stops([0, mix(warm, '#5a3410', 0.1)], [1, '#7a4a1c']), true);
  const shelf = [960, 1120]
    .map(
      (y) =>
        rect(150, y, 400, 10, '#5a3410') +
        [0, 1, 2, 3, 4]
          .map((i) =>
            rect(
              176 + i * 72,
              y - 62,
              46,
              62,
              ['#a9552e', '#2f6f73', '#c2185b', '#d99a2b', '#3f5f3a'][(i + y) % 5] as string,
              8,
            ),
          )
          .join(''),
    )
    .join('');
  return (
    nightWall('brick', warm) + room.def + rect(120, 820, 460, 480, '#120d0a') + rect(140, 840, 420, 440, room.url) + shelf + line([[350, 840], [350, 1280]], '#120d0a', 12) +
    rect(680, 800, 400, 720, '#120d0a') + rect(702, 822, 356, 700, room.url) + rect(722, 842, 316, 400, '#00000022') + line([[880, 822], [880, 1500]], '#120d0a', 10) + circle(862, 1180, 11, '#f3d9a6') +
    blurred(poly([[690, 1500], [1070, 1500], [1180, 1400], [600, 1400]], warm), 40, 0.3) + rect(-20, 1440, 1300, 80, '#1c1714') + `<g transform="translate(150 -80) scale(0.75)">${sign}</g>`
  ); // biome-ignore format: layers
}
